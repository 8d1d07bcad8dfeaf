import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { authStore } from '#platform/web/session/auth-store.ts'
import { readSellerId, useOthersBusiness } from './seller-id.ts'

function Shown({ input }: { input: string | null }) {
  const sellerId = useOthersBusiness(readSellerId(input))
  return <p>{sellerId === null ? 'own page' : `business ${sellerId}`}</p>
}

test.each([
  [null, 'own page'],
  ['1002', 'own page'],
  ['1003', 'business 1003'],
  ['-1', 'own page'],
  ['1e99', 'own page'],
])('the owner of 1002 at an address with %s sees %s', async (input, shown) => {
  authStore.setState({ known: true, token: 'a token', user: { id: 1002, type: 'user' } as Account })
  await render(<Shown input={input} />)
  await expect.element(page.getByText(shown)).toBeVisible()
})
