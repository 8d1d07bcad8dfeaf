import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { getBranding, getStorefront } from '#domains/businesses/common/storefront.ts'
import { getTeam } from '#domains/businesses/common/team.ts'
import type { Member } from '#domains/accounts/common/members/members.ts'
import { toAccountId } from '#platform/common/ids.ts'
import type { StaffRole } from '#platform/common/access/staff-roles.ts'
import { answerWith, fakeApi } from '#test/browser/fake-api.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { authStore } from '#platform/web/session/auth-store.ts'
import { MemberBusiness } from './member-business.tsx'

const sellerId = toAccountId(1040)
const member = {
  id: sellerId,
  seller_kind: 'in_trade',
  trading_name: 'Tōtara Motors',
  display_name: 'Tōtara Motors',
  agency_licence: null,
} as Member

async function renderAs(staffRole: StaffRole) {
  fakeApi()
  answerWith(
    getStorefront,
    { seller: sellerId },
    {
      seller_id: sellerId,
      slug: 'totara-motors',
      agency: null,
      branding: null,
      opening_hours: null,
      place: null,
      agents: [],
      stock: { types: [], makes: [] },
    },
  )
  answerWith(getTeam, { seller: sellerId }, { items: [], acts: [] })
  const noBranding = { logo: null, banner: null, color: null, text_color: null, strapline: '' }
  answerWith(getBranding, { seller: sellerId }, { ...noBranding, seller_id: sellerId, is_shown: true })
  authStore.setState({
    known: true,
    token: 't',
    user: { id: 1001, type: 'admin', staff_role: staffRole } as Account,
  })
  const routes = [{ path: '*', element: <MemberBusiness member={member} /> }]
  await render(
    <QueryProvider>
      <RouterProvider router={createMemoryRouter(routes)} />
    </QueryProvider>,
  )
  await expect.element(page.getByRole('link', { name: '/shop/totara-motors' })).toBeVisible()
}

test('MemberBusiness shows the public details and opens its forms on request', async () => {
  await renderAs('full')
  expect(page.getByRole('textbox').elements()).toHaveLength(0)
  await page.getByRole('link', { name: 'Edit business page' }).click()
  await expect.element(page.getByRole('button', { name: 'Save page' })).toBeVisible()
  await page.getByRole('link', { name: 'Done editing' }).click()
  await expect.element(page.getByRole('button', { name: 'Save page' })).not.toBeInTheDocument()
})

test('MemberBusiness shows no form to a read-only role', async () => {
  await renderAs('read_only')
  await expect.element(page.getByRole('link', { name: 'Edit business page' })).not.toBeInTheDocument()
})
