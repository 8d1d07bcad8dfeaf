import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { defaultDateFormat, formatByPattern, formatDay } from '#platform/common/formats/formats.ts'
import { weekendDays } from '#platform/web/weekend.ts'
import {
  aNewcomer,
  desktop,
  excuseRefusals,
  expectAccessible,
  phone,
  register,
  test,
  type Visitor,
} from '../fixtures.ts'

const title = `Sunny villa ${Date.now() % 1_000_000} above the bay`
/** The secret price in any notation: it must never be sent to others. */
const secret = /876[,.  ]?543/

const lim = {
  name: 'LIM report.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\ntrailer\n<< /Size 1 >>\nstartxref\n9\n%%EOF\n'),
}

const twoDigits = (hour: number) => String(hour).padStart(2, '0')
const firstVisit = earlyVisit(new Date())
const days = (from: string, count: number) =>
  new Date(Date.parse(from) + count * 86_400_000).toISOString().slice(0, 10)

test('a house is listed by deadline sale, and a visitor saves its open home', async ({ visit }) => {
  const [seller, visitor] = [await visit(desktop), await visit(phone)]
  const hana = aNewcomer('Hana')
  await register(seller.page, hana)
  const { page } = seller

  await test.step('the form asks the house’s fields and shows errors at once', () => fillInHouse(page))

  await test.step('the draft survives a reload, and publishing shows the preview', async () => {
    await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible()
    await page.waitForURL(/\/property\/\d+\/edit/)
    await page.reload()
    await expect(page.getByLabel('Open home 2: From')).toHaveValue('14:00')
    await expect(page.getByLabel('Search price')).toHaveValue('876,543')
    await expect(page.getByLabel(/^Photo 2, .*is a floor plan/)).toBeChecked()
    await page.getByRole('button', { name: 'Publish listing' }).first().click()
    const dialog = page.getByRole('dialog')
    const due = formatDay(days(firstVisit.day, 14))
    await expect(dialog.getByText(`Buyers will see “Deadline sale ${due}, 2 pm”.`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Publish listing' }).click()
    await page.waitForURL(/\/property\/\d+\/detail/)
  })
  const address = new URL(page.url()).pathname

  await test.step('a visitor on a phone reads words for the price, never the secret amount', () =>
    readWordsForPrice(visitor, address))

  await test.step('the LIM report can be downloaded', async () => {
    const arriving = visitor.page.waitForEvent('download')
    await visitor.page.getByRole('link', { name: /^LIM report\.pdf/ }).click()
    const download = await arriving
    expect(download.suggestedFilename()).toBe('LIM report.pdf')
    expect(await readFile(await download.path())).toEqual(lim.buffer)
  })

  await test.step('the open home is added to a calendar', async () => {
    const download = visitor.page.waitForEvent('download')
    await visitor.page
      .getByRole('region', { name: 'Open homes' })
      .getByRole('link', { name: /Add to calendar/ })
      .nth(1)
      .click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^open-home-\d+\.ics$/)
    const calendar = await readFile(await file.path(), 'utf8')
    const day = days(firstVisit.day, 7)
    const starts = new Date(`${day}T14:00:00${offsetOn(day)}`)
    const utc = starts.toISOString().replace(/[-:]|\.\d+/g, '')
    expect(calendar).toMatch(new RegExp(`^BEGIN:VCALENDAR\r\n[^]*DTSTART:${utc}\r\n[^]*END:VCALENDAR\r\n$`))
    expect(calendar).not.toMatch(secret)
  })

  await test.step('the seller is contacted by a message or a public question', async () => {
    const price = visitor.page.getByRole('region', { name: 'Price and options' })
    await expect(price.getByRole('link', { name: 'Contact the seller' })).toHaveAttribute(
      'href',
      /^\/ichat\?listing=/,
    )
    await price.getByRole('link', { name: 'Ask a question' }).click()
    await expect(visitor.page.getByLabel('Ask the seller')).toBeInViewport()
  })

  await test.step('searches find it by rooms and open home, and the home page shows it', () =>
    findByRoomsAndOpenHome(visitor, page))
})

test('a rental shows its rent and terms', async ({ visit }) => {
  const landlord = await visit({ width: 320, height: 700, theme: 'light' })
  const { page } = landlord
  await register(page, aNewcomer('Mere'), '/property/new')
  await page.getByText('For rent', { exact: true }).click()
  await page.getByLabel('Property type').selectOption('Apartment')
  await expect(page.getByLabel('Price method')).toHaveCount(0)
  await writeWords(page)
  const publish = page.getByRole('button', { name: 'Publish listing' }).locator('visible=true').first()

  await page.getByLabel('Weekly rent').fill('650')
  await page.getByLabel('Bond', { exact: true }).fill('2600')
  await page.getByLabel('Pet bond').fill('1300')
  await publish.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Buyers will see “NZ$ 650 a week”.')).toBeVisible()
  await expect(dialog.getByText(/higher bids is against the law/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish listing' }).click()
  await page.waitForURL(/\/property\/\d+\/detail/)
  await expect(page.getByRole('heading', { name: 'Rent and terms' })).toBeVisible()
  excuseRefusals(landlord)
})

interface OpenHome {
  day: string
  from: string
  to: string
}

/**
 * On the second day of the weekend, before the demo's own: the home page shows only the earliest.
 */
function earlyVisit(now: Date): OpenHome {
  const soon = new Date(now.getTime() + 10 * 60_000)
  const [day] = weekendDays(soon)
  if (day !== formatByPattern(now, defaultDateFormat)) return { day: day!, from: '05:00', to: '05:30' }
  const hour = Number(formatByPattern(now, 'HH'))
  return { day, from: `${twoDigits(hour)}:00`, to: hour < 17 ? `${twoDigits(hour + 7)}:00` : '23:59' }
}

async function writeOpenHome(page: Page, position: number, { day, from, to }: OpenHome) {
  await page.getByLabel(`Open home ${position}: Day`).fill(day)
  await page.getByLabel(`Open home ${position}: From`).fill(from)
  await page.getByLabel(`Open home ${position}: To`).fill(to)
}

async function writeWords(page: Page) {
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByRole('button', { name: 'Choose a category' }).click()
  await page.getByLabel('Find a category').fill('property')
  await page
    .getByRole('option', { name: /Property for sale/ })
    .or(page.getByRole('button', { name: /Property for sale/ }))
    .filter({ visible: true })
    .first()
    .click()
  await page
    .getByLabel('Description', { exact: true })
    .fill('Sun all day, and a garden that looks after itself.')
}

async function aPicture(name: string) {
  const background = name === 'plan' ? { r: 250, g: 250, b: 250 } : { r: 90, g: 140, b: 120 }
  const buffer = await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer }
}

function offsetOn(day: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: 'Pacific/Auckland', timeZoneName: 'longOffset' })
  return parts
    .formatToParts(new Date(`${day}T02:00:00Z`))
    .find(({ type }) => type === 'timeZoneName')!
    .value.slice(3)
}

