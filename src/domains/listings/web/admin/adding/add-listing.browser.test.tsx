import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { listMembers, type MemberRow } from '#domains/accounts/common/members/members.ts'
import { answerWith, fakeApi } from '#test/browser/fake-api.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { authStore } from '#platform/web/session/auth-store.ts'
import { SellerChooser } from './add-listing.tsx'

const member: MemberRow = {
  id: 1046,
  type: 'user',
  staff_role: null,
  display_name: 'Wanda B.',
  first_name: 'Wanda',
  last_name: 'Bell',
  avatar: null,
  email: 'wanda@example.nz',
  phone_number: '+64215961035',
  seller_kind: 'private',
  region: null,
  status: 'active',
  member_since: '2026-11-01T00:00:00.000Z',
  last_seen_at: null,
  suspended_from: [],
  suspended_until: null,
  live_count: 0,
  sold_count: 0,
}

test('SellerChooser suggests current members, and a search also finds deleted ones', async () => {
  fakeApi()
  authStore.setState({ known: true, token: 'a token', user: { id: 1000, type: 'admin' } as Account })
  const found = (items: MemberRow[]) => ({ items, total: items.length, page: 1, limit: 8 })
  answerWith(listMembers, { q: '', type: 'user', status: 'current', limit: 8 }, found([member]))
  const gone: MemberRow = { ...member, id: 1049, display_name: 'Deleted member', status: 'deleted' }
  answerWith(listMembers, { q: 'del', type: 'user', limit: 8 }, found([gone]))
  await render(
    <MemoryRouter>
      <QueryProvider>
        <SellerChooser />
      </QueryProvider>
    </MemoryRouter>,
  )
  await expect.element(page.getByRole('link', { name: /Wanda B\./ })).toBeVisible()
  await page.getByLabelText('Find the member').fill('del')
  await expect.element(page.getByText('Deleted member')).toBeVisible()
  expect(page.getByRole('link').query()).toBeNull()
})
