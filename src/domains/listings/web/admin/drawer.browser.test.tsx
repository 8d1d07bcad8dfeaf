import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { listFlags } from '#domains/flags/common/flags.ts'
import { answerWith, fakeApi } from '#test/browser/fake-api.ts'
import { toAccountId, toListingId } from '#platform/common/ids.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { authStore } from '#platform/web/session/auth-store.ts'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { notify, Toaster } from '#platform/web/ui/overlays/toast.tsx'
import { ListingFlags } from './listing-flags.tsx'

const name = 'N'.repeat(40)

beforeEach(() => {
  fakeApi()
  authStore.setState({ known: true, token: 'a token', user: { id: 1000, type: 'admin' } as Account })
  const reporter = { id: toAccountId(1051), display_name: name }
  const text = { reason: 'scam' as const, text: 'x'.repeat(300), flagged_at: '2026-11-23T00:00:00.000Z' }
  const flag = { id: 1, listing_id: toListingId(100_001), reporter, about: null, ...text, decision: null }
  answerWith(listFlags, { listing: 100_001 }, { items: [flag] })
})

const openDrawer = () =>
  render(
    <MemoryRouter>
      <QueryProvider>
        <Dialog open shape="drawer" width="wide" title="Kete" onClose={() => undefined}>
          <div className="grid grid-cols-1">
            <ListingFlags listing_id={100_001} onSuspend={null} />
          </div>
        </Dialog>
        <Toaster />
      </QueryProvider>
    </MemoryRouter>,
  )

test('a reporter’s long unbroken name wraps on a phone', async () => {
  await page.viewport(320, 700)
  await openDrawer()
  await expect.element(page.getByRole('link', { name })).toBeVisible()
  const cut = () =>
    [...document.querySelectorAll('dialog *')].filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth,
    ).length
  await expect.poll(cut).toBe(0)
})

test('a toast appears beside an open drawer and covers none of it', async () => {
  await page.viewport(1360, 900)
  await openDrawer()
  notify.success('Dispute decided')
  await expect.element(page.getByText('Dispute decided')).toBeVisible()
  const toast = document.querySelector('[data-toast]')!.getBoundingClientRect()
  const drawer = document.querySelector('dialog')!.getBoundingClientRect()
  expect(toast.left).toBeGreaterThanOrEqual(0)
  expect(toast.right).toBeLessThanOrEqual(drawer.left)
})

test('an admin toast covers neither the account menu nor the page’s buttons', async () => {
  await page.viewport(1360, 900)
  await render(
    <div data-back-office>
      <Toaster />
    </div>,
  )
  notify.success('Account reinstated')
  await expect.element(page.getByText('Account reinstated')).toBeVisible()
  const toast = () => document.querySelector('[data-toast]')!.getBoundingClientRect()
  await expect.poll(() => toast().top).toBeGreaterThanOrEqual(0)
  expect(toast().bottom).toBeLessThanOrEqual(112)
  expect(toast().right).toBeLessThanOrEqual(1360 - 320)
})
