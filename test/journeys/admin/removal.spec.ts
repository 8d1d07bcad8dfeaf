import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { desktop, phone, signInByCalls, test } from '../fixtures.ts'
import { aListing } from '../listed.ts'
import { aMember, type Member, post } from '../members.ts'
import { asAdmin } from './admin-steps.ts'

const run = crypto.randomUUID().slice(0, 8)
const [message, question, reason] = [`You old kiwifruit ${run}`, `Are you a fool? ${run}`, `Abuse ${run}.`]

test('a reported message and question are removed live for both people', async ({ visit, request }) => {
  const [seller, buyer, office] = [await visit(desktop), await visit(phone), await visit(desktop)]
  const [hana, mere] = [await aMember(request, 'Hana'), await aMember(request, 'Mere')]
  const { listing, chat } = await talk(request, hana, mere)
  await open(seller.page, hana, listing)
  await open(buyer.page, mere, chat)

  await test.step('the seller reports the question, and the buyer reports the message', async () => {
    await report(seller.page, /^Report .*question/)
    await report(buyer.page, /^Report .*message/)
  })

  await test.step('the admin upholds both and removes them with a reason', async () => {
    await asAdmin(office, '/member-reports')
    await uphold(office.page, question, 'Remove question')
    await expect(seller.page.getByText(question)).toHaveCount(0)
    await uphold(office.page, message, 'Remove message')
  })

  await test.step('neither member reads the message any more, without reloading', async () => {
    await expect(buyer.page.getByRole('log').getByText(/^Removed by Hoko/)).toBeVisible()
    await seller.page.goto(chat)
    for (const { page } of [seller, buyer]) {
      await expect(page.getByRole('log').getByText(/^Removed by Hoko/)).toBeVisible()
      await expect(page.getByText(message)).toHaveCount(0)
    }
    await buyer.page.goto('/notifications')
    await expect(buyer.page.getByText(new RegExp(`removed a question you asked.*${reason}`))).toBeVisible()
  })

  await test.step('the restored message is readable again at once', async () => {
    const item = office.page.getByRole('listitem').filter({ hasText: message })
    await item.getByRole('button', { name: 'Put back' }).click()
    const dialog = office.page.getByRole('dialog', { name: 'Put this message back?' })
    await dialog.getByLabel('Reason').fill('We looked again.')
    await dialog.getByRole('button', { name: 'Put back' }).click()
    await expect(seller.page.getByRole('log').getByText(message)).toBeVisible()
  })
})

async function talk(request: APIRequestContext, hana: Member, mere: Member) {
  const listingId = await aListing(request, 'auction', hana, `Kauri bench ${run}`)
  await post(request, '/question', { listing_id: listingId, text: question }, mere)
  const write = (to: object, text: string, by: Member) =>
    post(request, '/chat', { ...to, client_id: crypto.randomUUID(), text }, by)
  const { conversation_id } = await write({ listing_id: listingId }, 'Is it still there?', mere)
  await write({ conversation_id }, message, hana)
  return { listing: `/general/${listingId}/detail`, chat: `/ichat?chat=${conversation_id}` }
}

async function open(page: Page, member: Member, address: string) {
  await signInByCalls(page, member, address)
}

async function report(page: Page, name: RegExp) {
  await page.getByRole('button', { name }).click()
  const dialog = page.getByRole('dialog', { name: /^Report/ })
  await dialog.getByRole('radio', { name: 'Abuse or harassment' }).check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Report sent')).toBeVisible()
}

async function uphold(page: Page, expected: string, removing: string) {
  const item = page.getByRole('listitem').filter({ hasText: expected })
  await item.getByRole('button', { name: 'Uphold' }).click()
  const request = page.getByRole('dialog', { name: 'Uphold this report?' })
  await request.getByLabel('Message to the reporter').fill('Thanks, we’ve removed it.')
  await request.getByRole('checkbox', { name: removing }).check()
  await request.getByLabel(/^Reason for/).fill(reason)
  await request.getByRole('button', { name: 'Uphold report' }).click()
  await expect(item.getByText(new RegExp(`Removed by .*${reason}`))).toBeVisible()
}
