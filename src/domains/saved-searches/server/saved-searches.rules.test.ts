import { expect, test } from 'vitest'
import { type SavedQuery } from '#domains/saved-searches/common/saved-searches.ts'
import { searchKey } from '#domains/saved-searches/common/search-key.ts'
import { listFieldRanges } from '#domains/search/server/fields/field-tokens.rules.ts'
import { listChoices } from '#domains/search/server/query/search.rules.ts'
import { getStored, getKeys, listListingKeys, treatments, type AlertState } from './saved-searches.rules.ts'
import { parseTokenQuery } from './token-query.rules.ts'

const token = (text: string, isBeginning = false) => ({ kind: 'token', token: text, isBeginning })

test.each([
  ["'guitar'", token('guitar')],
  ["'gui':*", token('gui', true)],
  ["'gui':*A", token('gui', true)],
  ["'o''brien'", token("o'brien")],
  [String.raw`'=a:sail:blue \\ grey'`, token(String.raw`=a:sail:blue \ grey`)],
  ["'a' & 'b'", { kind: 'and', parts: [token('a'), token('b')] }],
  ["'a' <-> 'b'", { kind: 'and', parts: [token('a'), token('b')] }],
  [
    "'a' & ( 'b':* | '=r:otago' )",
    { kind: 'and', parts: [token('a'), { kind: 'or', parts: [token('b', true), token('=r:otago')] }] },
  ],
  ["'a' & !( 'b' | 'c' )", { kind: 'and', parts: [token('a'), { kind: 'not' }] }],
  ['', { kind: 'or', parts: [] }],
])('%s is parsed', (text, read) => {
  expect(parseTokenQuery(text)).toEqual(read)
})

test('text that isn’t a token query is refused', () => {
  expect(() => parseTokenQuery("& 'a'")).toThrow(/no query/)
})

const none: AlertState = { tokens: null, ranges: [], fieldRanges: [] }
const keysFor = (status: Partial<AlertState>, shares: [string, number][] = []) =>
  getKeys(getStored({}, { ...none, ...status }), new Map(shares))

test.each([
  ['the rarest of what must be there', "'=t:general' & '=c:120' & '=r:otago'", [], ['=c:120']],
  ['a word before a category', "'guitar' & '=c:120'", [], ['guitar']],
  ['what is known to be common is passed over', "'bike' & '=c:120'", [['bike', 0.3]], ['=c:120']],
  ['all of a choice', "'=r:otago' | '=r:nelson'", [], ['=r:otago', '=r:nelson']],
  ['a word before many places', "'bike' & ( '=r:otago' | '=r:nelson' )", [], ['bike']],
  ['the beginning of a word, at most six letters', "'guitars':* | 'gui':*", [], ['=^guitar', '=^gui']],
  ['common words with that beginning count', "'bi':* & '=s:te-aro'", [['bike', 0.4]], ['=s:te-aro']],
  ['a word that must not be there leads nowhere', "!'toy'", [], ['=*']],
  ['unless there is another way', "!'toy' & '=t:vehicle'", [], ['=t:vehicle']],
  ['nothing of the kind', null, [], ['=*']],
  ['what finds nothing is looked up by nothing', '', [], []],
] as [string, string | null, [string, number][], string[]][])('%s', (_name, tokens, shares, keys) => {
  expect(keysFor({ tokens }, shares)).toEqual(keys)
})

test('a listing’s keys are its tokens, the prefixes of its words, and the general key', () => {
  expect(listListingKeys(['=t:general', 'kākāriki', 'bow']).toSorted()).toEqual(
    ['=*', '=t:general', 'kākāriki', 'bow']
      .concat(['=^k', '=^kā', '=^kāk', '=^kākā', '=^kākār', '=^kākāri', '=^b', '=^bo', '=^bow'])
      .toSorted(),
  )
})

test('numbers are stored with both ends, and answers among the row’s numbers', () => {
  const query: SavedQuery = {
    price_min: 100,
    price_max: 900,
    odometer_max: 90_000,
    engine_min: 1500,
    wof_months_min: 6,
    near: '-41.3,174.8,12.5',
  }
  const fieldRanges = listFieldRanges({ ...query, limit: 1 })
  const stored = getStored(query, { ...none, ranges: [{ key: 'width', min: 3 }], fieldRanges })
  expect(stored).toMatchObject({
    bounds: [
      { of: ['price_cents'], min: 100 },
      { of: ['price_or_last_cents'], max: 900 },
      { of: ['numbers', 'width'], min: 3 },
      { of: ['numbers', '_engine'], min: 1500 },
      { of: ['odometer_km'], max: 90_000 },
      { of: ['numbers', '_wof_months'], months_ahead: 6 },
    ],
    near: { latitude: -41.3, longitude: 174.8, radiusKm: 12.5 },
  })
})

const samples = {
  type: 'general',
  category: 1,
  condition: ['new'],
  sale_method: ['auction'],
  seller: 1,
  bedrooms_min: 2,
  bathrooms_min: 2,
}

test.each(Object.entries(treatments).filter(([, how]) => how === 'token'))(
  'the tokens query itself covers %s',
  (part) => {
    const value = samples[part as keyof typeof samples] ?? 'x'
    expect(listChoices({ [part]: value, limit: 24 })).not.toEqual([])
  },
)

test.each([
  [{ q: 'Road Bike' }, { q: 'road bike' }, true],
  [{ region: ['otago', 'nelson'], q: 'a' }, { q: 'a', region: ['nelson', 'otago'] }, true],
  [{ attr: { colour: ['Red', 'Blue'] } }, { attr: { colour: ['Blue', 'Red'] } }, true],
  [{ q: '', type: 'general' }, { type: 'general' }, true],
  [{ price_max: 100 }, { price_min: 100 }, false],
  [{ attr: { colour: ['Red'] } }, { attr: { color: ['Red'] } }, false],
] as [SavedQuery, SavedQuery, boolean][])('%j and %j are the same search: %s', (one, other, same) => {
  expect(searchKey(one) === searchKey(other)).toBe(same)
})
