import { expect, test } from 'vitest'
import { type MemberRecord, memberRecordKinds } from '#domains/moderation/common/records/records.ts'
import { toListingId } from '#platform/common/ids.ts'
import {
  describeRecord,
  foldTabs,
  getRecordAddress,
  readRecordsSearch,
  recordsAddress,
} from './record-labels.ts'

const record: MemberRecord = {
  id: 7,
  at: '2026-11-22T00:00:00.000Z',
  role: null,
  status: null,
  text: null,
  detail: null,
  amount_cents: null,
  count: null,
  other: null,
  listing: { id: toListingId(100_005), title: 'A chair' },
}

test.each([
  ['?tab=bids&page=3', { tab: 'bids', page: 3 }],
  ['?tab=secrets&page=-1', { tab: null, page: 1 }],
  ['?tab=shop', { tab: 'shop', page: 1 }],
  ['', { tab: null, page: 1 }],
  ['?tab=notes&page=99999999999999999999', { tab: 'notes', page: 1 }],
])('the address %s is read', (address, search) => {
  expect(readRecordsSearch(new URLSearchParams(address))).toEqual(search)
})

const kinds = memberRecordKinds
const full = Object.fromEntries(kinds.map((kind) => [kind, 1]))

test.each([
  ['no counts', {}, null, []],
  ['some counts', { bids: 2, notes: 1, chats: 0 }, null, ['bids', 'notes']],
  ['an empty current tab', { bids: 2 }, 'offers', ['bids', 'offers']],
  ['every count', full, null, kinds.slice(0, 8)],
  ['every count and a late current tab', full, 'notes', [...kinds.slice(0, 8), 'notes']],
  ['a panel as the current tab', { bids: 1 }, 'plan', ['bids']],
] as const)('foldTabs with %s folds the rest under More', (_, counts, current, shown) => {
  const folded = foldTabs(kinds, counts, current)
  expect(folded.shown).toEqual(shown)
  expect([...folded.shown, ...folded.folded].toSorted()).toEqual(kinds.toSorted())
})

test('recordsAddress writes the tab and the page', () => {
  expect(recordsAddress(5, null)).toBe('/user/5/detail')
  expect(recordsAddress(5, 'bids', 2)).toBe('/user/5/detail?tab=bids&page=2')
})

test.each([
  ['bids', { count: 3 }, '3 bids', '/listings?open=100005'],
  ['chats', { count: 1 }, '1 message', '/view-chat/7'],
  ['reviews', { count: 9, text: 'Lovely.' }, '4.5 stars · Lovely.', '/reviews/7'],
  ['reports', { detail: 'scam', text: 'Odd.' }, expect.stringMatching(/: Odd\.$/), '/listings?open=100005'],
  ['payments', { detail: '1004', listing: null }, 'INV-001004', '/invoices?q=1004'],
  ['changes', { role: 'email', text: 'a@b.nz', detail: 'c@d.nz', listing: null }, 'a@b.nz to c@d.nz', null],
  ['changes', { role: 'device', listing: null }, '', null],
] as const)('a row of %s has its label and link', (kind, change, expected, to) => {
  const row = { ...record, ...change }
  expect([describeRecord(kind, row), getRecordAddress(kind, row)]).toEqual([expected, to])
})
