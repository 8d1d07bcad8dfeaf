import { expect, type Page } from '@playwright/test'
import {
  type Newcomer,
  type Visitor,
  aNewcomer,
  desktop,
  intercept,
  phone,
  register,
  registerByCalls,
  test,
} from '../fixtures.ts'
import { aListing } from '../listed.ts'
import { aMember } from '../members.ts'
import { aPhonePhoto } from '../phone-photo.ts'

test('an enquiry becomes a conversation that works offline, with receipts and blocking', async ({
  visit,
}) => {
  test.setTimeout(120_000)
  const [seller, buyer] = [await visit(desktop), await visit(phone)]
  const [hana, mere] = [aNewcomer('Hana'), aNewcomer('Mere')]
  await register(seller.page, hana, '/home')
  const listing = await listTable(seller.page, hana)
  await register(buyer.page, mere, listing)

  await test.step('the buyer contacts the seller from the listing', () => contactSeller(buyer))

  await test.step('the seller sees it at once on any page and answers', () => answer(seller))

  await test.step('the buyer reads it live, and the seller sees the receipt', async () => {
    await expect(texts(buyer.page, 'Yes, it’s still available.')).toBeVisible()
    await expect(thread(seller.page).getByText('Read', { exact: true })).toBeVisible()
  })

  await test.step('offline messages are sent once, in order, after reconnecting', () =>
    writeOffline(buyer, seller))

  await test.step('a photo is sent, and a refused message can be retried', () => sendPhoto(buyer, seller))

  await test.step('the photo opens by keyboard and returns the focus', () => enlarge(seller))

  await test.step('search finds it, archiving hides it, and a new message restores it', () =>
    archive(seller, buyer))

  await test.step('a blocked member reads that they can’t write until unblocked', () => block(seller, buyer))

  await test.step('a deleted conversation starts again with the next message', () =>
    startAgain(seller, buyer))
  expect(buyer.complaints.splice(0).filter((text) => !/net::ERR_|status of (403|503)/.test(text))).toEqual([])
})

const title = `Kauri dining table ${crypto.randomUUID().slice(0, 8)}`

const field = (page: Page) => page.getByLabel('Your message')
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()
const thread = (page: Page) => page.getByRole('log')
const texts = (page: Page, text: string) => thread(page).getByText(text, { exact: true })

async function write(page: Page, text: string) {
  await field(page).fill(text)
  await send(page)
}

async function listTable(page: Page, hana: Newcomer): Promise<string> {
  const { token } = await page.evaluate(() => JSON.parse(localStorage.getItem('auth')!) as { token: string })
  const id = await aListing(page.request, 'auction', { ...hana, token }, title)
  return `/general/${id}/detail`
}

async function contactSeller({ page }: Visitor) {
  await page.getByRole('link', { name: 'Message seller' }).click()
  await page.waitForURL(/\/ichat\?listing=\d+/)
  await expect(page.getByText('Say hello to Hana N.')).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await write(page, 'Kia ora, is it still available? Text me on 021 555 1234')
  await page.waitForURL(/\/ichat\?chat=\d+/)
  await expect(thread(page).getByText('Sent', { exact: true })).toBeVisible()
}

async function answer({ page }: Visitor) {
  await expect(page).toHaveTitle(/^\(1\) /)
  await page.getByRole('link', { name: 'iChat, 1 unread conversation' }).click()
  await page.getByRole('link', { name: /^Mere N\./ }).click()
  await expect(thread(page).getByText(/^Kia ora, is it still available\?/)).toBeVisible()
  await expect(thread(page).getByText(/It’s safest to keep talking on Hoko/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'iChat', exact: true }).first()).toBeVisible()
  await expect(page).toHaveTitle(/^iChat/)
  await page.getByRole('button', { name: 'Yes, it’s still available.' }).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(texts(page, 'Yes, it’s still available.')).toBeVisible()
  await expect(field(page)).toHaveValue('')
}

async function writeOffline(buyer: Visitor, seller: Visitor) {
  await buyer.page.context().setOffline(true)
  await write(buyer.page, 'Could I see it on Saturday?')
  await write(buyer.page, 'Or on Sunday?')
  await expect(
    thread(buyer.page)
      .getByText(/We’ll send it when you’re back online/)
      .first(),
  ).toBeVisible()
  await buyer.page.context().setOffline(false)
  await expect(texts(seller.page, 'Or on Sunday?')).toBeVisible()
  await expect(thread(buyer.page).getByText(/back online/)).toHaveCount(0)
  for (const { page } of [buyer, seller]) {
    await expect(
      thread(page)
        .getByRole('listitem')
        .filter({ hasText: /Could I see it|Or on Sunday/ }),
    ).toHaveText([/Could I see it on Saturday\?/, /Or on Sunday\?/])
  }
}

