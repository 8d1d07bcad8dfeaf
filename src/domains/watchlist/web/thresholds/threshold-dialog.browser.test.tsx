import '#platform/web/styles/app.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { type Favourite, setFavouriteThreshold } from '#domains/watchlist/common/watching.ts'
import { authStore } from '#platform/web/session/auth-store.ts'
import { notify, Toaster } from '#platform/web/ui/overlays/toast.tsx'
import { findViolations } from '#test/browser/axe.ts'
import { answerWith, fakeApi, refuseWith } from '#test/browser/fake-api.ts'
import { ThresholdDialog } from './threshold-dialog.tsx'

const listing = {
  id: 100_001,
  title: 'Bowl',
  status: 'active',
  sale_method: 'fixed_price',
  price_cents: 30_000,
  buy_now_price_cents: null,
  bid_count: 0,
  property_brief: null,
}
const favourite = { listing, threshold: null } as unknown as Favourite

beforeEach(() => {
  notify.clear()
  authStore.setState({
    known: true,
    token: 'a token',
    user: { id: 1002, type: 'user' } as unknown as Account,
  })
})

function inPage(changes: object = {}) {
  const element = (
    <>
      <ThresholdDialog favourite={{ ...favourite, ...changes }} onClose={() => undefined} />
      <Toaster />
    </>
  )
  return (
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </QueryClientProvider>
  )
}

test('the dialog names the price that has to come down, and saves an amount', async () => {
  const { values } = fakeApi()
  answerWith(setFavouriteThreshold, {}, { ok: true })
  await render(inPage())
  await page.getByLabelText('When the price comes down to').fill('200')
  expect(await findViolations()).toEqual([])
  await page.getByRole('button', { name: 'Save price' }).click()
  await expect.element(page.getByText(/^We’ll tell you at NZ\$\s200$/)).toBeVisible()
  expect(values.at(-1)?.body).toEqual({ listing_id: 100_001, threshold_cents: 20_000 })
})

test('the dialog shows why an amount is refused', async () => {
  fakeApi()
  refuseWith(setFavouriteThreshold, {}, { key: 'listing_closed', status: 409, message: 'It has closed.' })
  await render(inPage())
  await page.getByLabelText('When the price comes down to').fill('200')
  await page.getByRole('button', { name: 'Save price' }).click()
  await expect.element(page.getByText('It has closed.')).toBeVisible()
})

test('the dialog of an auction asks about Buy now, and removes the amount', async () => {
  const { values } = fakeApi()
  answerWith(setFavouriteThreshold, {}, { ok: true })
  const auction = { ...listing, sale_method: 'auction', buy_now_price_cents: 50_000, bid_count: 2 }
  await render(inPage({ listing: auction, threshold: { cents: 40_000, is_reached: false } }))
  await expect.element(page.getByLabelText('When Buy now comes down to')).toHaveValue('400')
  await page.getByRole('button', { name: 'Remove price' }).click()
  await expect.element(page.getByText('Price removed')).toBeVisible()
  expect(values.at(-1)?.body).toEqual({ listing_id: 100_001, threshold_cents: null })
})
