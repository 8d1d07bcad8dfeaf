import { expect, test } from 'vitest'
import { findGuards } from './guards.rules.ts'

const none = { new: 0, changed: 0, same: 0, gone: 0, refused: 0 }

test.each([
  ['nothing of note', { new: 50, same: 50 }, 100, []],
  ['a fifth refused', { new: 8, refused: 2 }, 0, []],
  ['more than a fifth refused', { new: 7, refused: 3 }, 0, ['refused']],
  ['four of ten withdrawn', { same: 6, gone: 4 }, 10, []],
  ['five of ten withdrawn', { same: 5, gone: 5 }, 10, ['withdrawn']],
  ['all of a few changed', { changed: 5 }, 5, []],
  ['six of ten changed', { changed: 6, same: 4 }, 10, []],
  ['seven of ten changed', { changed: 7, same: 3 }, 10, ['changed']],
  ['too much of each', { changed: 70, refused: 40, gone: 50 }, 100, ['withdrawn', 'changed', 'refused']],
] as const)('findGuards judges %s', (_name, found, live, guards) => {
  expect(findGuards({ ...none, ...found }, live)).toEqual(guards)
})
