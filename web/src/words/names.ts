/**
 * How a name begins, for languages in which the word before it depends on that: de Bob, but d’Anna.
 * As `NameStart` in the module `catalogue`.
 */
export function startOf(name: string): 'vowel' | 'consonant' | 'other' {
  const letters = name.normalize('NFD').toLowerCase().replace(/\p{M}/gu, '');
  if (!/^\p{L}/u.test(letters)) return 'other';
  // an h, of which nobody can know whether it is heard, is no vowel; a y is one before a consonant: Yves
  return /^([aeiouœæ]|y[^aeiouœæ])/.test(letters) ? 'vowel' : 'consonant';
}
