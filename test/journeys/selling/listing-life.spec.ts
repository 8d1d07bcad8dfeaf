import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { openTrade } from '../after-the-sale.ts'
import { desktop, phone, signInByCalls, test, type Visitor } from '../fixtures.ts'
import { aMember, post, type Member } from '../members.ts'
import { aPhonePhoto } from '../phone-photo.ts'

const bike = {
  type: 'general',
  title: 'Healing road bike, 56 cm',
  condition: 'used',
  description: 'Ridden on Sundays.',
  sale_method: 'auction',
  start_price_cents: 10_00,
  reserve_price_cents: 200_00,
  duration_minutes: 1440,
  suburb: 'te-aro',
}

async function aListing(request: APIRequestContext, seller: Member, more: object = {}): Promise<number> {
  const { items } = await (await request.get('/api/category-list?type=general')).json()
  const category = items.find(({ name }: { name: string }) => name === 'Road bikes')
  const { id } = await post(request, '/listing', { ...bike, category_id: category.id, ...more }, seller)
  await post(request, `/listing-status/${id}`, { status: 'active' }, seller)
  return id
}

async function at({ page }: Visitor, who: Member, path: string) {
  await signInByCalls(page, who, path)
}

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL(/\/detail$/)
}

test('a listing is edited freely before the first bid and only extended after it', async ({
  visit,
  request,
}) => {
  const [hana, mere] = [await aMember(request, 'Hana'), await aMember(request, 'Mere')]
  const id = await aListing(request, hana)
  const seller = await visit(desktop)
  const { page } = seller
  await at(seller, hana, '/isell')

  await test.step('almost everything can change, and no reason is required', () =>
    changeBeforeFirstBid(request, hana, page))

  await test.step('a bid that arrives while the seller edits freezes the other fields', async () => {
    await page.goto(`/general/${id}/edit`)
    await page.getByLabel('Title', { exact: true }).fill('Something else')
    await post(request, '/bid', { listing_id: id, max_cents: 90_00 }, mere)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Someone has just bid', { exact: false })).toBeVisible()
    seller.complaints.splice(0, Infinity, ...seller.complaints.filter((text) => !/status of 422/.test(text)))
    await page.getByRole('button', { name: 'Load the latest' }).click()
  })

  const bidder = await visit(phone)
  const changesFor = (who: typeof bidder) => who.page.getByRole('region', { name: 'Changed by the seller' })

  await test.step('a listing with bids can be extended, and its reserve lowered', async () => {
    await at(bidder, mere, `/general/${id}/detail`)
    await expect(changesFor(bidder)).toContainText('Changed the start price')
    await expect(page.getByRole('heading', { name: 'What you can’t change' })).toBeVisible()
    await page.getByLabel('Add to the description').fill('The bell is new.')
    await page.getByLabel('Lower it to').fill('50')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Enter at least NZ$ 100.').first()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByLabel('Add to the description')).toHaveValue('The bell is new.')
    await page.getByLabel('Lower it to').fill('150')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('dialog')).toContainText('Reserve: NZ$ 200 → NZ$ 150')
    await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click()
    await expect(changesFor(bidder)).toContainText('Lowered the reserve')
  })

  await test.step('a visitor reads the additions with dates, and no reserve amount', async () => {
    const visitor = await visit(phone)
    await visitor.page.goto(`/general/${id}/detail`)
    const changes = changesFor(visitor)
    await expect(changes).toContainText('after the first bid')
    await expect(changes).toContainText('Added to the description: “The bell is new.”')
    await expect(changes).toContainText('Lowered the reserve')
    expect(await changes.innerText()).not.toMatch(/150|200/)
  })
})

