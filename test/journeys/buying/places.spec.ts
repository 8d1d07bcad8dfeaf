import { expect, type APIRequestContext, type Page } from '@playwright/test'
import {
  aNewcomer,
  desktop,
  expectAccessible,
  pending,
  type Newcomer,
  register,
  test,
  type Visitor,
} from '../fixtures.ts'

const narrow = { width: 320, height: 700, theme: 'dark' } as const
const title = `Kōwhai seedlings, lot ${Date.now() % 1_000_000}`
const words = encodeURIComponent(title.replace('ō', 'o'))
const map = (page: Page) => page.getByRole('application')
const pinOf = (page: Page) => map(page).getByRole('button', { name: /^Pin\./ })

test('a seller pins a listing, everyone sees the area, and it is found nearby', async ({
  visit,
  request,
}) => {
  test.setTimeout(120_000)
  const [seller, visitor, phone] = [await visit(desktop), await visit(desktop), await visit(narrow)]
  const hana = aNewcomer('Hana')
  await register(seller.page, hana, '/home')
  const draft = await aDraft(request, hana)
  const listing = `/general/${draft.id}/detail`
  const secret = { address: '12 Jackson Street', latitude: 0, longitude: 0 }

  await test.step('the seller searches for the suburb', () => choosePlace(seller, draft, secret))

  await test.step('the keyboard places and moves the pin, which survives a reload', () =>
    putPinByKeyboard(request, seller, draft, secret))

  await test.step('a pin in another suburb offers that suburb', async () => {
    const { page } = seller
    await map(page).focus()
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('-')
    await pinOf(page).focus()
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Shift+ArrowUp')
    await page.getByRole('button', { name: /instead of Seaview$/ }).press('Enter')
    await expect(page.getByRole('combobox', { name: 'Town or suburb' })).not.toHaveValue(/Seaview/)
    await page.getByRole('button', { name: 'Remove the pin' }).click()
    await expect.poll(async () => (await own(request, draft)).latitude).toBeNull()
    await change(request, draft, { suburb: 'seaview', ...secret })
  })

  await test.step('the page shows the suburb and a circle, never the exact place', () =>
    findExactPlace(request, seller, visitor, phone, draft, listing, secret))

  await test.step('a search near a place finds it within the distance', () => searchNearPlace(visitor))

  await test.step('“near me” uses the device’s location or explains why it can’t', () =>
    requestDeviceForPlace(visitor))

  await test.step('the map works by keyboard and on a narrow phone', () =>
    walkMapByKeyboard(visitor, phone, listing))

  await test.step('two listings in one place share a mark that lists them', () =>
    openSharedMark(request, visitor, hana, secret))

  await test.step('the buyer reads the pickup address', async () => {
    const { page } = visitor
    await register(page, aNewcomer('Mere'), listing)
    await page
      .getByRole('button', { name: /^Buy now/ })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: /^Buy/ }).click()
    await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded()
    await expect(page.getByText(secret.address)).toBeVisible()
    await expect(page.getByText(/You see exactly where it is because you trade/)).toBeVisible()
  })
})

interface Secret {
  address: string
  latitude: number
  longitude: number
}

interface Draft {
  id: number
  headers: Record<string, string>
}

async function aDraft(request: APIRequestContext, { email }: Newcomer): Promise<Draft> {
  const credentials = { email, password: 'kahu1234', type: 'user' }
  const { token } = await (await request.post('/api/auth/sign-in', { data: credentials })).json()
  const headers = { authorization: `Bearer ${token}` }
  const categories = await (await request.get('/api/category-list?type=general')).json()
  const made = await request.post('/api/listing', {
    headers,
    data: {
      type: 'general',
      title,
      category_id: categories.items.find(({ name }: { name: string }) => name === 'Road bikes').id,
      condition: 'new',
      description: 'Grown from seed of the garden’s own tree.',
      sale_method: 'fixed_price',
      buy_now_price_cents: 2400,
      pickup: 'must',
    },
  })
  expect(made.ok(), await made.text()).toBe(true)
  return { id: (await made.json()).id, headers }
}

const own = async (request: APIRequestContext, { id, headers }: Draft) =>
  await (await request.get(`/api/own-listing/${id}`, { headers })).json()

async function change(request: APIRequestContext, draft: Draft, data: object) {
  const { version } = await own(request, draft)
  const reply = await request.put(`/api/listing/${draft.id}`, {
    headers: draft.headers,
    data: { version, ...data },
  })
  expect(reply.ok(), await reply.text()).toBe(true)
}

async function publish(request: APIRequestContext, { id, headers }: Draft) {
  const data = { status: 'active' }
  const reply = await request.put(`/api/listing-status/${id}`, { headers, data })
  expect(reply.ok(), await reply.text()).toBe(true)
}

async function findExactPlace(
  request: APIRequestContext,
  seller: Visitor,
  visitor: Visitor,
  phone: Visitor,
  draft: Draft,
  listing: string,
  secret: Secret,
) {
  await publish(request, draft)
  const found = async () => await (await request.get(`/api/listing?q=${encodeURIComponent(title)}`)).text()
  await expect.poll(found).toContain(title)
  const texts = [
    await (await request.get(listing)).text(),
    await (await request.get(`/api/listing/${draft.id}`)).text(),
    await found(),
  ]
  for (const text of texts) {
    expect(text).toContain('Seaview')
    for (const hidden of [secret.address, String(secret.latitude), String(secret.longitude)]) {
      expect(text).not.toContain(hidden)
    }
  }
  for (const { page } of [visitor, phone]) {
    await page.goto(listing)
    await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded()
    await expect(page.getByText(/^Somewhere in this circle, within about 500 m/)).toBeVisible()
    await expect(page.getByRole('application', { name: /^Map of Seaview, Lower Hutt/ })).toBeVisible()
    await expect(page.getByText('Exact location', { exact: true })).toHaveCount(0)
  }
  await seller.page.goto(listing)
  await seller.page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded()
  await expect(seller.page.getByText(secret.address)).toBeVisible()
  await expect(seller.page.getByText('Exact location', { exact: true })).toBeAttached()
}

