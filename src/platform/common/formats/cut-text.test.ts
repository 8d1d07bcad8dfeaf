import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab🚗', 3, 'ab'],
  ['a🇳🇿', 3, 'a'],
  ['a🇳🇿🇳🇿', 5, 'a🇳🇿'],
  ['ae\u0301', 2, 'a'],
  ['👩‍👩‍👧', 4, ''],
])('cutText shortens %s to %i: %s', (text, max, cut) => expect(cutText(text, max)).toBe(cut))
