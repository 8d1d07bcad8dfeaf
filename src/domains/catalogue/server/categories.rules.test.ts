import { expect, test } from 'vitest'
import {
  categoriesBelow,
  nameProblem,
  orderWith,
  placeProblem,
  slugFor,
  type Placed,
} from './categories.rules.ts'

test.each([
  ['Road bikes', 'sports', [], 'sports-road-bikes'],
  ['Ngā taonga & pūoro', null, [], 'nga-taonga-and-puoro'],
  ['Road bikes', 'sports', ['sports-road-bikes'], 'sports-road-bikes-2'],
  ['Road bikes', 'sports', ['sports-road-bikes', 'sports-road-bikes-2'], 'sports-road-bikes-3'],
  ['!!!', null, [], 'category'],
  ['x'.repeat(200), null, [], 'x'.repeat(76)],
])('%s under %s', (name, parent, taken, slug) => {
  expect(slugFor(name, parent, new Set(taken))).toBe(slug)
})

const placed = (id: number, path: number[], position = 0, type = 'general'): Placed => ({
  id,
  type,
  path,
  position,
  name: `C${id}`,
  slug: `c${id}`,
  parent_id: path.at(-2) ?? null,
})
const tree = [
  placed(1, [1]),
  placed(2, [1, 2]),
  placed(3, [1, 2, 3]),
  placed(4, [1, 4], 1),
  placed(5, [5], 1),
  placed(6, [5, 6]),
  placed(7, [5, 6, 7]),
  placed(9, [9], 2, 'vehicle'),
]
const of = (id: number | null) => tree.find((one) => one.id === id) ?? null

test.each([
  ['to the top', 3, null, null],
  ['beside', 3, 4, null],
  ['under itself', 2, 2, /own parent/],
  ['under its own child', 1, 3, /own parent/],
  ['into another type', 2, 9, /another listing type/],
  ['two levels under two make four', 2, 6, null],
  ['two levels under three', 2, 7, /4 levels/],
  ['three levels under one make four', 1, 5, null],
  ['three levels under two', 1, 6, /4 levels/],
])('%s', (_what, id, parent, problem) => {
  const text = placeProblem(tree, of(id)!, of(parent))
  if (problem) expect(text).toMatch(problem)
  else expect(text).toBeNull()
})

test.each([
  ['another of the same parent', { id: 4, name: 'c2', parent_id: 1 }, true],
  ['itself', { id: 2, name: 'C2', parent_id: 1 }, false],
  ['of another parent', { id: null, name: 'C2', parent_id: 5 }, false],
  ['a new one at the top', { id: null, name: 'C5', parent_id: null }, true],
])('a name is checked: %s', (_whose, wanted, isTaken) => {
  expect(nameProblem(tree, wanted) !== null).toBe(isTaken)
})

test.each([
  [9, null, 0, [9, 1, 5]],
  [9, null, 1, [1, 9, 5]],
  [9, null, undefined, [1, 5, 9]],
  [9, null, 99, [1, 5, 9]],
  [1, null, 1, [5, 1, 9]],
  [4, 5, 0, [4, 6]],
])('%i under %s at %s', (id, parent, position, order) => {
  expect(orderWith(tree, id, parent, position)).toEqual(order)
})

test('listBelow returns categories at any depth', () => {
  expect(categoriesBelow(tree, 1).map(({ id }) => id)).toEqual([2, 3, 4])
})
