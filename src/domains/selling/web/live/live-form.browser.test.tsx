import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Account, getPaymentDetails } from '#domains/accounts/common/accounts.ts'
import { listFilters } from '#domains/catalogue/common/catalogue.ts'
import type { OwnListing } from '#domains/selling/common/own-listings.ts'
import { usualClosingRules } from '#domains/settings/common/closing-rules.ts'
import { getSettings } from '#domains/settings/common/settings.ts'
import { fakeApi, leaveUnanswered } from '#test/browser/fake-api.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { authStore } from '#platform/web/session/auth-store.ts'
import { LiveForm } from './live-form.tsx'

const account = { id: 1000, type: 'user', suburb: 'petone', seller_kind: 'private' } as unknown as Account

const own = {
  id: 101_132,
  seller_id: 1000,
  version: 1,
  type: 'general',
  title: 'Road bike',
  subtitle: '',
  category_id: 3,
  condition: 'used',
  description: 'Rides.',
  sale_method: 'fixed_price',
  start_price_cents: null,
  reserve_price_cents: null,
  buy_now_price_cents: 95_00,
  quantity: 1,
  duration_minutes: null,
  closes_at: null,
  pickup: 'allowed',
  delivery_options: [],
  payment_methods: ['cash'],
  suburb: 'petone',
  accepts_offers: false,
  auto_accept_cents: null,
  auto_decline_cents: null,
  auto_relist_left: 0,
  address: '',
  latitude: null,
  longitude: null,
  attributes: {},
  images: [],
  documents: [],
  vehicle: null,
  property: null,
} as unknown as OwnListing

async function open() {
  fakeApi()
  authStore.setState({ known: true, token: 'a token', user: account })
  leaveUnanswered(getPaymentDetails, {})
  leaveUnanswered(getSettings, {})
  leaveUnanswered(listFilters, { category: 3 })
  const form = (
    <QueryProvider>
      <LiveForm
        account={account}
        own={own}
        rules={usualClosingRules}
        renderCategory={() => null}
        renderPlace={() => null}
        renderSoldPrices={() => null}
        onSaved={() => undefined}
        onReload={() => undefined}
      />
    </QueryProvider>
  )
  await render(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />)
}

test('LiveForm checks the form before it asks for confirmation', async () => {
  await open()
  const title = page.getByLabelText('Title', { exact: true })
  const save = page.getByRole('button', { name: 'Save changes' })
  await title.fill('')
  await save.click()
  await expect.element(page.getByRole('alert').getByText('Enter a title.')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await title.fill('Road bike, 54 cm')
  await save.click()
  await expect.element(page.getByRole('dialog', { name: 'Save these changes?' })).toBeVisible()
})
