import { expect, test } from 'vitest'
import {
  findDoubtfulWords,
  listSingulars,
  type KnownWord,
  nearestWord,
  slipsBetween,
  listSlips,
  listVowelSwaps,
  withWords,
  splitWords,
} from './search.typos.rules.ts'

test.each([
  ['Guitars & bass', ['guitar']],
  ['Road bikes', ['bike']],
  ['Houses for sale', ['house']],
  ['Brass, glasses, watches & batteries', []],
])('listSingulars reads “%s”', (name, singulars) => expect(listSingulars(name)).toEqual(singulars))

const known = (word: string, documents: number, isName = false): KnownWord => ({
  word,
  written: word,
  documents,
  is_name: isName,
})

const market = [
  known('toyota', 3000, true),
  known('corolla', 900, true),
  known('ford', 800, true),
  known('lynn', 9, true),
  known('onehunga', 12, true),
  known('whangarei', 0, true),
  known('guitar', 40),
  known('chair', 60),
  known('chain', 70),
  known('bike', 500),
  known('coat', 200),
  known('cells', 3),
  known('bicycle', 900),
  known('bicycel', 1),
  known('refrigerator', 30),
  known('ghost', 0),
]

test.each([
  ['toyta', 'toyota'],
  ['toyoat', 'toyota'],
  ['otyota', 'toyota'],
  ['corola', 'corolla'],
  ['fird', 'ford'],
  ['onehunag', 'onehunga'],
  ['whangarie', 'whangarei'],
  ['gitar', 'guitar'],
  ['bkie', 'bike'],
  ['bicyle', 'bicycle'],
  ['refridgerater', 'refrigerator'],
  ['cahir', 'chair'],
  ['boat', null],
  ['bake', null],
  ['cello', null],
  ['zebra', null],
  ['ghots', null],
  ['toyota', null],
  ['lyn', 'lynn'],
  ['for', null],
  ['fin', null],
])('%s is corrected to %s', (typed, meant) => {
  const others = market.filter(({ word }) => word !== typed)
  expect(nearestWord(typed, others, { found: 0 })?.word ?? null).toBe(meant)
})

test('a listed word is corrected only to a far more common one, a single typo away', () => {
  expect(nearestWord('toyta', market, { found: 2 })?.word).toBe('toyota')
  expect(nearestWord('toyta', market, { found: 31 })).toBeNull()
  expect(nearestWord('bicycel', market, { found: 1 })?.word).toBe('bicycle')
  expect(nearestWord('bycicel', market, { found: 1 })).toBeNull()
  expect(nearestWord('cello', market, { found: 1 })).toBeNull()
})

test.each([
  ['bike', 'bike', 0],
  ['bkie', 'bike', 1],
  ['toyta', 'toyota', 1],
  ['whangarie', 'whangarei', 1],
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
])('%s and %s differ by %i typos', (one, other, slips) => {
  expect(slipsBetween(one, other)).toBe(slips)
  expect(slipsBetween(other, one)).toBe(slips)
})

test('listSlips returns every text one typo away, and nothing else', () => {
  const slips = listSlips('toyta')
  for (const one of ['toyota', 'toyt', 'toyat', 'otyta', 'royta']) expect(slips).toContain(one)
  for (const one of slips) expect([one, slipsBetween('toyta', one)]).toEqual([one, 1])
  expect(new Set(slips).size).toBe(slips.length)
})

test('two vowels may be swapped', () => {
  expect(listVowelSwaps('bycicle')).toContain('bicycle')
  expect(listVowelSwaps('rhythm')).toEqual([])
})

test('words have only letters, are folded, and shown as they were written', () => {
  const words = splitWords('ŌTAKI Bike 29er, 2019 M8 of “Te Aro” – ōtaki')
  expect([...words]).toEqual([
    ['otaki', 'ŌTAKI'],
    ['bike', 'Bike'],
    ['aro', 'Aro'],
  ])
})

test('numbers, short words and words with digits are never corrected', () => {
  expect(findDoubtfulWords('toy 1987 iph0ne 29er Whangārie a4')).toEqual(['toy', 'whangarie'])
})

test('only mistyped words are replaced', () => {
  const written = new Map([
    ['toyta', 'Toyota'],
    ['otkai', 'Ōtaki'],
  ])
  expect(withWords('TOYTA hilux 4x4 in Ōtkai', written)).toBe('Toyota hilux 4x4 in Ōtaki')
})
