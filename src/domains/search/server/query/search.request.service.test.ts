import { expect, test } from 'vitest'
import type { SearchQuery } from '#domains/search/common/search.ts'
import { readCursor, writeCursor } from './search.request.service.ts'

const query = (fields: Partial<SearchQuery> = {}): SearchQuery => ({ limit: 24, ...fields })

const end = ['2026-11-20T08:00:00.123Z', 100_001]
const start = { order: 'newest', end } as const

test('a cursor is valid for its own search, with any page size', () => {
  const cursor = writeCursor(query({ q: 'bike', sort: 'newest' }), start)
  expect(readCursor(query({ sort: 'newest', q: 'bike', cursor, limit: 5 }), cursor)).toEqual(start)
  expect(readCursor(query({ sort: 'newest', q: 'bikes' }), cursor)).toBeNull()
  expect(readCursor(query({ sort: 'closing_soon', q: 'bike' }), cursor)).toBeNull()
})

test('a forged cursor is refused', () => {
  const tampered = (parts: (fingerprint: string) => unknown) => {
    const [fingerprint] = JSON.parse(Buffer.from(writeCursor(query(), start), 'base64url').toString())
    return Buffer.from(JSON.stringify(parts(fingerprint))).toString('base64url')
  }
  const forged = [
    '',
    'x',
    'null',
    '%00',
    tampered((f) => [f]),
    tampered((f) => [f, 'newest', ...end, 1]),
    tampered((f) => [f, 'newest', "2026-11-20'; drop table", 1]),
    tampered((f) => [f, 'newest', '2026-13-45T99:99:99.999Z', 1]),
    tampered((f) => [f, 'newest', '2026-02-30T08:00:00.123Z', 1]),
    tampered((f) => [f, 'newest', '0000-01-01T08:00:00.123Z', 1]),
    tampered((f) => [f, 'newest', end[0], 1.5]),
    tampered((f) => [f, 'newest', end[0], 1e300]),
    tampered((f) => [f, 'newest', end[0], null]),
    tampered(() => ['other', 'newest', ...end]),
    tampered((f) => [f, 'price_low', 100, 1]),
    tampered((f) => [f, 'title_first', 1, ...end]),
  ]
  expect(forged.map((cursor) => readCursor(query(), cursor))).toEqual(forged.map(() => null))
  const ranked = query({ q: 'bike' })
  const ofNoRank = writeCursor(ranked, { order: 'relevance', end: [1e-320, ...end] })
  expect(readCursor(ranked, ofNoRank)).toBeNull()
  expect(
    readCursor(
      query(),
      tampered((f) => [f, 'newest', ...end]),
    ),
  ).toEqual(start)
})
