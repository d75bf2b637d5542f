/** Numbers with one place after the point, in the reader's language. */
import { numbers } from '../../words/dates';

export function decimal(value: number): string {
  return numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}
