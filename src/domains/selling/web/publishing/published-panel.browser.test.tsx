import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Account, getPaymentDetails } from '#domains/accounts/common/accounts.ts'
import { getOwnListing, type OwnListing } from '#domains/selling/common/own-listings.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { authStore } from '#platform/web/session/auth-store.ts'
import { answerWith, fakeApi } from '#test/browser/fake-api.ts'
import { findViolations } from '#test/browser/axe.ts'
import { makePublishedState, type Published } from './published.ts'
import { PublishedPanel } from './published-panel.tsx'

const listing = {
  id: 101_132,
  type: 'general',
  title: 'Road bike',
  closes_at: '2026-12-06T06:30:00.000Z',
  payment_methods: ['bank_transfer'],
} as unknown as OwnListing

const seller = { id: 1000, type: 'user' } as unknown as Account

async function open(published: Published) {
  fakeApi()
  authStore.setState({ known: true, token: 'a token', user: seller })
  answerWith(getOwnListing, { id: 101_132 }, listing as never)
  answerWith(getPaymentDetails, {}, { details: null })
  let isClosed = false
  const panel = (
    <QueryProvider>
      <PublishedPanel published={published} onClose={() => (isClosed = true)} />
    </QueryProvider>
  )
  const router = createMemoryRouter([{ path: '/', element: panel }])
  await render(
    <main>
      <RouterProvider router={router} />
    </main>,
  )
  return () => isClosed
}

const status = () => page.getByRole('status')
const single = [listing.id]

test('the panel says until when a listing is live, and offers what comes next', async () => {
  const isClosed = await open(makePublishedState(single, 'active').published)
  await expect.element(status()).toHaveTextContent('Live until Sun 6 Dec, 7:30 pm')
  await expect.element(page.getByRole('button', { name: 'Share' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Sell similar' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add bank account' })).toBeVisible()
  expect(await findViolations()).toEqual([])
  await page.getByRole('button', { name: 'Close' }).click()
  expect(isClosed()).toBe(true)
})

test('the panel of a listing that waits for approval offers no sharing', async () => {
  await open(makePublishedState(single, 'pending').published)
  await expect.element(status()).toHaveTextContent('Sent for approval. We’ll tell you when it’s approved.')
  await expect.element(page.getByRole('button', { name: 'Sell similar' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Share' })).not.toBeInTheDocument()
})

test('the panel of several listings counts them', async () => {
  await open(makePublishedState([...single, 101_133 as never], 'active').published)
  await expect.element(status()).toHaveTextContent('2 listings are live')
  await expect.element(page.getByRole('link', { name: 'List an item' })).toBeVisible()
})
