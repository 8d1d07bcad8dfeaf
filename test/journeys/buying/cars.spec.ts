import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { desktop, expectAccessible, phone, signInByCalls, test } from '../fixtures.ts'
import { aMember, type Member, post } from '../members.ts'

const mark = `No ${Date.now() % 100_000}`

const car = (model: string, own: object, price: number) => ({
  type: 'vehicle',
  title: `Toyota ${model} ${mark}`,
  condition: 'used',
  description: 'Serviced each year.',
  suburb: 'hamilton-east',
  sale_method: 'fixed_price',
  buy_now_price_cents: price * 100,
  pickup: 'allowed',
  delivery_options: [
    {
      id: 1,
      kind: 'own_delivery',
      name: '',
      radius_km: 100,
      north_cents: null,
      south_cents: null,
      own_region_cents: 150_00,
      rural_cents: 0,
      further_cents: 0,
      days_to_send: null,
      is_tracked: false,
    },
  ],
  vehicle: {
    subtype: 'car',
    make: 'Toyota',
    model,
    year: 2016,
    odometer_km: 71_000,
    fuel_type: 'hybrid',
    transmission: 'automatic',
    ...own,
  },
})

async function list(request: APIRequestContext, seller: Member, draft: object): Promise<void> {
  const { items } = await (await request.get('/api/category-list?type=vehicle&all=yes')).json()
  const { id: categoryId } = items.find(({ name }: { name: string }) => name === 'Cars')
  const { id } = await post(request, '/listing', { category_id: categoryId, ...draft }, seller)
  await post(request, `/listing-status/${id}`, { status: 'active' }, seller)
}

