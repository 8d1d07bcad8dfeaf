import { expect, test } from 'vitest'
import { findNextCase, moderationAddress, readModerationPlace } from './case-notes.tsx'

const read = (query: string) => readModerationPlace(new URLSearchParams(query))

test.each([
  ['', '/moderation'],
  [
    'kind=pending&severity=3&assignee=me&order=oldest',
    '/moderation?kind=pending&severity=3&assignee=me&order=oldest',
  ],
  ['q=bike&page=2&case=dispute-9001', '/moderation?q=bike&page=2&case=dispute-9001'],
  ['kind=nothing&severity=9&assignee=x&order=severity&page=-1', '/moderation'],
  ['case=dispute-0', '/moderation'],
  ['case=hack-12', '/moderation'],
  [`q=${'x'.repeat(120)}`, `/moderation?q=${'x'.repeat(100)}`],
])('%s is %s', (query, address) => expect(moderationAddress(read(query))).toBe(address))

const report = (id: number, listingId: number) => ({
  kind: 'listing_report' as const,
  id,
  listing: { id: listingId },
})
const queue = [report(1, 100), report(2, 200), report(3, 200), report(4, 300)]

test.each([
  ['the one below it', 1, null, 3],
  ['the one below the reports decided with it', 1, 200, 4],
  ['the one above where none is below', 3, null, 3],
  ['the one above the reports decided with it', 2, 200, 4],
  ['the first where it has left the list', -1, null, 1],
])('findNextCase opens %s', (_case, at, othersOf, id) => {
  expect(findNextCase(queue, at, othersOf)?.id).toBe(id)
})

test('findNextCase opens none when every case is decided', () => {
  expect(findNextCase([report(1, 200), report(2, 200)], 0, 200)).toBeNull()
})