async function sendPhoto(buyer: Visitor, seller: Visitor) {
  await buyer.page.getByLabel('Add photos').setInputFiles({
    name: 'table.jpg',
    mimeType: 'image/jpeg',
    buffer: await aPhonePhoto(),
  })
  await expect(buyer.page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible()
  await intercept(buyer.page, /\/api\/chat$/, (route) =>
    route.fulfill({
      status: 403,
      json: { status: 403, key: 'forbidden', message: 'You can’t do that.', request_id: '' },
    }),
  )
  await send(buyer.page)
  await expect(thread(buyer.page).getByText('Not sent. You can’t do that.')).toBeVisible()
  await buyer.page.unroute(/\/api\/chat$/)
  await thread(buyer.page).getByRole('button', { name: 'Try again' }).click()
  await expect(thread(seller.page).getByRole('button', { name: 'Enlarge photo 1' })).toBeVisible()
}

async function enlarge({ page }: Visitor) {
  const photo = thread(page).getByRole('button', { name: 'Enlarge photo 1' })
  await photo.focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: 'Photos in this conversation' })
  await expect(viewer.getByText(/^Mere N\., /)).toBeVisible()
  await expect(viewer.getByText('1 of 1', { exact: true })).toBeVisible()
  await expect(viewer.getByRole('link', { name: 'Download photo' })).toHaveAttribute('download')
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(photo).toBeFocused()
}

async function archive(seller: Visitor, buyer: Visitor) {
  const { page } = seller
  const item = page.getByRole('list', { name: 'Conversations' }).getByRole('link', { name: /^Mere N\./ })
  await page.getByRole('button', { name: 'Conversation options' }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(item).toHaveCount(0)
  await page.getByRole('button', { name: 'Archived' }).click()
  await expect(item).toBeVisible()
  await page.getByRole('button', { name: 'Inbox' }).click()
  await write(buyer.page, 'Sunday at ten, then?')
  await expect(item).toBeVisible()
  await page.getByLabel('Search conversations').fill('nothing like it')
  await expect(page.getByText('No conversation matches “nothing like it”.')).toBeVisible()
  await page.getByLabel('Search conversations').fill('kauri')
  await expect(item).toBeVisible()
}

async function block(seller: Visitor, buyer: Visitor) {
  await seller.page.getByRole('button', { name: 'Conversation options' }).click()
  await seller.page.getByRole('menuitem', { name: 'Block Mere N.' }).click()
  const question = seller.page.getByRole('dialog')
  await question.getByRole('button', { name: 'Block Mere N.' }).click()
  await expect(
    seller.page.getByText('You’ve blocked this member. Unblock them to send a message.'),
  ).toBeVisible()
  const restricted = buyer.page.getByText('This member has blocked you, so you can’t message them.')
  await expect(restricted).toBeVisible()
  await expect(field(buyer.page)).toHaveCount(0)
  await seller.page.getByRole('button', { name: 'Unblock Mere N.' }).click()
  await expect(restricted).toHaveCount(0)
  await write(buyer.page, 'Thanks for that')
  await expect(texts(seller.page, 'Thanks for that')).toBeVisible()
}

async function startAgain(seller: Visitor, buyer: Visitor) {
  const { page } = seller
  await page.getByRole('button', { name: 'Conversation options' }).click()
  await page.getByRole('menuitem', { name: 'Delete conversation' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete conversation' }).click()
  await page.waitForURL((url) => !url.searchParams.has('chat'))
  const item = page.getByRole('list', { name: 'Conversations' }).getByRole('link', { name: /^Mere N\./ })
  await expect(item).toHaveCount(0)
  await write(buyer.page, 'Still there?')
  await item.click()
  await expect(texts(page, 'Still there?')).toBeVisible()
  await expect(
    thread(page)
      .getByRole('listitem')
      .filter({ hasText: /available|Sunday/ }),
  ).toHaveCount(0)
}

test('a property enquiry is private, and a visitor signs in to send it', async ({ visit, request }) => {
  const { page } = await visit(desktop)
  const id = await aListing(request, 'property', await aMember(request, 'Hana'))
  const mere = aNewcomer('Mere')
  await registerByCalls(request, mere)
  await page.goto(`/property/${id}/detail`)
  await page.getByRole('link', { name: 'Contact the seller' }).filter({ visible: true }).first().click()
  await page.waitForURL(/\/signin\?next=/)
  await page.getByLabel('Email', { exact: true }).fill(mere.email)
  await page.getByLabel('Password', { exact: true }).fill('kahu1234')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(new RegExp(`/ichat\\?listing=${id}`))
  await expect(field(page)).toBeVisible()
})
