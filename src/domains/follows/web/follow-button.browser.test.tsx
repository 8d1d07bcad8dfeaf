import '#platform/web/styles/app.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import {
  countFollowers,
  followSeller,
  listFollowedSellerIds,
  listFollowedSellers,
  unfollowSeller,
} from '#domains/follows/common/follows.ts'
import { toAccountId } from '#platform/common/ids.ts'
import { authStore } from '#platform/web/session/auth-store.ts'
import { saveIntent } from '#platform/web/session/pending-intent.ts'
import { notify, Toaster } from '#platform/web/ui/overlays/toast.tsx'
import { findViolations } from '#test/browser/axe.ts'
import { answerWith, fakeApi } from '#test/browser/fake-api.ts'
import { FollowButton, OwnFollowers } from './follow-button.tsx'
import { FollowedSellers } from './followed-sellers.tsx'

const account = { id: 1002, type: 'user' } as unknown as Account
const seller = { id: toAccountId(1007), name: 'Cuba Cycles' }

beforeEach(async () => {
  await page.viewport(1360, 900)
  notify.clear()
  sessionStorage.clear()
  authStore.setState({ known: true, token: 'a token', user: account })
})

const Where = () => <p>{useLocation().pathname}</p>

const inPage = (children: ReactNode) => (
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
    <MemoryRouter>
      <main>
        <Routes>
          <Route path="/" element={children} />
          <Route path="*" element={<Where />} />
        </Routes>
      </main>
      <Toaster />
    </MemoryRouter>
  </QueryClientProvider>
)

test('a click follows, and the next unfollows with an undo', async () => {
  const { values } = fakeApi()
  answerWith(listFollowedSellerIds, {}, { ids: [] })
  answerWith(followSeller, {}, { seller_id: seller.id })
  answerWith(unfollowSeller, { id: seller.id }, { ok: true })
  await render(inPage(<FollowButton seller={seller} />))
  await page.getByRole('button', { name: 'Follow seller' }).click()
  await expect.element(page.getByText('We’ll let you know about their new listings.')).toBeVisible()
  await page.getByRole('button', { name: 'Following', pressed: true }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('button', { name: 'Following', pressed: true })).toBeVisible()
  expect(values.filter(({ body }) => body !== undefined)).toHaveLength(2)
  expect(await findViolations()).toEqual([])
})

test('a follow from before signing in is carried out after it', async () => {
  const { values } = fakeApi()
  saveIntent({ kind: 'follow', subject: String(seller.id) })
  answerWith(listFollowedSellerIds, {}, { ids: [] })
  answerWith(followSeller, {}, { seller_id: seller.id })
  await render(inPage(<FollowButton seller={seller} />))
  await expect.element(page.getByRole('button', { name: 'Following', pressed: true })).toBeVisible()
  expect(values.at(-1)?.body).toEqual({ seller_id: seller.id })
})

test('a visitor is led to signing in', async () => {
  fakeApi()
  authStore.setState({ known: true, token: null, user: null })
  await render(inPage(<FollowButton seller={seller} />))
  await page.getByRole('button', { name: 'Follow seller' }).click()
  await expect.element(page.getByText('/signin')).toBeVisible()
})

test('a seller has no button for themselves but reads how many follow them', async () => {
  fakeApi()
  answerWith(listFollowedSellerIds, {}, { ids: [] })
  answerWith(countFollowers, {}, { followers: 12 })
  const own = { id: account.id, name: 'Mere K.' }
  await render(
    inPage(
      <>
        <FollowButton seller={own} />
        <OwnFollowers id={own.id} />
      </>,
    ),
  )
  await expect.element(page.getByText('12 followers Only you see this number.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Follow seller' }).elements()).toEqual([])
})

test('the list names each seller with their listings and unfollows at a click', async () => {
  const { values } = fakeApi()
  const followed = { avatar: null, has_page: true, live_count: 3, followed_at: '2026-11-30T00:00:00.000Z' }
  answerWith(
    listFollowedSellers,
    { page: 1, limit: 50 },
    { items: [{ ...seller, ...followed }], total: 1, page: 1, limit: 50 },
  )
  answerWith(unfollowSeller, { id: seller.id }, { ok: true })
  await render(inPage(<FollowedSellers page={1} to={() => '/'} />))
  await expect.element(page.getByText('3 listings · Following since November 2026')).toBeVisible()
  expect(await findViolations()).toEqual([])
  await page.getByRole('button', { name: 'Unfollow Cuba Cycles' }).click()
  await expect.element(page.getByText('You’ve stopped following Cuba Cycles')).toBeVisible()
  expect(values.some(({ path }) => path === '/api/followed-sellers/1007')).toBe(true)
})
