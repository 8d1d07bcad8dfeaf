import { expect, test } from 'vitest'
import type { AuditEntry } from '#domains/staff/common/audit/audit.ts'
import { toAccountId } from '#platform/common/ids.ts'
import { describeAct, findActions, listChanges, foldSaves, getSubject } from './audit-log-labels.ts'

test('an action has a label, and an unknown action shows its key', () => {
  expect(describeAct('account.suspended')).toBe('Suspended')
  expect(describeAct('category.changed')).toBe('Changed the category')
  expect(describeAct('listing.hidden')).toBe('listing.hidden')
})

test('a search finds actions by any word of their labels', () => {
  expect(findActions('Warned')).toContain('account.warned')
  expect(findActions(' partly suspended ')).toEqual(['account.partly-suspended'])
  expect(findActions('account.')).toEqual([])
  expect(findActions('  ')).toEqual([])
})

const names = {
  category: (id: number) => (id === 174 ? 'Forestry' : undefined),
  pictures: { 7: 'yard.jpg' },
}

test.each([
  ['a word', { region: 'otago' }, { region: 'nelson' }, [['Region', 'otago', 'nelson']]],
  ['a first one', { nzbn: null }, { nzbn: '9429039501974' }, [['NZBN', 'nothing', '9429039501974']]],
  [
    'one taken away',
    { trading_name: 'Kahu Ltd' },
    { trading_name: null },
    [['Trading name', 'Kahu Ltd', 'nothing']],
  ],
  ['a new record', null, { email: 'a@example.nz', about: '' }, [['Email', null, 'a@example.nz']]],
  [
    'yes and no',
    null,
    { ends_sessions: true, seller_kind: 'in_trade' },
    [
      ['Signed out everywhere', null, 'yes'],
      ['Sells', null, 'in trade'],
    ],
  ],
  [
    'a case and its listing',
    null,
    { case: 'dispute', listing: 100_042 },
    [
      ['Case', null, 'Disputed sale'],
      ['Listing', null, '100042'],
    ],
  ],
  [
    'a reason of a report',
    null,
    { report: 'scam' },
    [['Report', null, 'A scam, or asks for an unsafe payment']],
  ],
  [
    'money',
    { buy_now_price_cents: null },
    { buy_now_price_cents: 12_000 },
    [['Buy now price', 'nothing', 'NZ$\u00a0120']],
  ],
  [
    'a limit taken away',
    { max_general_listings: 5 },
    { max_general_listings: null },
    [['General listings', '5', 'Unlimited']],
  ],
  ['photos', { image_ids: [] }, { image_ids: [1551] }, [['Photos', 'nothing', '1 photo']]],
  [
    'choices',
    null,
    { payment_methods: ['bank_transfer', 'cash'] },
    [['Payment methods', null, 'Bank transfer, Cash']],
  ],
  ['a category', { category_id: null }, { category_id: 174 }, [['Category', 'nothing', 'Forestry']]],
  ['one that is gone', { category_id: 174 }, { category_id: 9 }, [['Category', 'Forestry', 'category 9']]],
  [
    'several',
    { approval_category_ids: [] },
    { approval_category_ids: [174] },
    [['Categories that need approval', 'nothing', 'Forestry']],
  ],
  [
    'what stayed empty',
    { vehicle: null, reserve_price_cents: null, image_ids: [] },
    { vehicle: null, reserve_price_cents: null, image_ids: [] },
    [],
  ],
  [
    'what stayed',
    { title: 'Bike', region: 'otago' },
    { title: 'Bike', region: 'nelson' },
    [['Region', 'otago', 'nelson']],
  ],
  [
    'a part of a vehicle',
    { vehicle: { make: 'Toyota', odometer_km: 84_500, wof_expires: null } },
    { vehicle: { make: 'Toyota', odometer_km: 85_000, wof_expires: '2025-12-06' } },
    [
      ['Odometer', '84,500 km', '85,000 km'],
      ['WoF or CoF expires', 'nothing', '06-12-2025'],
    ],
  ],
  ['an instant', null, { closes_at: '2025-11-22T15:50:00.000Z' }, [['Closes', null, '23 Nov 2025, 4:50 am']]],
  ['a picture that’s still there', null, { logo_id: 7 }, [['Logo', null, 'yard.jpg']]],
  ['a picture that’s gone', null, { logo_id: 8 }, [['Logo', null, 'picture 8']]],
  ['a phone number', null, { phone_number: '+64215961035' }, [['Phone', null, '021 596 1035']]],
  ['nothing', null, null, []],
] as const)('%s', (_name, before, after, lines) => {
  const entry = { before, after } as unknown as Pick<AuditEntry, 'before' | 'after'>
  expect(listChanges(entry, names).map(({ name, before: was, after: is }) => [name, was, is])).toEqual(lines)
})

