import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { searchAudit } from '#domains/staff/common/audit/audit.shapes.ts'
import { listFinanceEnquiries } from '#domains/finance/common/finance.shapes.ts'
import { listMemberFlags } from '#domains/flags/common/member-flags.shapes.ts'
import { listInvoices } from '#domains/billing/common/invoices/invoices.shapes.ts'
import { listMembers } from '#domains/accounts/common/members/members.shapes.ts'
import { listAdminListings } from '#domains/moderation/common/moderation.shapes.ts'
import { openRow, rowsPerPage, tableAddress } from './table-address.ts'

type Search = Record<string, unknown>

const members = tableAddress<Search>({ path: '/users-list', query: listMembers.query })
const listings = tableAddress<Search>({
  path: '/listings',
  query: listAdminListings.query,
  beside: { open: openRow, as: z.optional(z.literal('public')) },
})
const invoices = tableAddress<Search>({
  path: '/subscription-invoices',
  query: listInvoices.query,
  beside: { invoice: openRow },
})
const enquiries = tableAddress<Search>({
  path: '/finance',
  query: listFinanceEnquiries.query,
  beside: { enquiry: openRow },
})
const reports = tableAddress<Search>({ path: '/member-reports', query: listMemberFlags.query })
const audit = tableAddress<Search>({ path: '/audit-log', query: searchAudit.query })
const all = { members, listings, invoices, enquiries, reports, audit }

const read = (name: keyof typeof all, query: string) => all[name].read(new URLSearchParams(query))
const usual = { sort: 'member_since', order: 'desc', page: 1, limit: rowsPerPage }

test.each<[string, object]>([
  ['', usual],
  ['q=mere&status=suspended', { ...usual, q: 'mere', status: 'suspended' }],
  ['type=admin&page=3', { ...usual, type: 'admin', page: 3 }],
  ['sort=email&order=asc', { ...usual, sort: 'email', order: 'asc' }],
  ['page=0', usual],
  ['page=two', usual],
  ['sort=password&status=nice&type=', usual],
  ['limit=1000&unknown=1', usual],
  ['region=otago&seller_kind=in_trade', { ...usual, region: 'otago', seller_kind: 'in_trade' }],
])('read of ?%s keeps valid parameters', (query, search) => {
  expect(read('members', query)).toEqual(search)
})

test.each<[keyof typeof all, string, string]>([
  ['members', '/users-list', ''],
  ['members', '/users-list', '?q=K%C4%81hu&status=active'],
  ['members', '/users-list', '?type=admin&sort=email&order=asc&page=2'],
  ['listings', '/listings', '?q=kauri&category=12&seller=1007'],
  ['listings', '/listings', '?appeals=yes'],
  ['listings', '/listings', '?status=pending&sort=title&order=asc'],
  ['listings', '/listings', '?appeals=yes&open=100123'],
  ['listings', '/listings', '?open=100123&as=public'],
  ['invoices', '/subscription-invoices', '?q=inv-42&state=paid'],
  ['invoices', '/subscription-invoices', '?user_id=7&from=2026-01-01&to=2026-01-31'],
  ['invoices', '/subscription-invoices', '?page=2&invoice=3'],
  ['enquiries', '/finance', '?q=mere&lender_id=2&state=withdrawn&page=3&enquiry=9'],
  ['reports', '/member-reports', '?state=open&about=1002'],
  ['reports', '/member-reports', '?kind=review&page=2'],
  ['reports', '/member-reports', '?reporter=7'],
  ['audit', '/audit-log', '?q=tamati&actor_id=1001&kind=money'],
  ['audit', '/audit-log', '?from=2026-11-01&to=2026-11-30&before=90'],
  ['members', '/users-list', '?status=active&columns=email,status&view=4'],
])('%s: to writes %s%s as it was read', (name, path, query) => {
  expect(decodeURIComponent(all[name].to(read(name, query)))).toBe(decodeURIComponent(`${path}${query}`))
})

test.each<[keyof typeof all, string, string]>([
  ['listings', 'open=-1&as=page&category=none&appeals=no', '/listings'],
  ['listings', 'open=1e99', '/listings'],
  ['invoices', 'state=gone&from=x&page=-1&limit=900&invoice=no', '/subscription-invoices'],
  ['enquiries', 'lender_id=x&state=lost&page=0', '/finance'],
  ['reports', 'state=gone&about=x&kind=listing&page=-1&limit=900', '/member-reports'],
  ['audit', 'kind=nothing&from=yesterday&actor_id=x', '/audit-log'],
])('%s: read leaves out what isn’t valid in %s', (name, query, address) => {
  expect(all[name].to(read(name, query))).toBe(address)
})

test('read shortens a search that is too long', () => {
  const search = listings.read(new URLSearchParams({ q: 'x'.repeat(5000), status: 'nonsense' }))
  expect(search.q).toBe('x'.repeat(100))
  expect(search.status).toBeUndefined()
})

test('narrowed returns to the first page', () => {
  const search = members.narrowed(read('members', 'page=4&q=a'), { status: 'pending' })
  expect(members.to(search)).toBe('/users-list?q=a&status=pending')
  expect(audit.to(audit.narrowed(read('audit', 'before=90'), { kind: 'money' }))).toBe(
    '/audit-log?kind=money',
  )
})

test('sortedBy uses the column’s default order first, then reverses it', () => {
  const byName = members.sortedBy(read('members', 'page=2'), { key: 'display_name', sortable: 'asc' })
  expect(byName).toMatchObject({ sort: 'display_name', order: 'asc', page: 1 })
  expect(members.sortedBy(byName, { key: 'display_name', sortable: 'asc' })).toMatchObject({ order: 'desc' })
  expect(members.sortedBy(byName, { key: 'live_count', sortable: 'desc' })).toMatchObject({
    sort: 'live_count',
    order: 'desc',
  })
})

test.each<[keyof typeof all, string, boolean]>([
  ['members', 'sort=email&page=2&columns=email&view=4', false],
  ['members', 'region=otago', true],
  ['listings', 'category=12', true],
  ['listings', 'open=100123&as=public', false],
  ['invoices', 'invoice=3&page=2', false],
  ['invoices', 'q=mere', true],
  ['audit', 'before=9', false],
  ['audit', 'q=a', true],
])('%s: isNarrowed of ?%s is %s', (name, query, isNarrowed) => {
  expect(all[name].isNarrowed(read(name, query))).toBe(isNarrowed)
})

test('closed removes the open row', () => {
  expect(listings.to(listings.closed(read('listings', 'q=a&open=100123&as=public')))).toBe('/listings?q=a')
})
