import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { aMember, desktop, type Newcomer, phone, signIn, test, type Visitor } from '../fixtures.ts'

test('a trader lists a car by plate, and a buyer sees sources and prints the notice', async ({
  visit,
  request,
}) => {
  const [trader, buyer] = [await visit(desktop), await visit(phone)]
  const { page } = trader
  const aroha = await aMember(trader, 'Aroha')
  await sellInTrade(request, aroha)
  await signIn(page, aroha)
  await page.waitForURL(/\/home/)

  await test.step('the plate fills the form, and each field names the register as its source', async () => {
    await page.goto('/vehicle/new')
    await page.getByLabel('Plate', { exact: true }).fill('kew 840')
    await page.getByRole('button', { name: 'Fill in from the register' }).click()
    await expect(page.getByText('2016 Toyota Corolla GX', { exact: true }).first()).toBeVisible()
    await expect(page.getByLabel('Car', { exact: true })).toBeChecked()
    await expect(page.getByLabel('Make', { exact: true })).toHaveValue('Toyota')
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('2016 Toyota Corolla GX')
    await expect(page.getByLabel('Odometer')).toHaveValue('')
    await expect(fieldOf(page, 'Colour').getByText('From the sample register')).toBeVisible()
  })

  await test.step('an edited field names the seller as its source and can be reset', async () => {
    await page.getByLabel('Colour').fill('Pearl')
    await expect(
      fieldOf(page, 'Colour').getByText('You entered this. In the sample register: White'),
    ).toBeVisible()
    await page.getByLabel('Year', { exact: true }).fill('2017')
    await page.getByRole('button', { name: 'Use “2016” from the sample register' }).click()
    await expect(page.getByLabel('Year', { exact: true })).toHaveValue('2016')
    await expect(fieldOf(page, 'Year').getByText('From the sample register')).toBeVisible()
  })

  await test.step('the trader reads what the notice needs before anything is required', () =>
    readWhatNoticeNeeds(page))

  await test.step('a reopened draft still knows the source of each field', async () => {
    await expect(page.getByText(/^Saved/).filter({ visible: true })).toBeVisible()
    await page.reload()
    await expect(fieldOf(page, 'Make').getByText('From the sample register')).toBeVisible()
    await expect(fieldOf(page, 'Colour').getByText(/^You entered this/)).toBeVisible()
  })

  await publish(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish/ })
    .click()
  await page.getByRole('button', { name: 'Publish without it' }).click()
  await page.waitForURL(/\/vehicle\/\d+\/detail/)
  const address = new URL(page.url()).pathname

  await test.step('the buyer on a phone sees the facts, the sources and the notice', () =>
    readNoticeAsBuyer(request, buyer, address))

  await test.step('the page has structured data for a car', async () => {
    const [data] = await buyer.page.locator('script[type="application/ld+json"]').allTextContents()
    expect(JSON.parse(data!)).toMatchObject({ '@type': 'Car', brand: { name: 'Toyota' } })
  })
})

const fieldOf = (page: Page, label: string): Locator =>
  page.locator('div.grid.content-start').filter({ has: page.getByLabel(label, { exact: true }) })

const rowOf = (list: Locator, term: string): Locator =>
  list.locator('dl > div').filter({ has: list.page().locator('dt', { hasText: new RegExp(`^${term}$`) }) })

const publish = (page: Page) =>
  page
    .getByRole('button', { name: /^Publish/ })
    .filter({ visible: true })
    .first()
    .click()

async function sellInTrade(request: APIRequestContext, { email }: Newcomer) {
  const credentials = { email, password: 'kahu1234', type: 'user' }
  const { token } = await (await request.post('/api/auth/sign-in', { data: credentials })).json()
  const saved = await request.put('/api/profile', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      seller_kind: 'in_trade',
      trading_name: 'Ōtaki Motors',
      address: '12 Main Highway',
      trader_number: 'M123456',
    },
  })
  expect(saved.ok(), await saved.text()).toBe(true)
}

async function readWhatNoticeNeeds(page: Page) {
  await page.getByLabel('Description', { exact: true }).fill('Serviced every year, two keys, new tyres.')
  await expect(page.getByRole('button', { name: /^Category: .*Hatchbacks/ })).toBeVisible()
  await page.getByText('Fixed price', { exact: true }).click()
  await page.getByLabel('Price', { exact: true }).fill('16990')
  await page.getByLabel('Odometer').fill('100')
  await publish(page)
  const summary = page.getByRole('alert')
  await expect(summary.getByText(/odometer was replaced/)).toBeVisible()
  await expect(summary.getByText(/Personal Property Securities Register/)).toBeVisible()
  await expect(summary.getByText(/must include all on-road costs/)).toBeVisible()
  await page.getByLabel('Odometer').fill('250 000')
  await page.getByLabel('Security interest').selectOption('No')
  await page.getByLabel('On-road costs included').selectOption('Yes')
}

async function readNoticeAsBuyer(request: APIRequestContext, buyer: Visitor, address: string) {
  await buyer.page.goto(address)
  await expect(buyer.page.getByText('250,000 km').first()).toBeVisible()
  const attributes = buyer.page.getByRole('region', { name: 'The vehicle' })
  await expect(attributes.getByText(/^\d+ details match the (sample )?register$/)).toBeVisible()
  await expect(rowOf(attributes, 'Make').getByText('Seller')).toHaveCount(0)
  await expect(rowOf(attributes, 'Colour').getByText('Seller')).toBeVisible()
  await expect(rowOf(attributes, 'Odometer').getByText(/Last read at/)).toBeVisible()
  const notice = buyer.page.locator('section').filter({
    has: buyer.page.getByRole('heading', { name: 'Consumer Information Notice' }),
  })
  await expect(rowOf(notice, 'Trader').getByText('Ōtaki Motors')).toBeVisible()
  await expect(rowOf(notice, 'Cash price').getByText(/^NZ\$\s16,990, with GST/)).toBeVisible()
  await expect(rowOf(notice, 'Security interest').getByText('No', { exact: true })).toBeVisible()
  await notice.getByText('Show notice').click()
  await expect(rowOf(notice, 'Distance travelled').getByText('250,000 km')).toBeVisible()
  const link = notice.getByRole('link', { name: /Print the notice/ })
  const pdf = await request.get((await link.getAttribute('href'))!)
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
}