const entry = (id: number, more: Partial<AuditEntry>): AuditEntry => ({
  picture_names: {},
  id,
  at: '2026-11-22T15:50:00.000Z',
  actor_id: toAccountId(1001),
  actor_name: 'Hana Parata',
  action: 'listing.draft-changed-for',
  subject_kind: 'listing',
  subject_id: 101_132,
  subject_name: '',
  reason: null,
  before: null,
  after: null,
  address: null,
  device: null,
  ...more,
})

test('foldSaves merges consecutive saves of a draft into one step', () => {
  const steps = foldSaves([
    entry(5, { action: 'listing.listed-for' }),
    entry(4, { before: { title: 'Bik' }, after: { title: 'Bike' } }),
    entry(3, { before: { title: '', price: 1 }, after: { title: 'Bik', price: 2 } }),
    entry(2, { action: 'listing.started-for' }),
    entry(1, { action: 'listing.started-for' }),
  ])
  expect(steps.map(({ id, saves }) => [id, saves])).toEqual([
    [5, 1],
    [4, 2],
    [2, 1],
    [1, 1],
  ])
  expect(listChanges(steps[1]!).map(({ before, after }) => [before, after])).toEqual([
    ['nothing', 'Bike'],
    ['1', '2'],
  ])
})

test('getSubject links an entry to the changed record', () => {
  expect(getSubject(entry(1, {}))).toEqual({ label: 'Listing 101132', to: '/listings?open=101132' })
  expect(
    getSubject(entry(1, { subject_kind: 'account', subject_id: 1002, subject_name: 'Mere Kahu' })),
  ).toEqual({
    label: 'Mere Kahu',
    to: '/user/1002/detail',
  })
  expect(getSubject(entry(1, { subject_kind: 'settings', subject_id: null }))).toBeNull()
})

test.each([
  ['account', 'Active'],
  ['listing', 'Live'],
])('the status of an %s has the label of its badge: %s', (subject, after) => {
  const lifted = { before: { status: 'suspended' }, after: { status: 'active' } }
  expect(listChanges(lifted, { subject })).toEqual([{ name: 'Status', before: 'Suspended', after }])
})

test('listChanges labels the outcome of a dispute', () => {
  const decided = { before: { status: 'disputed' }, after: { status: 'agreed' } }
  expect(listChanges(decided, { subject: 'trade' })).toEqual([
    { name: 'Status', before: 'Disputed', after: 'Sale goes ahead' },
  ])
})

test('listChanges describes how many admins a deletion needs', () => {
  const changed = { before: { deletions_need: 'one_admin' }, after: { deletions_need: 'two_admins' } }
  expect(listChanges(changed)).toEqual([
    { name: 'Deleting a member takes', before: 'One admin', after: 'Two admins' },
  ])
})

test('listChanges describes a saved view in words', () => {
  const after = {
    table: 'users',
    name: 'Traders',
    query: 'q=mere&seller_kind=in_trade&joined_from=2025-11-01&sort=display_name&order=asc',
    columns: ['display_name', 'live_count', 'member_since'],
    is_shared: true,
  }
  const shown = listChanges({ before: null, after }, { subject: 'table_view' })
  expect(shown.map(({ name, after: is }) => `${name}: ${is}`)).toEqual([
    'Table: Members',
    'Name: Traders',
    'Filters: Search: “mere” · Sells: in trade · Joined from: 1 Nov 2025 · Sorted by: Name · Order: ascending',
    'Columns: Name, Live, Member since',
    'Shared: yes',
  ])
})
