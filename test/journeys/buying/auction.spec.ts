import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, type Locator, type Page } from '@playwright/test'
import { choosePickup, agreeOnPickup, handOver, pay, reviewEachOther } from '../after-the-sale.ts'
import {
  aNewcomer,
  desktop,
  expectAccessible,
  pending,
  intercept,
  phone,
  register,
  test,
} from '../fixtures.ts'
import { aListing } from '../listed.ts'
import { aMember, post } from '../members.ts'
import { aPhonePhoto } from '../phone-photo.ts'

const title = 'Cinelli commuter with a new chain'

test('a seller lists a bicycle, two members bid, one wins and collects it, both review', async ({
  visit,
}) => {
  test.setTimeout(360_000)
  const [seller, mere, tama] = [
    await visit(desktop),
    await visit(phone),
    await visit({ ...desktop, theme: 'dark' }),
  ]
  await register(seller.page, aNewcomer('Hana'))
  await register(mere.page, aNewcomer('Mere'))
  await register(tama.page, aNewcomer('Tama'), '/home')

  await listBicycle(seller.page)
  const address = new URL(seller.page.url()).pathname

  await mere.page.goto('/ibuy')
  await mere.page.getByRole('searchbox').or(mere.page.getByPlaceholder('Search Hoko')).first().fill('cinelli')
  await mere.page.keyboard.press('Enter')
  await mere.page
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click()
  await mere.page.waitForURL(new RegExp(address))
  await bid(mere.page, '30')
  await expect(seen(mere.page, /You’re winning/)).toBeVisible()

  await bid(tama.page, '50', { known: await openSlowly(tama.page, address) })
  await expect(seen(tama.page, /You’re winning/)).toBeVisible()
  await expect(seen(seller.page, 'NZ$ 31')).toBeVisible()
  await expect(seen(mere.page, /You’ve been outbid/)).toBeVisible()
  await expect(seen(mere.page, 'NZ$ 31')).toBeVisible()
  await expect(mere.page).toHaveTitle(/NZ\$\s31/)

  await expect(seen(tama.page, 'It’s yours for NZ$ 31')).toBeVisible({ timeout: 240_000 })
  await expect(seen(seller.page, /Sold/)).toBeVisible()

  await expectRightLedger(tama.page)

  await tama.page.goto('/iwon-ilost')
  await expect(seen(tama.page, title)).toBeVisible()
  await expect(seen(tama.page, 'Hana Ngata')).toBeVisible()
  await seller.page.goto('/isell?status=sold')
  await expect(seen(seller.page, 'Tama Ngata')).toBeVisible()
  await mere.page.goto('/notifications')
  await expect(seen(mere.page, /outbid/i)).toBeVisible()

  const sides = { seller, buyer: tama }
  await choosePickup(sides)
  await pay(sides)
  await agreeOnPickup(sides)
  await handOver(sides)
  await reviewEachOther(sides)
})

test('a bid dialog keeps its amount when others bid meanwhile', async ({ visit, request }) => {
  const id = await aListing(request, 'auction', await aMember(request, 'Hana'))
  for (const view of [desktop, phone]) {
    const { page } = await visit(view)
    await register(page, aNewcomer('Mere'), `/general/${id}/detail`)
    const { minimum_next_bid_cents: input } = await (await request.get(`/api/listing/${id}`)).json()
    const words = (cents: number) => `Bid up to NZ$ ${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`
    if (view === phone) {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await page
        .getByRole('region', { name: 'Price', exact: true })
        .getByRole('link', { name: /^Bid from/ })
        .click()
    } else await page.getByRole('button', { name: words(input) }).click()
    const question = page.getByRole('dialog', { name: /^Bid up to|^Place your bid/ })
    await expect(question.getByRole('button', { name: words(input) })).toBeEnabled()
    const other = await aMember(request, 'Tane')
    await post(request, '/bid', { listing_id: id, max_cents: input + 500 }, other)
    await expect(question.getByText(/^The minimum bid is/)).toBeVisible()
    await expect(question.getByRole('button', { name: /^Bid up to|^Place bid/ })).toBeDisabled()
    await question.getByRole('button', { name: 'Go back' }).click()
    await expect(question).toBeHidden()
  }
})

test('an adult category asks for confirmation once, before the first bid', async ({ visit, request }) => {
  const [hana, buyer] = [await aMember(request, 'Hana'), await visit(phone)]
  const { items } = await (await request.get('/api/category-list?type=general')).json()
  const wine = items.find(({ slug }: { slug: string }) => slug === 'home-food-wine').id
  const auction = { type: 'general', title: 'Six bottles of pinot noir', category_id: wine, condition: 'new' }
  const terms = { sale_method: 'auction', start_price_cents: 40_00, duration_minutes: 60, suburb: 'te-aro' }
  const { id } = await post(
    request,
    '/listing',
    { ...auction, ...terms, description: 'Cool and dark.' },
    hana,
  )
  await post(request, `/listing-status/${id}`, { status: 'active' }, hana)

  await register(buyer.page, aNewcomer('Mere'), `/general/${id}/detail`)
  await expect(seen(buyer.page, /you’ll need to confirm: “I am 18 or older.”/)).toBeVisible()
  await buyer.page.getByRole('button', { name: 'Bid up to NZ$ 40' }).click()
  const dialog = buyer.page.getByRole('dialog', { name: 'Bid up to NZ$ 40?' })
  await dialog.getByRole('button', { name: 'Bid up to NZ$ 40' }).click()
  await expect(dialog.getByText('Confirm this first.')).toBeVisible()
  await expectAccessible(buyer.page)
  await dialog.getByLabel('I am 18 or older.').check()
  await dialog.getByRole('button', { name: 'Bid up to NZ$ 40' }).click()
  await expect(seen(buyer.page, /You’re winning/)).toBeVisible()

  await buyer.page.getByRole('button', { name: 'Raise your limit' }).click()
  const again = buyer.page.getByRole('dialog', { name: 'Raise your limit' })
  await expect(again.getByRole('checkbox')).toHaveCount(0)
  await again.getByLabel('Raise your limit to').fill('39')
  await again.getByLabel('Raise your limit to').blur()
  await expect(again.getByText('Your limit is already NZ$ 40.')).toBeVisible()
  await expect(again.getByRole('button', { name: 'Raise limit' })).toBeDisabled()
  await again.getByLabel('Raise your limit to').fill('41')
  await again.getByRole('button', { name: 'Raise limit to NZ$ 41' }).click()
  await expect(seen(buyer.page, 'NZ$ 41')).toBeVisible()
})

