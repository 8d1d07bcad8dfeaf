import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { type Account, desktop, excuseRefusals, phone, signInByCalls, test } from '../fixtures.ts'
import { aListing } from '../listed.ts'
import { aMember, post, type Member } from '../members.ts'

const helen = { email: 'helen.tamihana@demo.hoko.nz', password: 'kiaora2026' }
const run = Date.now() % 1_000_000

async function openBusiness(page: Page, person: Account) {
  await signInByCalls(page, person, '/user-settings')
  await page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: 'Your business' })
    .click()
  await expect(page.getByRole('heading', { name: 'Your page' })).toBeVisible()
}

async function aDraftHouse(request: APIRequestContext): Promise<number> {
  const { token } = await post(request, '/auth/sign-in', { ...helen, type: 'user' })
  const helper = await aMember(request, 'Tui')
  const like = await aListing(request, 'property', helper)
  const headers = { authorization: `Bearer ${helper.token}` }
  const own = await (await request.get(`/api/own-listing/${like}`, { headers })).json()
  const { description, suburb, category_id, property } = own
  const draft = { type: 'property', title: `Bay villa ${run}`, description, suburb, category_id, property }
  return (await post(request, '/listing', draft, { token } as Member)).id
}

test('an agency adds an agent to a listing, and a visitor finds them', async ({ visit, request }) => {
  const name = `Moana Tautahi ${run}`
  const [agency, visitor] = [await visit(desktop), await visit(phone)]
  const { page } = agency
  const draft = await aDraftHouse(request)

  await test.step('errors are shown, and the agent is in the list', async () => {
    await openBusiness(page, helen)
    await page.getByRole('button', { name: 'Add agent' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add an agent' })
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('Licence number').fill('none')
    await dialog.getByLabel(/^Phone/).fill('021 100 1199')
    await dialog.getByRole('button', { name: 'Add agent' }).click()
    await expect(dialog.getByText('Enter the licence number from the public register').first()).toBeVisible()
    await dialog.getByLabel('Licence number').fill(`9${String(run).padStart(7, '0')}`)
    await dialog.getByRole('button', { name: 'Add agent' }).click()
    await expect(page.getByRole('list', { name: 'Agents' }).getByText(name)).toBeVisible()
    excuseRefusals(agency)
  })

  await test.step('the form offers the agents, and the listing names them', async () => {
    await page.goto(`/property/${draft}/edit`)
    await page.getByRole('checkbox', { name }).check()
    await page.getByRole('button', { name: 'Publish listing' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish listing' }).click()
    await page.waitForURL(`/property/${draft}/detail`)
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  })

  await test.step('a visitor sees the agent’s licence and other listings', async () => {
    await visitor.page.goto(`/property/${draft}/detail`)
    await expect(visitor.page.getByText('is licensed under the REAA 2008')).toBeVisible()
    await expect(visitor.page.getByText('021 100 1199')).toHaveCount(0)
    await visitor.page.getByRole('link', { name, exact: true }).click()
    await expect(visitor.page.getByRole('heading', { name: `Listings with ${name}` })).toBeVisible()
    await expect(visitor.page.getByRole('link', { name: `Bay villa ${run}` })).toBeVisible()
  })

  await test.step('a signed-in member sees the phone number', async () => {
    const mere = await aMember(request, 'Mere')
    await signInByCalls(visitor.page, mere, `/property/${draft}/detail`)
    await visitor.page.getByRole('button', { name: `Show contact details of ${name}` }).click()
    await expect(visitor.page.getByRole('link', { name: '021 100 1199' })).toBeVisible()
  })
})

test('a dealer has a page at its own address with opening hours', async ({ visit, request }) => {
  const bob = await aMember(request, 'Bob')
  const headers = { authorization: `Bearer ${bob.token}` }
  const data = { seller_kind: 'in_trade', trading_name: `Bob’s Utes ${run}` }
  expect((await request.put('/api/profile', { headers, data })).ok()).toBe(true)
  for (let made = 0; made < 4; made += 1) await aListing(request, 'auction', bob)
  const [dealer, visitor] = [await visit(phone), await visit(phone)]
  const { page } = dealer

  await test.step('an address is suggested, and reserved ones are refused', async () => {
    await openBusiness(page, bob)
    await page.getByLabel(/^Web address/).fill('admin')
    await page.getByRole('button', { name: 'Save page' }).click()
    await expect(page.getByText('This address is reserved. Choose another one.').first()).toBeVisible()
    excuseRefusals(dealer)
    await page.getByLabel(/^Web address/).fill('')
    await page.getByRole('button', { name: `Use bobs-utes-${run}` }).click()
    await page.getByRole('button', { name: 'Save page' }).click()
    await expect(page.getByText('Page saved').first()).toBeVisible()
  })

  await test.step('the dealer enters opening hours per weekday', async () => {
    await page.getByRole('button', { name: 'Add times: Monday' }).click()
    await page.getByRole('button', { name: 'Same hours Monday to Friday' }).click()
    await page.getByRole('button', { name: 'Save opening hours' }).click()
    await expect(page.getByText('Opening hours saved').first()).toBeVisible()
  })

  await test.step('colours with low contrast are corrected and need a plan', async () => {
    await page.getByLabel(/^Background colour/).fill('#ffd400')
    await page.getByLabel(/^Text colour/).fill('#ffffff')
    await expect(page.getByText('the contrast is 1.4 to 1')).toBeVisible()
    await page.getByRole('button', { name: 'Use #8c7500' }).click()
    await expect(page.getByText('Easy to read')).toBeVisible()
    await page.getByRole('button', { name: 'Save branding' }).click()
    await expect(page.getByRole('dialog', { name: 'You need a plan' })).toBeVisible()
    excuseRefusals(dealer)
  })

  await test.step('a visitor reads the hours and filters the stock', () =>
    readShop(visitor.page, `/shop/bobs-utes-${run}`))

  await test.step('an old address redirects to the new one', async () => {
    const slug = `bobs-yard-${run}`
    expect((await request.put('/api/storefront', { headers, data: { slug } })).ok()).toBe(true)
    await visitor.page.goto(`/shop/bobs-utes-${run}`)
    await visitor.page.waitForURL(`/shop/${slug}`)
  })
})

async function readShop(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByText(/^(Open now – closes|Closed – opens)/)).toBeVisible()
  const cards = page.getByRole('region', { name: 'For sale now' }).getByRole('article')
  await expect(cards).toHaveCount(4)
  await page.goto(`${path}?price_max=1`)
  await expect(page.getByText('Nothing fits these filters')).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).first().click()
  await expect(cards).toHaveCount(4)
}
