import { expect, test } from 'vitest'
import { dropUnits, findCategoryUnits, orderUnitsToDrop, type Unit } from './typed-words.rules.ts'

const makeUnit = (word: string, place: string | null = null): Unit => ({
  runs: [{ pieces: [word], joined: null, is_whole: true }],
  others: [],
  place,
  isPhrase: false,
})

const count = (word: string, titled: number, titledThings: number, named: number, place?: string) => ({
  unit: makeUnit(word, place),
  titled,
  titledThings,
  named,
  isCategory: false,
})

test.each([
  ['what no title has first', [count('purple', 0, 0, 0), count('car', 3, 3, 80)], 'car'],
  ['a place before a thing', [count('ladder', 2, 2, 2), count('auckland', 40, 30, 90, 'auckland')], 'ladder'],
  [
    'the rarer in titles, whatever its category',
    [count('dining', 2, 2, 40), count('table', 9, 9, 12)],
    'table',
  ],
  ['what is rarer among things', [count('rimu', 8, 1, 8), count('table', 3, 3, 3)], 'table'],
  ['the earlier of equals', [count('queen', 4, 4, 4), count('bed', 4, 4, 4)], 'bed'],
  ['the rarer of homes', [count('villa', 6, 0, 6), count('rimu', 2, 0, 2)], 'villa'],
])('orderUnitsToDrop drops %s', (_case, counted, left) => {
  const last = orderUnitsToDrop(counted).at(-1)!
  expect(last.runs[0]!.pieces).toEqual([left])
})

test('orderUnitsToDrop keeps the category’s name, however rare it is in titles', () => {
  const [golf, clubs] = [{ ...count('golf', 1, 1, 9), isCategory: true }, count('clubs', 4, 4, 4)]
  expect(orderUnitsToDrop([golf, clubs]).at(-1)).toBe(golf.unit)
})

test.each([
  [['golf', 'clubs'], ['Golf'], ['golf']],
  [['rimu', 'table'], ['Timber & native recycled', 'Tables & dining sets'], ['table']],
  [['dining', 'table'], ['Tables & dining sets'], ['dining', 'table']],
  [['macbook', 'pro'], ['Laptops'], []],
])('findCategoryUnits of %j with %j returns %j', (words, names, found) => {
  const units = words.map((word) => makeUnit(word))
  expect([...findCategoryUnits(units, names)].map(({ runs }) => runs[0]!.pieces[0])).toEqual(found)
})

test('dropUnits keeps no stop word', () => {
  const [bike, auckland] = [makeUnit('bike'), makeUnit('auckland', 'auckland')]
  const typed = { required: [bike, auckland], excluded: [] }
  expect(dropUnits('bike in Auckland', typed, [auckland]).kept).toBe('bike')
})
