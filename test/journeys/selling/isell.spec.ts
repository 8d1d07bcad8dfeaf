import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { desktop, expectAccessible, intercept, phone, signInByCalls, test } from '../fixtures.ts'
import { aMember, post, type Member } from '../members.ts'

async function anAuction(request: APIRequestContext, seller: Member, title: string): Promise<number> {
  const { items } = await (await request.get('/api/category-list?type=general')).json()
  const draft = {
    type: 'general',
    title,
    category_id: items.find(({ name }: { name: string }) => name === 'Road bikes').id,
    condition: 'used',
    description: 'Ridden on Sundays.',
    sale_method: 'auction',
    start_price_cents: 10_00,
    duration_minutes: 1440,
    suburb: 'te-aro',
  }
  const { id } = await post(request, '/listing', draft, seller)
  await post(request, `/listing-status/${id}`, { status: 'active' }, seller)
  return id
}

const rows = (page: Page) => page.getByRole('list', { name: 'My listings' }).getByRole('heading')

test('a seller sees tasks, finds listings, and withdraws and relists them in bulk', async ({
  visit,
  request,
}) => {
  const [hana, mere] = [await aMember(request, 'Hana'), await aMember(request, 'Mere')]
  await anAuction(request, hana, 'Pounāmu pendant')
  const ring = await anAuction(request, hana, 'Pounamu ring')
  await anAuction(request, hana, 'Kauri bowl')
  await post(request, '/bid', { listing_id: ring, max_cents: 20_00 }, mere)
  const { page, complaints } = await visit(phone)
  await signInByCalls(page, hana, '/isell')

  await test.step('the tasks come first', async () => {
    const needs = page.getByRole('region', { name: 'To do' })
    const withoutBids = needs.getByRole('button', {
      name: '2 auctions closing within a day without bids',
    })
    await withoutBids.click()
    await expect(needs.getByRole('heading')).toHaveText(['Pounāmu pendant', 'Kauri bowl'])
    await withoutBids.click()
    await expect(needs.getByRole('heading')).toHaveCount(0)
  })

  await test.step('a search with or without macrons finds both and is in the address', async () => {
    await page.getByLabel('Search your titles').fill('pounamu')
    await page.waitForURL(/title=pounamu/)
    await expect(rows(page)).toHaveText(['Pounāmu pendant', 'Pounamu ring'])
    await page.getByLabel('Order').selectOption({ label: 'Most bids first' })
    await page.waitForURL(/sort=most_bids/)
    await expect(rows(page)).toHaveText(['Pounamu ring', 'Pounāmu pendant'])
  })

  await test.step('a listing’s daily figures show in charts and as a table', async () => {
    await page.getByRole('button', { name: 'More for “Pounamu ring”' }).click()
    await page.getByRole('menuitem', { name: 'Stats' }).click()
    const numbers = page.getByRole('dialog', { name: 'Stats for “Pounamu ring”' })
    await expect(numbers.getByRole('figure').filter({ hasText: 'Bids' })).toContainText(/Most on .*: 1/)
    await numbers.getByText('Every day as a table').click()
    await expect(numbers.getByRole('table').getByRole('row')).toHaveCount(2)
    await numbers.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('both are withdrawn with a reason for the bidders', () => withdrawBoth(page))

  await test.step('they are relisted, and a failed one is named and stays selected', async () => {
    await page.getByRole('link', { name: /^Withdrawn/ }).click()
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await page.getByLabel('Select all').check()
    await intercept(page, `**/api/relist/${ring}`, (route) => route.abort())
    const chosen = page.getByRole('group', { name: 'Selected listings' })
    await chosen.getByRole('button', { name: 'Relist', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Relist all 2' }).click()
    await expect(dialog.getByRole('heading', { name: '1 of 2 relisted' })).toBeVisible()
    await expect(dialog.getByText('“Pounamu ring”:')).toBeVisible()
    // The browser logs the failed call itself.
    complaints.splice(0, Infinity, ...complaints.filter((text) => !/ERR_FAILED/.test(text)))
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
    await expect(page.getByLabel('Select Pounamu ring')).toBeChecked()
    await expect(page.getByText('1 selected')).toBeVisible()
  })
})

test('a question is answered where the chip opens it', async ({ visit, request }) => {
  const [hana, mere] = [await aMember(request, 'Hana'), await aMember(request, 'Mere')]
  const id = await anAuction(request, hana, 'Kauri bowl')
  await post(request, '/question', { listing_id: id, text: 'Is it oiled?' }, mere)
  const { page } = await visit(phone)
  await signInByCalls(page, hana, '/isell')
  const needs = page.getByRole('region', { name: 'To do' })
  await needs.getByRole('button', { name: '1 question', exact: true }).click()
  await expect(needs.getByText('Is it oiled?')).toBeVisible()
  await needs.getByRole('button', { name: 'Answer question' }).click()
  await expectAccessible(page)
  await needs.getByLabel('Answer Mere').fill('With linseed.')
  await needs.getByRole('button', { name: 'Publish answer' }).click()
  await expect(page.getByText('Answer published')).toBeVisible()
  await expect(needs.getByRole('button', { name: '1 question', exact: true })).toHaveCount(0)
  await expect(page).toHaveURL('/isell')
})

test('the table fits a wide window', async ({ visit, request }) => {
  const hana = await aMember(request, 'Hana')
  await anAuction(request, hana, 'Kauri bowl')
  const { page } = await visit(desktop)
  await signInByCalls(page, hana, '/isell')
  await expect(page.getByLabel('Select Kauri bowl')).toHaveCount(0)
  await page.getByRole('button', { name: 'Select', exact: true }).press('Enter')
  await page.getByLabel('Select Kauri bowl').check()
  await expect(page.getByText('1 selected')).toBeVisible()
})

async function withdrawBoth(page: Page) {
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByLabel('Select all').check()
  await expect(page.getByText('2 selected')).toBeVisible()
  await page
    .getByRole('group', { name: 'Selected listings' })
    .getByRole('button', { name: 'Withdraw' })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('One has bids')
  await dialog.getByRole('button', { name: 'Withdraw all 2' }).click()
  await expect(dialog.getByLabel('Your reason')).toBeFocused()
  await expectAccessible(page)
  await dialog.getByLabel('Your reason').fill('They stay in the family.')
  await dialog.getByRole('button', { name: 'Withdraw all 2' }).click()
  await expect(dialog.getByRole('heading', { name: '2 listings withdrawn' })).toBeVisible()
  // The list reads itself again under the dialog, which stays until it's closed.
  await expect(page.getByText('No titles match “pounamu”')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(dialog).toHaveCount(0)
}
