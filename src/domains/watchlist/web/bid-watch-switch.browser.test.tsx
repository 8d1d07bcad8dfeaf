import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { getWatchChoices, setWatchChoices } from '#domains/watchlist/common/watching.ts'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { authStore } from '#platform/web/session/auth-store.ts'
import { findViolations } from '#test/browser/axe.ts'
import { answerWith, failWith, fakeApi, refuseWith } from '#test/browser/fake-api.ts'
import { BidWatchSwitch } from './bid-watch-switch.tsx'

const account = { id: 1002, type: 'user' } as unknown as Account

beforeEach(() => authStore.setState({ known: true, token: 'a token', user: account }))

const inPage = () => (
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
    <main>
      <BidWatchSwitch />
    </main>
  </QueryClientProvider>
)

async function open() {
  const { values } = fakeApi()
  answerWith(getWatchChoices, {}, { watches_bids: true })
  await render(inPage())
  const choice = page.getByRole('switch', { name: /^Watch listings I bid on/ })
  await expect.element(choice).toBeChecked()
  return { choice, values }
}

test('the switch saves the choice', async () => {
  const { choice, values } = await open()
  answerWith(setWatchChoices, {}, { watches_bids: false })
  await choice.click()
  await expect.element(page.getByText('Saved. We won’t add listings you bid on.')).toBeVisible()
  await expect.element(choice).not.toBeChecked()
  expect(values.at(-1)?.body).toEqual({ watches_bids: false })
  expect(await findViolations()).toEqual([])
})

test('the switch is put back if the choice isn’t saved', async () => {
  const { choice } = await open()
  refuseWith(setWatchChoices, {}, { key: 'rate_limited', status: 429, message: 'Wait a moment.' })
  await choice.click()
  await expect.element(page.getByText('We couldn’t save that. Wait a moment.')).toBeVisible()
  await expect.element(choice).toBeChecked()
})

test('the switch offers to load the choice again', async () => {
  fakeApi()
  failWith(getWatchChoices, {}, 422)
  await render(inPage())
  answerWith(getWatchChoices, {}, { watches_bids: false })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('switch', { name: /^Watch listings I bid on/ })).not.toBeChecked()
})
