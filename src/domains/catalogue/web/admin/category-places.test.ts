import { describe, expect, test } from 'vitest'
import type { AdminCategory } from '#domains/catalogue/common/catalogue.ts'
import {
  listChildren,
  placeBy,
  placeByStep,
  describePlace,
  withMove,
  type Drop,
  type Step,
} from './category-places.ts'
import { PendingMoves } from './use-category-moves.ts'

const category = (id: number, parentId: number | null, type: AdminCategory['type'] = 'general') =>
  ({ id, parent_id: parentId, type, name: `C${id}` }) as AdminCategory

/** 1 (2 (3, 4 (5 (6))), 7), 8; a vehicle 9; 10 at the end. */
const all = [
  category(1, null),
  category(2, 1),
  category(3, 2),
  category(4, 2),
  category(5, 4),
  category(7, 1),
  category(8, null),
  category(9, null, 'vehicle'),
  category(10, null),
]

test.each<[number, Step, ReturnType<typeof placeByStep>]>([
  [7, 'up', { parent_id: 1, position: 0 }],
  [2, 'up', null],
  [2, 'down', { parent_id: 1, position: 1 }],
  [7, 'down', null],
  [7, 'in', { parent_id: 2, position: 2 }],
  [2, 'in', null],
  [3, 'out', { parent_id: 1, position: 1 }],
  [7, 'out', { parent_id: null, position: 1 }],
  [8, 'out', null],
  // Skips the vehicle, which is in another list.
  [8, 'down', { parent_id: null, position: 3 }],
  [10, 'up', { parent_id: null, position: 1 }],
  // Four levels below 8 would make five.
  [9, 'in', null],
])('moving category %i %s gives %s', (id, step, place) => {
  expect(placeByStep(all, id, step)).toEqual(place)
})

test.each<[number, number, Drop, ReturnType<typeof placeBy>]>([
  [7, 3, 'before', { parent_id: 2, position: 0 }],
  [7, 3, 'after', { parent_id: 2, position: 1 }],
  [3, 8, 'into', { parent_id: 8, position: 0 }],
  [1, 3, 'after', null],
  [1, 1, 'into', null],
  [1, 8, 'into', null],
  [3, 9, 'into', null],
  [3, 9, 'before', null],
  [7, 5, 'into', null],
  [7, 5, 'after', { parent_id: 4, position: 1 }],
])('category %i dropped on %i, %s it, goes to %s', (id, over, drop, place) => {
  expect(placeBy(all, id, over, drop)).toEqual(place)
})

test('withMove moves a category with its whole branch', () => {
  const after = withMove(all, 2, { parent_id: 8, position: 0 })
  expect(after.map(({ id }) => id)).toEqual([1, 7, 8, 2, 3, 4, 5, 9, 10])
  expect(listChildren(after, 8).map(({ id }) => id)).toEqual([2])
  expect(describePlace(after, 2)).toBe('C2 is now 1 of 1 under C8.')
  expect(describePlace(all, 10)).toBe('C10 is now 3 of 3 at the top.')
})

describe('moves shown before the server confirms them', () => {
  const down = { id: 2, place: { parent_id: 1, position: 1 } }
  const out = { id: 3, place: { parent_id: null, position: 0 } }
  const begin = () => {
    const moves = new PendingMoves()
    return { moves, shown: moves.add(moves.add(all, down), out) }
  }
  const one = withMove(all, down.id, down.place)
  const other = withMove(all, out.id, out.place)
  const both = withMove(one, out.id, out.place)

  test('a refused move returns to its place and leaves other moves alone', () => {
    const { moves, shown } = begin()
    expect(shown).toEqual(both)
    expect(moves.settle(down, false)).toEqual(other)
    expect(moves.isDone).toBe(false)
    expect(moves.settle(out, false)).toEqual(all)
    expect(moves.isDone).toBe(true)
  })

  test('a confirmed move stays when the next one is refused', () => {
    const { moves } = begin()
    expect(moves.settle(down, true)).toEqual(both)
    expect(moves.settle(out, false)).toEqual(one)
  })

  test('the next move starts from the list fetched since', () => {
    const { moves } = begin()
    moves.settle(down, true)
    moves.settle(out, true)
    expect(moves.add(all, down)).toEqual(one)
    expect(moves.settle(down, false)).toEqual(all)
  })
})