/** The search index updates a moment after publishing. */
async function openResults(page: Page, address: string, card: string) {
  await expect(async () => {
    await page.goto(address)
    await expect(page.getByRole('link', { name: card }).first()).toBeVisible({ timeout: 1_000 })
    // Without a hit, other listings are offered.
    await expect(page.getByText('No listings match')).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
}

test('a dealer’s buyer narrows cars, sees totals, saves, compares and follows', async ({
  visit,
  request,
}) => {
  const { page } = await visit(desktop)
  const [hana, buyer] = [await aMember(request, 'Hana'), await aMember(request, 'Mere')]
  await list(request, hana, car('Corolla', {}, 14_500))
  await list(request, hana, car('Aqua', { odometer_km: 88_000, exterior_colour: 'Red' }, 11_900))
  await list(request, hana, car('Corolla', { transmission: 'manual' }, 9_000))
  await signInByCalls(page, buyer)

  await test.step('several models, a range of years, a limit of kilometres, and near a place', () =>
    narrow(page))
  await test.step('the totals are those with delivery to the buyer’s suburb', () => seeTotals(page))
  await test.step('the search is saved and reports a new car', async () => {
    await page.getByRole('button', { name: 'Save this search' }).click()
    await page.getByRole('radio', { name: /At once/ }).check()
    await page.getByRole('button', { name: 'Save search', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
    await list(request, hana, car('Aqua', { year: 2018 }, 13_000))
    await page.getByRole('button', { name: /notification/i }).click()
    await expect(page.getByRole('menuitem', { name: /New listing.*Toyota Aqua/ })).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('two are compared, and their seller is followed', () => compareAndFollow(page))
})

async function narrow(page: Page) {
  await openResults(page, `/ibuy?type=vehicle&make=Toyota&q=${mark}`, `Toyota Corolla ${mark}`)
  const rail = page.getByRole('complementary', { name: 'Filters' })
  await rail.getByRole('link', { name: /^Corolla/ }).click()
  await page.waitForURL(/model=Corolla/)
  await rail.getByRole('link', { name: /^Aqua/ }).click()
  await page.waitForURL(/model=Aqua&model=Corolla/)
  await rail.getByLabel('Year from').fill('2014')
  await rail.getByLabel('Year to').fill('2018')
  await rail.getByLabel('Odometer to').fill('90,000')
  await rail.getByLabel('To NZ$').fill('15,000')
  await rail.getByRole('button', { name: /^Apply/ }).click()
  await page.waitForURL(/odometer_max=90000/)
  await rail.getByText('Transmission', { exact: true }).click()
  await rail.getByRole('link', { name: /^Automatic/ }).click()
  await page.waitForURL(/transmission=automatic/)
  await rail.getByRole('combobox', { name: 'Town or suburb' }).fill('hamilton central')
  await rail.getByRole('option', { name: /^Hamilton Central/ }).click()
  await page.waitForURL(/near=/)
  await rail.getByRole('combobox', { name: 'Within' }).selectOption('50')
  await expect(page.getByRole('status').filter({ hasText: '2 listings' })).toBeVisible()
  await expectAccessible(page)
}

async function seeTotals(page: Page) {
  const rail = page.getByRole('complementary', { name: 'Filters' })
  await rail.getByText('Total with delivery', { exact: true }).click()
  await rail.getByRole('combobox', { name: 'Sent to' }).fill('cambridge')
  await rail.getByRole('option', { name: /^Cambridge/ }).click()
  await page.waitForURL(/to=cambridge/)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Lowest total with delivery')
  await page.waitForURL(/sort=total/)
  const cards = page.getByRole('article')
  await expect(cards.nth(0)).toContainText(/Aqua[\s\S]*NZ\$\s12,050 to Cambridge/)
  await expect(cards.nth(1)).toContainText(/Corolla[\s\S]*NZ\$\s14,650 to Cambridge/)
}

async function compareAndFollow(page: Page) {
  for (const model of ['Corolla', 'Aqua']) {
    await page.goBack().catch(() => null)
    await openResults(
      page,
      `/ibuy?type=vehicle&q=${mark}&model=${model}&transmission=automatic`,
      `Toyota ${model} ${mark}`,
    )
    await page
      .getByRole('link', { name: `Toyota ${model} ${mark}` })
      .last()
      .click()
    await page.waitForURL(/\/detail/)
    await page.getByRole('button', { name: /^More/ }).first().click()
    await page.getByRole('menuitem', { name: 'Compare', exact: true }).click()
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'Follow seller' }).first().click()
  await expect(page.getByRole('button', { name: 'Following' }).first()).toBeVisible()
  await page.getByRole('button', { name: /^More/ }).first().click()
  await page.getByRole('menuitem', { name: /^Compare 2 of 4/ }).click()
  await page.waitForURL(/\/compare\?ids=/)
  await expect(page.getByRole('rowheader', { name: 'Odometer' })).toBeVisible()
  await expect(page.getByRole('table')).toContainText('71,000 km')
  await expectAccessible(page)
}

test('a phone’s filter sheet counts while choices are made', async ({ visit, request }) => {
  const { page } = await visit(phone)
  const hana = await aMember(request, 'Hana')
  await list(request, hana, { ...car('Vitz', { year: 2012 }, 5_000), title: `Toyota Vitz sheet ${mark}` })
  await openResults(page, `/ibuy?type=vehicle&q=sheet+${mark}`, `Toyota Vitz sheet ${mark}`)
  await page.getByRole('link', { name: /^Filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet.getByRole('button', { name: 'Show 1 listing' })).toBeVisible()
  await sheet
    .getByRole('button', { name: /more filters/ })
    .or(sheet.getByRole('link', { name: /more filters/ }))
    .click()
  await sheet.getByText('Seats', { exact: true }).click()
  await sheet.getByLabel('Seats from').fill('7')
  await sheet.getByRole('button', { name: 'Show the listings' }).click()
  await page.waitForURL(/seats_min=7/)
  await expect(page.getByText('No listings match')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Remove the filter Seats from 7' })).toBeVisible()
  await expectAccessible(page)
})
