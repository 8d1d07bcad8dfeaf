import { expect, type Page, type Route, type APIRequestContext, type Locator } from '@playwright/test'
import { desktop, intercept, signIn, test } from '../fixtures.ts'
import { aMember, post } from '../members.ts'

test('a typed bid survives signing in, and a bad connection never changes its meaning', async ({
  visit,
  request,
}) => {
  const [hana, mere] = [await aMember(request, 'Hana'), await aMember(request, 'Mere')]
  const { items } = await (await request.get('/api/category-list?type=general')).json()
  const categoryId = items.find(({ name }: { name: string }) => name === 'Road bikes').id
  const auction = {
    type: 'general',
    title: 'Bianchi with new tyres',
    category_id: categoryId,
    condition: 'used',
  }
  const terms = { sale_method: 'auction', start_price_cents: 40_00, duration_minutes: 60, suburb: 'te-aro' }
  const draft = { ...auction, ...terms, description: 'Ridden to work.' }
  const { id } = await post(request, '/listing', draft, hana)
  await post(request, `/listing-status/${id}`, { status: 'active' }, hana)
  const { page, complaints } = await visit(desktop)
  const bids = async () => (await (await request.get(`/api/bid?listing=${id}`)).json()).total
  const press = page.getByRole('button', { name: 'Bid up to NZ$ 45' }).filter({ visible: true })
  const question = page.getByRole('dialog', { name: /^Place your bid|^Bid up to/ })
  const confirm = question.getByRole('button', { name: 'Bid up to NZ$ 45' })

  await test.step('the typed bid is confirmed after signing in, not placed', async () => {
    await page.goto(`/general/${id}/detail`)
    await page.getByLabel('Bid up to').filter({ visible: true }).fill('45')
    await page.getByRole('button', { name: 'Sign in to bid' }).filter({ visible: true }).click()
    await signIn(page, mere)
    await page.waitForURL(`**/general/${id}/detail`)
    await expect(question.getByLabel('Bid up to')).toHaveValue('45')
    expect(await bids()).toBe(0)
    await question.getByRole('button', { name: 'Go back' }).click()
  })

  await test.step('offline the price says so, and no bid is sent after reconnecting', () =>
    loseTheLine(page, bids, press, question, confirm))

  await test.step('a stalled bid is checked, and a cancelled one never counts', () =>
    turnBackFromStalledBid(request, page, bids, press, question, confirm))

  await test.step('a bid cut off after it arrived is known to be placed once', async () => {
    let sent = 0
    await intercept(page, /\/api\/bid$/, async (route) => {
      sent += 1
      if (sent > 1) return await route.continue()
      await route.fetch()
      await route.abort('connectionreset')
    })
    await press.click()
    await confirm.click()
    await expect(question).toHaveCount(0)
    await expect(seen(page, /You’re winning/)).toBeVisible()
    expect(await bids()).toBe(1)
  })
  // Chromium logs the cut connection.
  complaints.splice(
    0,
    Infinity,
    ...complaints.filter((text) => !/net::ERR_|Failed to load resource/.test(text)),
  )
})

const seen = (page: Page, words: string | RegExp) => page.getByText(words).filter({ visible: true }).first()

async function turnBackFromStalledBid(
  request: APIRequestContext,
  page: Page,
  bids: () => Promise<number>,
  press: Locator,
  question: Locator,
  confirm: Locator,
) {
  const { promise: pending, resolve } = Promise.withResolvers<Route>()
  await intercept(page, /\/api\/bid$/, resolve)
  await press.click()
  await confirm.click()
  await expect(question.getByText(/We’re checking whether your bid was placed/)).toBeVisible()
  await question.getByRole('button', { name: 'Go back' }).click()
  await expect(question).toHaveCount(0)
  // Simulates a connection that fails only now.
  const sent = (await pending).request()
  const late = await request.post('/api/bid', {
    data: sent.postDataJSON(),
    headers: await sent.allHeaders(),
  })
  expect((await late.json()).key).toBe('request_withdrawn')
  await page.unroute(/\/api\/bid$/)
  expect(await bids()).toBe(0)
}

async function loseTheLine(
  page: Page,
  bids: () => Promise<number>,
  press: Locator,
  question: Locator,
  confirm: Locator,
) {
  await press.click()
  await page.context().setOffline(true)
  await expect(seen(page, 'Reconnecting…')).toBeVisible({ timeout: 5_000 })
  await question.getByRole('button', { name: 'Go back' }).click()
  await expect(page.getByRole('button', { name: /bidding is on hold/ })).toBeDisabled()
  await expect(page.getByRole('complementary', { name: 'Price' })).toBeFocused()
  await page.context().setOffline(false)
  await press.click()
  await page.context().setOffline(true)
  await confirm.click()
  await expect(question.getByText('We can’t reach Hoko. Your bid hasn’t been placed.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(seen(page, 'Reconnecting…')).toBeHidden()
  await question.getByRole('button', { name: 'Go back' }).click()
  expect(await bids()).toBe(0)
}
