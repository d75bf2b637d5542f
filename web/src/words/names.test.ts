import { expect, it } from 'vitest';
import { startOf } from './names';

/** The same names as in `NameStartTest` of the module `catalogue`. */
it.each([
  ['Anna', 'vowel'],
  ['Éric', 'vowel'],
  ['Œdipe', 'vowel'],
  ['Yves', 'vowel'],
  ['Yann', 'consonant'],
  ['Hugo', 'consonant'],
  ['Bob', 'consonant'],
  ['İpek', 'vowel'],
  ['8bit', 'other'],
  ['🦊', 'other'],
  ['Archéologie', 'vowel'],
  ['Thèbes', 'consonant'],
])('%s starts with a %s', (name, start) => expect(startOf(name)).toBe(start));
