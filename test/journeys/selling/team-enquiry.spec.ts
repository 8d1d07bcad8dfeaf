import { expect, type Page } from '@playwright/test'
import { desktop, phone, signInByCalls, test } from '../fixtures.ts'
import { aListing } from '../listed.ts'
import { aMember, post } from '../members.ts'
import { aTeam } from '../teams.ts'

const question = 'Does the lid fit well?'
const answer = 'Snug as. Come and try it.'

async function openAs(page: Page, person: { email: string }, address: string) {
  await signInByCalls(page, person, address)
}

test('a team member answers an enquiry for the business, and the buyer sees the business', async ({
  visit,
  request,
}) => {
  const { owner, helper, seller_id } = await aTeam(request, 'Bob’s Pots', ['enquiries'])
  const buyer = await aMember(request, 'Mere')
  const listingId = await aListing(request, 'auction', owner)
  const sent = { listing_id: listingId, client_id: crypto.randomUUID(), text: question }
  const { conversation_id } = await post(request, '/chat', sent, buyer)
  const [helping, buying] = [(await visit(phone)).page, (await visit(desktop)).page]

  await test.step('the enquiry is among the business’s messages, not the helper’s', async () => {
    await openAs(helping, helper, '/ichat')
    await helping.getByRole('link', { name: /^Bob’s Pots/ }).click()
    await helping.waitForURL(`/ichat?seller=${seller_id}`)
    await helping.getByRole('link', { name: /Mere/ }).click()
    await expect(helping.getByText('You’re answering for Bob’s Pots.')).toBeVisible()
  })

  await test.step('the helper answers, and the buyer reads it live from the business', async () => {
    await openAs(buying, buyer, `/ichat?chat=${conversation_id}`)
    await helping.getByLabel('Your message').fill(answer)
    await helping.getByRole('button', { name: 'Send message' }).click()
    await expect(buying.getByRole('log').getByText(answer)).toBeVisible()
    await expect(buying.getByText(/Tui/)).toHaveCount(0)
  })

  await test.step('the owner reads who answered', async () => {
    const { page } = await visit(desktop)
    await openAs(page, owner, `/ichat?chat=${conversation_id}`)
    await expect(page.getByRole('log').getByText(/Tui/)).toBeVisible()
  })
})