async function putPinByKeyboard(request: APIRequestContext, seller: Visitor, draft: Draft, secret: Secret) {
  const { page } = seller
  await page.getByRole('button', { name: 'Put a pin here' }).press('Enter')
  await expect(page.getByText('The pin is in Seaview, Lower Hutt.')).toBeVisible()
  const saved = async () => await own(request, draft)
  await expect.poll(async () => (await saved()).latitude).not.toBeNull()
  const before = await saved()
  await pinOf(page).focus()
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(async () => (await saved()).longitude).toBeGreaterThan(before.longitude)
  const { latitude, longitude, suburb, address } = await saved()
  expect(latitude).toBeGreaterThan(before.latitude)
  expect([suburb, address]).toEqual(['seaview', secret.address])
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  await page.reload()
  await expect(pinOf(page)).toBeVisible()
  Object.assign(secret, { latitude, longitude })
}

async function openSharedMark(request: APIRequestContext, visitor: Visitor, hana: Newcomer, secret: Secret) {
  const second = await aDraft(request, hana)
  await change(request, second, { suburb: 'seaview', ...secret })
  await publish(request, second)
  const { page } = visitor
  await expect(async () => {
    await page.goto(`/ibuy?q=${words}&view=map`)
    await expect(map(page).getByRole('button', { name: '2 listings: show them' })).toBeVisible({
      timeout: 2_000,
    })
  }).toPass()
  await map(page)
    .getByRole('button', { name: /^2 listings/ })
    .press('Enter')
  await expect(page.getByRole('heading', { name: '2 listings here' })).toBeFocused()
  const rows = page.getByRole('region', { name: '2 listings here' })
  await expect(rows.getByRole('link', { name: title })).toHaveCount(2)
}

async function searchNearPlace(visitor: Visitor) {
  const { page } = visitor
  await page.goto(`/ibuy?q=${words}`)
  const rail = page.getByRole('complementary', { name: 'Filters' })
  await rail.getByRole('combobox', { name: 'Town or suburb' }).fill('petone')
  await rail.getByRole('option', { name: /^Petone/ }).click()
  await page.waitForURL(/near=-41\.\d+%2C174\.\d+%2C25/)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Nearest')
  await page.waitForURL(/sort=nearest/)
  await rail.getByRole('combobox', { name: 'Within' }).selectOption('2 km')
  await expect(page.getByText('No listings match')).toBeVisible()
  await rail.getByRole('combobox', { name: 'Within' }).selectOption('5 km')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await page.getByRole('link', { name: /^Remove the filter Within 5 km of Petone/ }).click()
  await expect(page).not.toHaveURL(/near/)
}

async function walkMapByKeyboard(visitor: Visitor, phone: Visitor, listing: string) {
  for (const { page } of [visitor, phone]) {
    await page.goto(`/ibuy?q=${words}&near=-41.23,174.87,50`)
    await page.getByRole('button', { name: 'Map', exact: true }).press('Enter')
    await page.waitForURL(/view=map/)
    await expect(map(page)).toBeVisible()
    await map(page).focus()
    for (const key of ['-', '+', 'ArrowLeft', 'ArrowRight', '0']) await page.keyboard.press(key)
    const mark = map(page).getByRole('button', { name: new RegExp(`^NZ\\$ 24, ${title}, Seaview`) })
    await mark.press('Enter')
    const preview = page.getByRole('region', { name: /^Seaview/ })
    await expect(preview.getByRole('heading', { name: /^Seaview/ })).toBeFocused()
    await expectAccessible(page)
    await preview.getByRole('link', { name: title }).press('Enter')
    await page.waitForURL(`**${listing}`)
  }
}

async function choosePlace(seller: Visitor, draft: Draft, secret: Secret) {
  const { page } = seller
  const names = await pending(page, '**/api/place-list')
  await page.goto(`/general/${draft.id}/edit`)
  const suburb = page.getByRole('combobox', { name: 'Town or suburb' })
  await suburb.fill('seav')
  await names.requested
  await suburb.press('Enter')
  names.letThrough()
  await expect(suburb).toHaveValue('Seaview, Lower Hutt')
  await expect(page.getByRole('application', { name: /^Map of Seaview, Lower Hutt/ })).toBeVisible()
  await page.getByLabel('Street address').fill(secret.address)
  await page.getByLabel('Street address').press('Enter')
  await expect(page.getByText(/^We found Seaview, Lower Hutt, but not the street/)).toBeVisible()
}

async function requestDeviceForPlace(visitor: Visitor) {
  const { page } = visitor
  await page.goto(`/ibuy?q=${words}`)
  const nearMe = page.getByRole('complementary', { name: 'Filters' }).getByRole('button', { name: 'Near me' })
  await nearMe.press('Enter')
  await expect(page.getByText(/^We couldn’t get your location/)).toBeVisible()
  await page.context().setGeolocation({ latitude: -41.22631, longitude: 174.87214 })
  await page.context().grantPermissions(['geolocation'])
  await nearMe.press('Enter')
  // The shared address is rounded to about a kilometre, so that it doesn't reveal a home.
  await page.waitForURL(/near=-41\.23%2C174\.87%2C25/)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
}
