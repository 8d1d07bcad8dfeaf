import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { render } from 'vitest-browser-react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { listPageNotices, seePageNotice } from '#domains/settings/common/static-pages/static-pages.ts'
import { answerWith, fakeApi } from '#test/browser/fake-api.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { authStore } from '#platform/web/session/auth-store.ts'
import { ChangedPages } from './changed-pages.tsx'

const { values: input } = fakeApi()

test('a changed page is announced until it has been seen', async () => {
  authStore.setState({ token: 'token', user: { id: 1, type: 'user' } as Account })
  const changed = { id: 7, slug: 'terms-and-conditions', applies_from: '2027-02-01' } as const
  answerWith(listPageNotices, {}, { items: [changed] })
  answerWith(seePageNotice, { id: 7 }, { ok: true })
  const element = (
    <QueryProvider>
      <ChangedPages />
    </QueryProvider>
  )
  await render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  const banner = page.getByRole('complementary', { name: 'Changes at Hoko' })
  await expect
    .element(banner.getByText('Our new terms and conditions apply from 1 February 2027.'))
    .toBeVisible()
  await expect
    .element(banner.getByRole('link', { name: 'Read new version' }))
    .toHaveAttribute('href', '/info/terms-and-conditions')

  answerWith(listPageNotices, {}, { items: [] })
  await banner.getByRole('button', { name: 'Got it' }).click()
  await expect.element(banner).not.toBeInTheDocument()
  expect(input.map(({ path }) => path)).toContain('/api/page-notice/7')
})