test('a listing sold to an asker shows contact details once the buyer confirms', async ({
  visit,
  request,
}) => {
  const [hana, tane] = [await aMember(request, 'Hana'), await aMember(request, 'Tane')]
  const id = await aListing(request, hana)
  await post(request, '/question', { listing_id: id, text: 'Could I pick it up tonight?' }, tane)
  const [seller, buyer] = [await visit(desktop), await visit(phone)]

  await at(seller, hana, '/isell')
  await seller.page.getByRole('button', { name: /^More for/ }).click()
  await seller.page.getByRole('menuitem', { name: 'Mark as sold' }).click()
  const who = seller.page.getByLabel('Who bought it')
  await expect(who).toBeFocused()
  const named = await who.getByRole('option', { name: /asked about it/ }).getAttribute('value')
  await who.selectOption(named)
  await seller.page.getByLabel('Sale price').fill('80')
  await seller.page.getByRole('dialog').getByRole('button', { name: 'Mark as sold' }).click()
  await expect(seller.page.getByText('We’ll ask the buyer to confirm it.')).toBeVisible()
  await seller.page.goto('/isell?status=sold')
  await expect(seller.page.getByText(/^Waiting for .* to confirm the sale$/)).toBeVisible()
  expect(await seller.page.content()).not.toContain(tane.email)

  await at(buyer, tane, '/iwon-ilost')
  await expect(buyer.page.getByText(/^Did you buy this from /)).toBeVisible()
  expect(await buyer.page.content()).not.toContain(hana.email)
  await buyer.page.getByRole('link', { name: /^Answer seller/ }).click()
  await buyer.page.getByRole('button', { name: 'Yes, I bought it' }).click()
  await buyer.page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(buyer.page.getByRole('link', { name: new RegExp(hana.email) })).toBeVisible()
  await openTrade(seller.page, '/isell?status=sold')
  await expect(seller.page.getByRole('link', { name: new RegExp(tane.email) })).toBeVisible()
})

test('a relisted listing keeps its photos and watchers and says so', async ({ visit, request }) => {
  const [hana, mere] = [await aMember(request, 'Hana'), await aMember(request, 'Mere')]
  const photo = await request.post('/api/upload-image', {
    headers: { authorization: `Bearer ${hana.token}` },
    multipart: { files: { name: 'bike.jpg', mimeType: 'image/jpeg', buffer: await aPhonePhoto() } },
  })
  const { images } = await photo.json()
  const id = await aListing(request, hana, { image_ids: [images[0].id] })
  await post(request, '/favourite', { listing_id: id }, mere)
  await post(request, `/listing-status/${id}`, { status: 'withdrawn' }, hana)

  const seller = await visit(desktop)
  await at(seller, hana, '/isell?status=withdrawn')
  await seller.page.getByRole('button', { name: 'Relist', exact: true }).click()
  await seller.page.getByRole('button', { name: 'Relist listing' }).click()
  await expect(seller.page.getByText('Relisted', { exact: true })).toBeVisible()
  await expect(seller.page.getByRole('button', { name: 'Relist', exact: true })).toHaveCount(0)

  const watcher = await visit(phone)
  await at(watcher, mere, '/notifications')
  await watcher.page.getByRole('link', { name: /Relisted/ }).click()
  await expect(watcher.page).not.toHaveURL(new RegExp(`/${id}/`))
  await expect(watcher.page.getByRole('region', { name: 'Listed before' })).toContainText(
    'from NZ$ 10, no bids, withdrawn by the seller',
  )
  await expect(watcher.page.getByRole('img', { name: /Healing/ }).first()).toBeVisible()
  await watcher.page.goto(`/general/${id}/detail`)
  await expect(watcher.page.getByText('This has been relisted.')).toBeVisible()
})

async function changeBeforeFirstBid(request: APIRequestContext, hana: Member, page: Page) {
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByText('No one has bid yet', { exact: false })).toBeVisible()
  await expect(page.getByText('Which account should buyers pay into?')).toBeVisible()
  const account = { account_name: 'H Hanason', bank_account: '01-0902-0068389-00' }
  const headers = { authorization: `Bearer ${hana.token}` }
  expect((await request.put('/api/payment-details', { data: account, headers })).ok()).toBe(true)
  await page.reload()
  await expect(page.getByText('Buyers pay into H Hanason, 01-0902-0068389-00.')).toBeVisible()
  await page.getByLabel('Bank transfer').uncheck()
  await expect(page.getByText('Buyers pay into')).toHaveCount(0)
  await page.getByLabel('Bank transfer').check()
  await page.getByLabel('Title', { exact: true }).fill('Healing road bike, 57 cm')
  await page.getByLabel('Start price').fill('20')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText([
    /^Title: .*57 cm”$/,
    'Start price: NZ$ 10 → NZ$ 20',
  ])
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await save(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Healing road bike, 57 cm' })).toBeVisible()
  await expect(page.getByText('Changed the start price from NZ$ 10 to NZ$ 20')).toBeVisible()
}