async function expectRightLedger(page: Page) {
  await page.getByRole('button', { name: 'Check this auction' }).click()
  const dialog = page.getByRole('dialog', { name: 'Check this auction' })
  await expect(dialog.getByText('This auction checks out.')).toBeVisible()
  await expect(dialog.getByText(/receipt of yours/)).toBeVisible()
  const [ledger, receipts] = [
    await saved(page, dialog, 'Download the ledger'),
    await saved(page, dialog, 'Download my receipts'),
  ]
  expect(await verified(ledger, '--receipts', receipts, '--heads', receipts)).toMatchObject({ code: 0 })
  const forgery = `${ledger}.forged`
  await writeFile(
    forgery,
    (await readFile(ledger, 'utf8')).replace('"price_cents": 3100', '"price_cents": 3000'),
  )
  const { code, words } = await verified(forgery)
  expect(code).toBe(1)
  expect(words).toMatch(/✗ Row \d was altered: its hash does not fit what it says\.\nThis ledger is wrong\./)
  await dialog.getByRole('button', { name: 'Close' }).click()

  await intercept(page, '**/api/ledger/*', (route) =>
    route.fulfill({ path: forgery, contentType: 'application/json' }),
  )
  await page.reload()
  await page.getByRole('button', { name: 'Check this auction' }).click()
  await expect(dialog.getByText('This ledger is wrong.')).toBeVisible()
  await page.unroute('**/api/ledger/*')
}

async function saved(page: Page, within: Locator, button: string): Promise<string> {
  const download = page.waitForEvent('download')
  await within.getByRole('button', { name: button }).click()
  return await (await download).path()
}

async function verified(...args: string[]): Promise<{ code: number; words: string }> {
  const run = promisify(execFile)(process.execPath, ['tools/verify-ledger/main.ts', ...args])
  return await run.then(
    ({ stdout }) => ({ code: 0, words: stdout }),
    ({ code, stdout }) => ({ code, words: stdout }),
  )
}

/** Phone and desktop have an element each; only one is visible. */
const seen = (page: Page, words: string | RegExp) => page.getByText(words).filter({ visible: true }).first()

async function listBicycle(page: Page) {
  await page.goto('/general/new')
  await choosePhoto(page)
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByRole('button', { name: 'Choose a category' }).click()
  await page.getByLabel('Find a category').fill('road bikes')
  await page
    .getByRole('option', { name: /Road bikes/ })
    .or(page.getByRole('button', { name: /Road bikes/ }))
    .first()
    .click()
  await page.getByText('Used', { exact: true }).click()
  await page
    .getByLabel('Description', { exact: true })
    .fill('Ridden to work for four years.\n\nNew tyres and chain.')
  await page.getByLabel('Start price').fill('10')
  const mismatch = page.getByText('The reserve must be at least the start price.')
  await page.getByLabel('Reserve').fill('5')
  await page.getByLabel('Title', { exact: true }).focus()
  await expect(mismatch).toBeVisible()
  await page.getByLabel('Reserve').fill('')
  await expect(mismatch).toBeHidden()
  await page.getByRole('button', { name: 'Other time…' }).click()
  await page.getByRole('button', { name: '2 minutes' }).click()
  await page.getByLabel('Town or suburb').fill('petone')
  await page
    .getByRole('option', { name: /Petone/ })
    .first()
    .click()

  await page.waitForURL(/\/general\/\d+\/edit/)
  await expect(seen(page, /^Saved/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title)

  const upload = await pending(page, '**/api/upload-image')
  await choosePhoto(page)
  await upload.requested
  await page
    .getByRole('button', { name: /^Publish/ })
    .first()
    .click()
  await expect(seen(page, 'Waiting for your photos to upload')).toBeVisible()
  upload.letThrough()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish/ })
    .click()
  await page.getByRole('button', { name: 'Publish without it' }).click()
  await page.waitForURL(/\/general\/\d+\/detail/)
}

async function choosePhoto(page: Page) {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: await aPhonePhoto() })
}

/**
 * Delays the reply about the viewer, so that the page is seen before it knows them.
 * @returns a function that releases the reply
 */
async function openSlowly(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const own = /\/api\/listing\/\d+$/
  await intercept(page, own, async (route) => {
    await promise
    await route.continue()
  })
  await Promise.all([page.waitForRequest(own), page.goto(address)])
  return resolve
}

async function bid(page: Page, dollars: string, { known = () => {} } = {}) {
  await page.getByLabel('Bid up to').filter({ visible: true }).fill(dollars)
  const press = page.getByRole('button', { name: `Bid up to NZ$ ${dollars}` }).filter({ visible: true })
  await press.click()
  known()
  const question = page.getByRole('dialog', { name: /^Bid up to|^Place your bid/ })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: `Bid up to NZ$ ${dollars}` }).click()
}
