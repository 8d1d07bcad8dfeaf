import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Member, MemberRow } from '#domains/accounts/common/members/members.ts'
import { Table } from '#platform/web/ui/facts/table.tsx'
import { Counted } from './linked-accounts.tsx'
import { describeLastSeen, Proven } from './member-detail.tsx'
import { listColumns, listStaffColumns } from './members-columns.tsx'

const deleted: MemberRow = {
  id: 1172,
  type: 'user',
  staff_role: null,
  display_name: 'deleted member',
  first_name: 'deleted',
  last_name: 'member',
  avatar: null,
  email: '',
  phone_number: '',
  seller_kind: 'private',
  region: null,
  status: 'deleted',
  suspended_from: [],
  suspended_until: null,
  member_since: '2026-11-01T00:00:00Z',
  last_seen_at: null,
  live_count: 0,
  sold_count: 0,
}

const renderRow = (row: MemberRow, columns = listColumns((slug) => slug)) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Table caption="Users" columns={columns} rows={[row]} rowKey={({ id }) => id} />
    </MemoryRouter>,
  )

test('the table of staff shows roles and no listings', () => {
  const text = renderRow({ ...deleted, type: 'admin', staff_role: 'finance' }, listStaffColumns())
  expect(text).toContain('Finance')
  for (const head of ['Seller', 'Region', 'Live', 'Sold']) expect(text).not.toContain(`>${head}<`)
})

test('a deleted member’s email cell shows words instead of a blank', () => {
  const text = renderRow(deleted)
  expect(text).toContain('Removed with the account')
  expect(text.toLowerCase()).not.toContain('never')
})

test('a phone number has the same format in the table and on the account', () => {
  const text = renderRow({ ...deleted, status: 'active', phone_number: '+64215961035' })
  expect(text).toContain('021 596 1035')
  expect(text.toLowerCase()).toContain('never')
})

test('a member’s figure links to its rows unless it is zero', () => {
  const render = (count: number) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <Counted count={count} to="/listings?buyer=1048" />
      </MemoryRouter>,
    )
  expect(render(1200)).toMatch(/<a [^>]*href="\/listings\?buyer=1048"[^>]*>1,200<\/a>/)
  expect(render(0)).toBe('0')
})

test('a deleted member’s last visit shows as removed, not as never', () => {
  const seen = (status: 'active' | 'deleted') => describeLastSeen({ last_seen_at: null, status } as Member)
  expect([seen('active'), seen('deleted')]).toEqual(['Never', 'Removed with the account'])
})

test('a deleted member’s email does not show as unverified', () => {
  expect(renderToStaticMarkup(<Proven value="" at={null} />)).toBe('Removed with the account')
  expect(renderToStaticMarkup(<Proven value="a@b.nz" at={null} />)).toContain('Not verified')
})

test('an active member’s row shows partial suspensions', () => {
  const row = {
    ...deleted,
    status: 'active',
    suspended_from: ['selling'],
    suspended_until: '2099-12-06T00:00:00Z',
  } satisfies MemberRow
  const text = renderRow(row)
  expect(text).toContain('Selling suspended until 6 Dec 2099')
})
