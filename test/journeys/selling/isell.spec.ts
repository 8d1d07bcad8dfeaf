import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { desktop, expectAccessible, phone, signInByCalls, test } from '../fixtures.ts'
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
  const { page } = await visit(phone)
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

  await test.step('they are relisted', async () => {
    await page.getByRole('link', { name: /^Withdrawn/ }).click()
    await selectAll(page)
    await chosen(page).getByRole('button', { name: 'Relist', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'See what would change' }).click()
    await expect(dialog.getByRole('heading', { name: '2 of 2 will be relisted' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Relist 2 listings' }).click()
    await expect(dialog.getByRole('heading', { name: '2 of 2 relisted' })).toBeVisible()
    await expect(dialog.getByRole('link', { name: /^Relisted as/ })).toHaveCount(2)
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
    await expect(page.getByRole('link', { name: /^Live\s*2/ })).toBeVisible()
  })
})

test('prices rise by 10% where nobody has bid, and fall back', async ({ visit, request }) => {
  const [hana, mere] = [await aMember(request, 'Hana'), await aMember(request, 'Mere')]
  for (const title of ['Kauri bowl', 'Rimu stool']) await anAuction(request, hana, title)
  const ring = await anAuction(request, hana, 'Pounamu ring')
  await post(request, '/bid', { listing_id: ring, max_cents: 20_00 }, mere)
  const { page } = await visit(desktop)
  await signInByCalls(page, hana, '/isell')

  await test.step('the table sorts by its columns, and the address says so', async () => {
    const table = page.getByRole('table', { name: 'My listings' })
    await table.getByRole('link', { name: 'Listing' }).press('Enter')
    await page.waitForURL(/sort=title_a_to_z/)
    await expect(table.getByRole('heading')).toHaveText(['Kauri bowl', 'Pounamu ring', 'Rimu stool'])
    await table.getByRole('link', { name: 'Bids, offers' }).click()
    await expect(table.getByRole('heading').first()).toHaveText('Pounamu ring')
    await expectAccessible(page)
  })

  const dialog = page.getByRole('dialog')
  await test.step('the plan says which stays and why', async () => {
    await selectAll(page)
    await startChange(page, 'Change prices')
    await dialog.getByLabel('Percent').fill('10')
    await dialog.getByRole('button', { name: 'See what would change' }).click()
    await expect(dialog.getByRole('heading', { name: '2 of 3 will change' })).toBeVisible()
    await expect(dialog.getByRole('row', { name: /Pounamu ring/ })).toContainText('People have bid')
    await expect(dialog.getByRole('row', { name: /Kauri bowl/ })).toContainText('NZ$\u00a011')
    await expectAccessible(page)
  })

  await test.step('it is run, reported and undone', async () => {
    await dialog.getByRole('button', { name: 'Change 2 listings' }).click()
    await expect(dialog.getByRole('heading', { name: '2 of 2 changed' })).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByRole('row', { name: /Rimu stool/ }).first()).toContainText('NZ$\u00a011')
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await dialog.getByRole('button', { name: 'Change 2 back' }).click()
    await expect(dialog.getByRole('heading', { name: '2 of 2 changed' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
    await expect(page.getByRole('row', { name: /Rimu stool/ })).toContainText('NZ$\u00a010')
    await expect(page.getByText('0 selected')).toBeVisible()
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

const chosen = (page: Page) => page.getByRole('group', { name: 'Selected listings' })

async function selectAll(page: Page) {
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByLabel('Select all').check()
}

async function startChange(page: Page, act: string) {
  await chosen(page).getByRole('button', { name: 'Change' }).click()
  await page.getByRole('menuitem', { name: act }).click()
}

async function withdrawBoth(page: Page) {
  await selectAll(page)
  await expect(page.getByText('2 selected')).toBeVisible()
  await startChange(page, 'Withdraw')
  const dialog = page.getByRole('dialog')
  const plan = dialog.getByRole('button', { name: 'See what would change' })
  await plan.click()
  await expect(dialog.getByRole('heading', { name: '1 of 2 will be withdrawn' })).toBeVisible()
  await expect(dialog.getByText('Give a reason to withdraw it.').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Back', exact: true }).click()
  await dialog.getByLabel('Your reason').fill('They stay in the family.')
  await expectAccessible(page)
  await plan.click()
  await expect(dialog).toContainText('One has bids')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Withdraw 2 listings' }).click()
  await expect(dialog.getByRole('heading', { name: '2 of 2 withdrawn' })).toBeVisible()
  // The list reads itself again under the dialog, which stays until it's closed.
  await expect(page.getByText('No titles match “pounamu”')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(dialog).toHaveCount(0)
}
