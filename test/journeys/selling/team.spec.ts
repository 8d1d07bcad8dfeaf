import { expect, type APIRequestContext } from '@playwright/test'
import { desktop, phone, signInByCalls, test } from '../fixtures.ts'
import { aListing } from '../listed.ts'
import { aMember, post, type Member } from '../members.ts'
import { sixDigitsFor } from '../settings-steps.ts'

async function becomeBusiness(request: APIRequestContext, { token }: Member) {
  const headers = { authorization: `Bearer ${token}` }
  const data = { seller_kind: 'in_trade', trading_name: 'Bob’s Sheds' }
  expect((await request.put('/api/profile', { headers, data })).ok()).toBe(true)
}

test('a business invites a helper, who edits and answers until they are removed', async ({
  visit,
  request,
}) => {
  const [bob, tui, mere] = [
    await aMember(request, 'Bob'),
    await aMember(request, 'Tui'),
    await aMember(request, 'Mere'),
  ]
  const listing = await aListing(request, 'auction', bob)
  await post(request, '/question', { listing_id: listing, text: 'Does it leak at all?' }, mere)
  await becomeBusiness(request, bob)
  const [owner, helper] = [(await visit(desktop)).page, (await visit(phone)).page]

  await test.step('the owner invites by email', async () => {
    await signInByCalls(owner, bob, '/user-settings#team')
    await owner.getByRole('button', { name: 'Invite someone' }).click()
    const dialog = owner.getByRole('dialog', { name: 'Invite someone' })
    await dialog.getByLabel('Email').fill(tui.email)
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expect(owner.getByRole('list', { name: 'Team' }).getByText(tui.email)).toBeVisible()
  })

  await test.step('the helper joins with the code from the email', async () => {
    await signInByCalls(helper, tui, '/user-settings#workplaces')
    await helper.getByRole('button', { name: 'Accept invitation from Bob’s Sheds' }).click()
    await helper.getByLabel('Code').fill(await sixDigitsFor(helper, tui.email))
    await helper.getByRole('button', { name: 'Join team' }).click()
    await expect(helper.getByText('1 question to answer')).toBeVisible()
  })

  await test.step('they edit the listing and answer the question', async () => {
    await helper.getByRole('link', { name: 'Edit Enamel teapot' }).click()
    await helper.waitForURL(`/general/${listing}/edit`)
    await helper.getByLabel('Title', { exact: true }).fill('Enamel teapot, blue')
    await helper.getByRole('button', { name: 'Save changes' }).click()
    await helper.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click()
    await helper.waitForURL(`/general/${listing}/detail`)
    await helper
      .getByRole('button', { name: /^Answer/ })
      .first()
      .click()
    await helper.getByRole('textbox', { name: /answer/i }).fill('Not a drop.')
    await helper.getByRole('button', { name: 'Publish answer' }).click()
    await expect(helper.getByText('Not a drop.')).toBeVisible()
  })

  await test.step('the owner reads who did it and removes them from the team', async () => {
    await owner.reload()
    await expect(owner.getByText(/edited · Enamel teapot/)).toBeVisible()
    await owner.getByRole('button', { name: /^Remove Tui/ }).click()
    await owner.getByRole('dialog').getByRole('button', { name: 'Remove from team' }).click()
    await expect(owner.getByText('No team members yet.')).toBeVisible()
    const gone = await request.get(`/api/own-listing/${listing}`, {
      headers: { authorization: `Bearer ${tui.token}` },
    })
    expect(gone.status()).toBe(404)
  })
})
