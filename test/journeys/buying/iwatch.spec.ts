import { expect, type Locator, type Page, type APIRequestContext } from '@playwright/test'
import { expectAccessible, phone, signInByCalls, test } from '../fixtures.ts'
import { aMember, post, type Member } from '../members.ts'

const bicycle = {
  type: 'general',
  title: 'Raleigh Twenty from the shed',
  condition: 'used',
  description: 'Rides well.',
  sale_method: 'auction',
  start_price_cents: 20_00,
  duration_minutes: 26 * 60,
  suburb: 'te-aro',
}

test('the watchlist shows news once, and a bid is placed from it', async ({ visit, request }) => {
  const [hana, mere, tama] = [
    await aMember(request, 'Hana'),
    await aMember(request, 'Mere'),
    await aMember(request, 'Tama'),
  ]
  const { items } = await (await request.get('/api/category-list?type=general')).json()
  const categoryId = items.find(({ name }: { name: string }) => name === 'Road bikes').id
  const { id } = await post(request, '/listing', { ...bicycle, category_id: categoryId }, hana)
  await post(request, `/listing-status/${id}`, { status: 'active' }, hana)
  await post(request, '/favourite', { listing_id: id }, mere)
  await post(request, '/bid', { listing_id: id, max_cents: 30_00 }, tama)

  const { page, complaints } = await visit(phone)
  await signInByCalls(page, mere, '/iwatch')
  const row = page
    .getByRole('list', { name: 'Open' })
    .getByRole('listitem')
    .filter({ hasText: bicycle.title })

  await test.step('the bid is new until it has been seen', () => readNewsOfBid(page, row))

  await test.step('a click edits a note, which stays with its row', () => writeNote(page, row))

  await test.step('rows are low on a wide screen, and my bids are a click away', async () => {
    const narrow = page.viewportSize()!
    await page.setViewportSize({ width: 1366, height: 768 })
    await expect.poll(async () => (await row.boundingBox())!.height).toBeLessThanOrEqual(80)
    await page.getByRole('link', { name: 'My bids' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'iWatch' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'My bids' })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('link', { name: 'iWatch' }).first()).toHaveAttribute('aria-current', 'page')
    await page.goBack()
    await expect(row).toBeVisible()
    await page.setViewportSize(narrow)
  })

  await test.step('a reminder time is chosen for it', async () => {
    await expect(row.getByText('Reminder 1 h before').first()).toBeAttached()
    await choose(page, row, 'Set reminder')
    const dialog = page.getByRole('dialog', { name: 'When to remind you' })
    await dialog.getByLabel('24 hours before').check()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save reminders' }).click()
    await expect(row.getByText('Reminders 24 and 1 h before').first()).toBeAttached()
  })

  await test.step('opening its page marks it as seen', async () => {
    await page.goto('/notifications')
    await post(request, '/bid', { listing_id: id, max_cents: 35_00 }, tama)
    const recorded = page.waitForResponse((response) => response.url().endsWith('/api/mark-seen'))
    await page.goto(`/general/${id}/detail`)
    await recorded
    await page.goto('/iwatch')
    await expect(page.getByText('Nothing new', { exact: true })).toBeVisible()
  })

  await test.step('a bid confirms its commitment and is placed from the list', () =>
    bidFromTheList(page, row))

  await test.step('a leading bid stays in the list until it is outbid', () =>
    loseTheLead(request, tama, id, page, complaints, row))
})

async function loseTheLead(
  request: APIRequestContext,
  tama: Member,
  id: number,
  page: Page,
  complaints: string[],
  row: Locator,
) {
  await choose(page, row, 'Remove')
  await expect(page.getByText('You’re the highest bidder, so it stays on your list.')).toBeVisible()
  complaints.splice(0, Infinity, ...complaints.filter((text) => !/status of 409/.test(text)))
  await choose(page, row, 'Set reminder')
  const dialog = page.getByRole('dialog', { name: 'When to remind you' })
  await post(request, '/bid', { listing_id: id, max_cents: 90_00 }, tama)
  await page.getByRole('button', { name: 'View', exact: true }).click({ trial: true })
  await dialog.getByRole('button', { name: 'Go back' }).click()
  await expect(page.getByRole('button', { name: 'View', exact: true })).toBeVisible()
  await expect(row.getByText('Outbid')).toBeVisible()
  await choose(page, row, 'Remove')
  await expect(page.getByText('Your watchlist is empty')).toBeVisible()
}

async function readNewsOfBid(page: Page, row: Locator) {
  await expect(row.getByText('1 new bid')).toBeVisible()
  await expect(page.getByText('1 new since last time')).toBeVisible()
  const narrow = page.viewportSize()!
  await page.setViewportSize({ width: 1366, height: 768 })
  await expect.poll(async () => (await row.boundingBox())!.height).toBeLessThanOrEqual(80)
  await page.setViewportSize(narrow)
  const recorded = page.waitForResponse((response) => response.url().endsWith('/api/mark-seen'))
  await page.reload()
  await recorded
  await page.reload()
  await expect(page.getByText('Nothing new', { exact: true })).toBeVisible()
  await expect(row.getByText('1 new bid')).toHaveCount(0)
}

async function bidFromTheList(page: Page, row: Locator) {
  await row.getByRole('button', { name: /^Bid from/ }).click()
  const sheet = page.getByRole('dialog', { name: bicycle.title })
  await sheet.getByLabel('Bid up to').fill('45')
  await sheet.getByRole('button', { name: 'Bid up to NZ$ 45' }).click()
  const question = page.getByRole('dialog', { name: 'Bid up to NZ$ 45?' })
  await expect(question.getByText(/You agree to pay up to NZ\$\s45/)).toBeVisible()
  await question.getByRole('button', { name: 'Bid up to NZ$ 45' }).click()
  await expect(sheet.getByText(/^You’re winning/)).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(row.getByText('You’re winning', { exact: true })).toBeVisible()
  await expect(row.getByText('your limit is NZ$ 45')).toBeVisible()
}

async function choose(page: Page, row: Locator, item: string) {
  await row.getByRole('button', { name: `More for “${bicycle.title}”` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function writeNote(page: Page, row: Locator) {
  const field = row.getByRole('textbox', { name: `My note on ${bicycle.title}` })
  await expect(field).toHaveCount(0)
  await choose(page, row, 'Add note')
  await expect(field).toBeFocused()
  await field.fill('Ask about the chain')
  await field.press('Enter')
  await expect(row.getByText('Note: Ask about the chain')).toBeVisible()
  await expect(row.getByRole('button', { name: `More for “${bicycle.title}”` })).toBeFocused()
  await page.reload()
  await expect(row.getByText('Note: Ask about the chain')).toBeVisible()
}
