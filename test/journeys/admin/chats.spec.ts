import { expect } from '@playwright/test'
import { desktop, test } from '../fixtures.ts'
import { aListing } from '../listed.ts'
import { aMember, post } from '../members.ts'
import { asAdmin } from './admin-steps.ts'

test('an admin reads a conversation for a reason, and the history names the reader', async ({
  visit,
  request,
}) => {
  const [hana, mere] = [await aMember(request, 'Hana'), await aMember(request, 'Mere')]
  const title = `Toyota Aqua ${crypto.randomUUID().slice(0, 8)}`
  const listingId = await aListing(request, 'vehicle', hana, title)
  const sent = { listing_id: listingId, text: 'Pay me first, please', client_id: crypto.randomUUID() }
  const { conversation_id } = await post(request, '/chat', sent, mere)
  const office = await visit(desktop)
  const { page } = office

  await test.step('a name finds it without showing any message', async () => {
    await asAdmin(office, '/chats')
    await page.getByLabel('Names, titles or numbers').fill(title)
    await expect(page.getByText('1 conversation', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Hana H. and Mere M.' }).click()
    await page.waitForURL(`/view-chat/${conversation_id}`)
    await expect(page.getByText('This is private between two members.', { exact: false })).toBeVisible()
    await expect(page.getByText('Pay me first, please')).toHaveCount(0)
  })

  await test.step('the messages appear after a reason', async () => {
    await page.getByRole('button', { name: 'Read messages' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Read messages' }).click()
    await expect(dialog.getByText('Enter a reason.')).toBeVisible()
    await dialog.getByLabel('Reason').fill('Report 12')
    await dialog.getByRole('button', { name: 'Read messages' }).click()
    await expect(page.getByText('Pay me first, please')).toBeVisible()
  })

  await test.step('the history shows who read it and why', async () => {
    await page.getByRole('link', { name: 'See history' }).click()
    await page.waitForURL(`/chat-history/${conversation_id}`)
    await expect(page.getByText('Read a conversation')).toBeVisible()
    await expect(page.getByText('“Report 12”')).toBeVisible()
  })
})