function structuredData(source: string): unknown[] {
  const scripts = source.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)
  return [...scripts].map(([, text]) => JSON.parse(text!) as unknown)
}

async function fillInHouse(page: Page) {
  await page.goto('/select-listing-type')
  await page.getByRole('link', { name: /^Property/ }).click()
  await page.getByText('For sale', { exact: true }).click()
  await page.getByLabel('Property type').selectOption('House')
  await page.getByLabel('Price method').selectOption('Deadline sale')
  await page.getByLabel('Offers are due by').fill(`${days(firstVisit.day, 14)}T14:00`)
  await page.getByLabel('Search price').fill('876,543')
  await page.getByLabel('Bedrooms').fill('3')
  await page.getByLabel('Bathrooms').fill('1')
  await page.getByLabel('Land area').fill('809')
  await page.getByLabel('Heat pump').check()
  await page.getByLabel('Anything else').fill('A very old pōhutukawa')
  await page.getByRole('button', { name: 'Add an open home' }).click()
  await writeOpenHome(page, 1, { ...firstVisit, from: firstVisit.to, to: firstVisit.from })
  await expect(page.getByText('It must end after it starts.')).toBeVisible()
  await writeOpenHome(page, 1, firstVisit)
  await expect(page.getByText('It must end after it starts.')).toBeHidden()
  const hidden = page.getByText('Your street address is hidden', { exact: false })
  await expect(hidden).toBeVisible()
  await page.getByRole('button', { name: 'Show address' }).click()
  await expect(page.getByLabel('Show the street address')).toBeChecked()
  await expect(hidden).toHaveCount(0)
  await page.getByLabel('Show the street address').uncheck()
  await page.getByRole('button', { name: 'Add another' }).click()
  await writeOpenHome(page, 2, { day: days(firstVisit.day, 7), from: '14:00', to: '14:30' })
  await writeWords(page)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await aPicture('front'), await aPicture('plan')])
  await page.getByLabel(/^Photo 2, .*is a floor plan/).check()
  const pdfs = page.locator('input[type=file][accept*=pdf]')
  await pdfs.setInputFiles([lim, { ...lim, name: 'Notes.pdf', buffer: Buffer.from('no PDF at all') }])
  await expect(page.getByText(/^Notes\.pdf: Choose a PDF/)).toBeVisible()
  await expect(page.getByText('LIM report.pdf · 1 kB')).toBeVisible()
  await expect(
    page.getByRole('heading', { name: 'Improve your listing' }).filter({ visible: true }),
  ).toBeVisible()
  await expectAccessible(page)
}

