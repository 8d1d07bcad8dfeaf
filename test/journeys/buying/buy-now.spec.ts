import { expect, type Page, type Route } from '@playwright/test'
import {
  type Visitor,
  aNewcomer,
  desktop,
  excuseRefusals,
  expectAccessible,
  intercept,
  phone,
  register,
  signInByCalls,
  test,
} from '../fixtures.ts'
import { aMember, post } from '../members.ts'

const bowl = {
  type: 'general',
  title: 'Salt-glazed bowl from Nelson',
  condition: 'new',
  description: 'Fired in a wood kiln.',
  sale_method: 'fixed_price',
  buy_now_price_cents: 50_00,
  suburb: 'te-aro',
}

const courier = {
  id: 1,
  kind: 'courier',
  name: '',
  radius_km: null,
  north_cents: 7_00,
  south_cents: 12_00,
  own_region_cents: null,
  rural_cents: 4_50,
  further_cents: 0,
  days_to_send: 2,
  is_tracked: true,
}

test('two buy at once: one gets it, and the other reads why not', async ({ visit, request }) => {
  test.setTimeout(120_000)
  const hana = await aMember(request, 'Hana')
  const { items } = await (await request.get('/api/category-list?type=general')).json()
  const categoryId = items.find(({ name }: { name: string }) => name === 'Road bikes').id
  const listed = async (quantity: number) => {
    const { id } = await post(request, '/listing', { ...bowl, category_id: categoryId, quantity }, hana)
    await post(request, `/listing-status/${id}`, { status: 'active' }, hana)
    return `/general/${id}/detail`
  }
  const both = [await visit(phone), await visit(desktop)] as const
  await register(both[0].page, aNewcomer('Mere'))
  await register(both[1].page, aNewcomer('Tama'))

  await test.step('only one of two buyers gets a single item', async () => {
    const address = await listed(1)
    for (const { page } of both) await openBuying(page, address)
    const { winner, loser } = await confirmAtOnce(both, 'Buy for NZ$ 50')
    await expect(shown(loser.page, 'Sorry, this has already sold.')).toBeVisible()
    await expect(shown(loser.page, 'This listing has closed')).toBeVisible()
    await expect(shown(winner.page, 'It’s yours for NZ$ 50')).toBeVisible()
    await winner.page.goto('/iwon-ilost')
    await expect(winner.page.getByText(/^From Hana Hanason/).filter({ visible: true })).toHaveCount(1)
    await loser.page.goto('/iwon-ilost')
    await expect(loser.page.getByText(/^From Hana Hanason/)).toHaveCount(0)
  })

  await test.step('two buyers want two of three each: one gets two, and the other takes the last', async () => {
    const address = await listed(3)
    for (const { page } of both) {
      await openBuying(page, address)
      await page.getByLabel('Quantity').fill('2')
    }
    const { winner, loser } = await confirmAtOnce(both, 'Buy for NZ$ 100')
    await expect(shown(winner.page, 'You bought 2 of these')).toBeVisible()
    const dialog = loser.page.getByRole('dialog', { name: /^Buy for/ })
    await expect(dialog.getByText('Only 1 is left.')).toBeVisible()
    await expect(dialog.getByRole('heading', { name: 'Buy for NZ$ 50?' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Buy for NZ$ 50' }).click()
    await expect(shown(loser.page, 'You bought 1 of these')).toBeVisible()
  })
})

test('a buyer reads the total to a rural address, and the new one when the seller changes it', async ({
  visit,
  request,
}) => {
  const [hana, mere] = [await aMember(request, 'Hana'), await aMember(request, 'Mere')]
  const { items } = await (await request.get('/api/category-list?type=general')).json()
  const categoryId = items.find(({ name }: { name: string }) => name === 'Road bikes').id
  const listing = { ...bowl, category_id: categoryId, pickup: 'none', delivery_options: [courier] }
  const { id } = await post(request, '/listing', listing, hana)
  await post(request, `/listing-status/${id}`, { status: 'active' }, hana)
  const buyer = await visit(phone)
  const { page } = buyer
  await signInByCalls(page, mere, `/general/${id}/detail`)
  await page.getByRole('button', { name: 'Buy now NZ$ 50' }).filter({ visible: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Buy for/ })

  await test.step('the address is added without leaving the dialog', async () => {
    await dialog.getByRole('button', { name: 'Add address' }).click()
    const adding = page.getByRole('dialog', { name: 'Add a delivery address' })
    await adding.getByLabel('Street address').fill('345 Mill Road')
    await adding.getByLabel(/^Second line/).fill('RD 1')
    await adding.getByRole('combobox').fill('Petone')
    await adding.getByRole('option').first().click()
    await adding.getByLabel('Postcode').fill('5012')
    await adding.getByRole('button', { name: 'Add address' }).click()
    await expect(
      dialog.getByText('You agree to pay NZ$ 61.50: NZ$ 50.00 + NZ$ 7.00 courier + NZ$ 4.50 rural.'),
    ).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the seller changes the option meanwhile: nothing is bought, and the new total is shown', async () => {
    const headers = { authorization: `Bearer ${hana.token}` }
    const { version } = await (await request.get(`/api/own-listing/${id}`, { headers })).json()
    const options = [{ ...courier, north_cents: 9_00 }]
    const changed = await request.put(`/api/listing/${id}`, {
      headers,
      data: { version, delivery_options: options },
    })
    expect(changed.ok(), await changed.text()).toBe(true)
    await dialog.getByRole('button', { name: 'Buy for NZ$ 61.50' }).click()
    await expect(dialog.getByText(/^The total has changed to NZ\$\s63\.50/)).toBeVisible()
    excuseRefusals(buyer)
  })

  await test.step('another press buys it for that', async () => {
    await dialog.getByRole('button', { name: 'Buy for NZ$ 63.50' }).click()
    await expect(shown(page, 'Bought for NZ$ 63.50')).toBeVisible()
  })
})

const shown = (page: Page, words: string) => page.getByText(words).filter({ visible: true }).first()

async function openBuying(page: Page, address: string) {
  await page.goto(address)
  await page.getByRole('button', { name: 'Buy now NZ$ 50' }).filter({ visible: true }).click()
  await expect(page.getByRole('dialog', { name: 'Buy for NZ$ 50?' })).toBeVisible()
}

async function confirmAtOnce([one, other]: readonly [Visitor, Visitor], button: string) {
  const locked = [await lockPurchase(one.page), await lockPurchase(other.page)]
  const press = async ({ page }: Visitor) => {
    const answer = page.waitForResponse(/\/api\/buy-now\//)
    await page.getByRole('button', { name: button, exact: true }).click()
    return await answer
  }
  const presses = Promise.all([press(one), press(other)])
  const routes = await Promise.all(locked.map(({ input }) => input))
  await Promise.all(routes.map((route) => route.continue()))
  const statuses = (await presses).map((answer) => answer.status())
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409])
  for (const { page } of [one, other]) await page.unroute(/\/api\/buy-now\//)
  const [winner, loser] = statuses[0] === 200 ? [one, other] : [other, one]
  excuseRefusals(loser)
  return { winner, loser }
}

async function lockPurchase(page: Page): Promise<{ input: Promise<Route> }> {
  const { promise: input, resolve } = Promise.withResolvers<Route>()
  await intercept(page, /\/api\/buy-now\//, resolve)
  return { input }
}
