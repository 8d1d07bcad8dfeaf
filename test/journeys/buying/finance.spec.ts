import { expect } from '@playwright/test'
import { asAdmin } from '../admin/admin-steps.ts'
import { desktop, phone, sentTo, signIn, test } from '../fixtures.ts'
import { aListing } from '../listed.ts'
import { aMember } from '../members.ts'

test('a buyer enquires about finance and withdraws, and an admin finds the enquiry', async ({
  visit,
  request,
}) => {
  const seller = await aMember(request, 'Wiremu')
  const buyer = await aMember(request, `Heni${crypto.randomUUID().slice(0, 4)}`)
  const id = await aListing(request, 'vehicle', seller)
  const mine = await visit(phone)
  const { page } = mine
  const panel = page.getByRole('region', { name: 'Finance', exact: true })

  await test.step('a visitor sees repayments follow the sliders', async () => {
    await page.goto(`/vehicle/${id}/detail`)
    await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded()
    await expect(panel.getByRole('heading', { name: /^Finance from NZ\$ [\d.]+ a week$/ })).toBeVisible()
    await panel.getByRole('radio', { name: /Good Lending/ }).check()
    // NZ$ 8,100 and 295 over 60 months at 12.95%, with NZ$ 5 a month.
    await expect(panel.getByText('NZ$ 45.05 a week')).toBeVisible()
    await panel.getByRole('slider', { name: 'Deposit' }).press('ArrowRight')
    await panel.getByRole('slider', { name: 'Term' }).press('ArrowLeft')
    await panel.getByRole('button', { name: 'Monthly' }).click()
    await expect(panel.getByText('NZ$ 227.33 a month')).toBeVisible()
    await expect(panel.getByText('You pay a deposit of NZ$ 1,000 and borrow NZ$ 8,000')).toBeVisible()
  })

  await test.step('the member accepts the terms and sends an enquiry', async () => {
    await panel.getByRole('button', { name: 'Ask about finance' }).click()
    await signIn(page, buyer)
    const form = page.getByRole('dialog', { name: /^Ask .+ about finance$/ })
    await expect(form.getByLabel('Email', { exact: true })).toHaveValue(buyer.email)
    await expect(form.getByText('NZ$ 227.33 a month, a deposit of NZ$ 1,000 and 48 months')).toBeVisible()
    await form.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(form.getByText('Tick this so we can send your details.')).toBeVisible()
    await form.getByRole('checkbox', { name: /^I agree that Hoko sends my name/ }).check()
    await form.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(panel.getByText(/^You asked .+ about finance/)).toBeVisible()
    await expect
      .poll(async () => (await sentTo(page, buyer.email)).map(({ subject }) => subject).join())
      .toContain('Your finance enquiry to')
  })

  await test.step('an admin finds it', async () => {
    const office = await visit(desktop)
    await asAdmin(office, '/finance')
    await office.page.getByLabel('Name, email or vehicle').fill(buyer.email)
    await office.page.getByRole('link', { name: new RegExp(buyer.first_name) }).click()
    await expect(office.page.getByRole('dialog').getByText(buyer.email)).toBeVisible()
  })

  await test.step('the buyer reads the enquiry and withdraws it', async () => {
    await panel.getByRole('link', { name: 'See what you sent' }).click()
    await page.getByText('What we sent').click()
    await expect(page.getByText('would like to hear from you about finance')).toBeVisible()
    await page.getByRole('button', { name: 'Withdraw consent' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw consent' }).click()
    await expect(page.getByText(/^Consent withdrawn on/)).toBeVisible()
  })
})