async function readWordsForPrice(visitor: Visitor, address: string) {
  const sent: string[] = []
  visitor.page.on('response', (response) => {
    // Scripts and pictures are the same for every listing, so they can't contain it.
    if (!['document', 'fetch'].includes(response.request().resourceType())) return
    void response.text().then(
      (text) => sent.push(text),
      () => undefined,
    )
  })
  await visitor.page.goto(address)
  await expect(visitor.page).toHaveTitle(/Deadline sale/)
  await expect(visitor.page.getByText('Deadline sale').locator('visible=true').first()).toBeVisible()
  await expect(visitor.page.getByRole('heading', { name: 'Floor plan' })).toBeVisible()
  await expect(visitor.page.getByText('A very old pōhutukawa')).toBeVisible()
  const api = await visitor.page.request.get(`/api/listing/${address.split('/')[2]}`)
  const search = await visitor.page.request.get(
    '/api/listing?type=property&price_min=87000000&price_max=88000000',
  )
  const pageSource = await (await visitor.page.request.get(address)).text()
  expect(await search.text()).toContain(title)
  for (const text of [...sent, await api.text(), await search.text(), pageSource]) {
    expect(text).not.toMatch(secret)
    expect(text).not.toMatch(/NZ\$\s0(?!\d)|"0\.00"/)
  }
  expect(sent.length).toBeGreaterThan(0)
  expect(JSON.stringify(structuredData(pageSource))).toContain('RealEstateListing')
}

async function findByRoomsAndOpenHome(visitor: Visitor, page: Page) {
  await visitor.page.goto(`/ibuy?type=property&bedrooms_min=3&open_home_on=${firstVisit.day}`)
  await expect(visitor.page.getByRole('link', { name: title })).toBeVisible()
  await visitor.page.getByRole('link', { name: /Remove the filter 3\+ bedrooms/ }).click()
  await expect(visitor.page).toHaveURL(/ibuy\?type=property&open_home_on/)
  await page.goto('/ibuy?type=property')
  await page.getByRole('link', { name: '3+ bedrooms' }).click()
  await page.waitForURL(/bedrooms_min=3/)
  await page.goto('/ibuy?type=property&bedrooms_min=5')
  const nearest = page.locator('section').filter({ has: page.getByRole('heading', { name: /^Without/ }) })
  const shown = page.getByRole('link', { name: title })
  await expect
    .poll(async () => (await shown.count()) - (await nearest.getByRole('link', { name: title }).count()))
    .toBe(0)
  await expect(async () => {
    await page.goto('/home')
    const shelf = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Open homes this weekend' }) })
    await expect(shelf.getByRole('link', { name: title })).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 60_000 })
}
