import { expect, test } from 'vitest'
import { parseTokenQuery, type TokenQuery } from './token-query.rules.ts'

const token = (text: string): TokenQuery => ({ kind: 'token', token: text, is_prefix: false })
const beginning = (text: string): TokenQuery => ({ kind: 'token', token: text, is_prefix: true })
const all = (...parts: TokenQuery[]): TokenQuery => ({ kind: 'and', parts })
const any = (...parts: TokenQuery[]): TokenQuery => ({ kind: 'or', parts })

test.each<[string, TokenQuery]>([
  [`'bike'`, token('bike')],
  [`'bik':*`, beginning('bik')],
  [`('bike')`, token('bike')],
  [`'a' & 'b' | 'c'`, any(all(token('a'), token('b')), token('c'))],
  [`'a' & ( 'b' | 'c' )`, all(token('a'), any(token('b'), token('c')))],
  [`('a') & !('b' & 'c')`, all(token('a'), { kind: 'not', part: all(token('b'), token('c')) })],
  [`!'a'`, { kind: 'not', part: token('a') }],
  [`'=a:sail:O''Brien' & '=a:path:C:\\\\x'`, all(token("=a:sail:O'Brien"), token('=a:path:C:\\x'))],
  [`'('`, token('(')],
])('%s', (text, query) => {
  expect(parseTokenQuery(text)).toEqual(query)
})

test.each([
  ['of one part of the text', `'bike':A`],
  ['of one part, begun', `'bike':*A`],
  ['one after the other', `'a' <-> 'b'`],
  ['open', `('a'`],
  ['closed twice', `'a')`],
  ['without a word between', `'a' & & 'b'`],
  ['without a sign between', `'a' 'b'`],
  ['of nothing', ''],
  ['without an end', `'a`],
])('%s is left to PostgreSQL', (_what, text) => {
  expect(parseTokenQuery(text)).toBeNull()
})
