import { expect, type Page } from '@playwright/test'
import { desktop, phone, signInByCalls, test, type Visitor } from '../fixtures.ts'
import { aMember } from '../members.ts'
import { aPhonePhoto } from '../phone-photo.ts'

test('an admin lists a vehicle for a member, who is notified and edits it', async ({ visit, request }) => {
  const [office, home] = [await visit(desktop), await visit(phone)]
  const { page } = office
  const member = await aMember(request, 'Hinemoa')
  const seller = `${member.first_name} ${member.last_name[0]}.`
  await signInByCalls(page, { email: 'admin@demo.hoko.nz', password: 'kiaora2026' }, '/listings')

  await test.step('the admin finds the member and the category', async () => {
    await page.getByRole('link', { name: 'Add listing', exact: true }).click()
    await page.getByLabel('Find the member').fill(member.email)
    await page.getByRole('link', { name: new RegExp(member.email) }).click()
    await page.getByRole('link', { name: /^Vehicle/ }).click()
    await expect(page.getByRole('heading', { name: `List a vehicle for ${seller}` })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Back office' })).toHaveCount(0)
  })

  await test.step('the plate fills the form, which saves itself among the member’s drafts', () =>
    fillInFromPlate(page))

  const id = /\/(\d+)\/edit/.exec(page.url())![1]!
  await test.step('publishing names the member and opens the listing in the admin', async () => {
    await page
      .getByRole('button', { name: /^Publish/ })
      .filter({ visible: true })
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(`It goes live for ${seller}`)).toBeVisible()
    await dialog.getByRole('button', { name: /^Publish/ }).click()
    await page.waitForURL(`**/listings?open=${id}`)
    await expect(page.getByRole('dialog').getByText('Published for the seller').first()).toBeVisible()
  })

  await test.step('the member is notified and edits the listing with its photo', async () => {
    test.setTimeout(120_000)
    await signInByCalls(home.page, member, '/notifications')
    await home.page.getByRole('link', { name: /Listed for you/ }).click()
    await home.page.waitForURL(`**/vehicle/${id}/detail`)
    await expect(home.page.getByRole('heading', { name: '2016 Toyota Corolla GX' })).toBeVisible()
    await home.page.goto(`/vehicle/${id}/edit`)
    await expect(home.page.getByText('1 of 20')).toBeVisible()
    await home.page.getByLabel('Title', { exact: true }).fill('Toyota Corolla GX, 2016')
    await home.page.getByRole('button', { name: 'Save changes' }).click()
    await home.page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click()
    await home.page.waitForURL(`**/vehicle/${id}/detail`)
  })

  await test.step('the admin edits it from the table, and the member reads what changed', () =>
    changeFromTable(home, page, id))
})

async function chooseCategory(page: Page, name: string) {
  await page.getByRole('button', { name: /^(?:Choose a category|Category: )/ }).click()
  await page.getByRole('searchbox', { name: 'Find a category' }).fill(name)
  await page.getByRole('searchbox', { name: 'Find a category' }).press('Enter')
}

async function fillInFromPlate(page: Page) {
  await page.getByLabel('Plate', { exact: true }).fill('KEW840')
  await page.getByRole('button', { name: 'Fill in from the register' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('2016 Toyota Corolla GX')
  await page.getByLabel('Odometer').fill('250 000')
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: 'corolla.jpg',
      mimeType: 'image/jpeg',
      buffer: await aPhonePhoto(),
    })
  await page.getByLabel('Description', { exact: true }).fill('Serviced every year, two keys.')
  await chooseCategory(page, 'Hatchbacks')
  await page.getByText('Fixed price', { exact: true }).click()
  await page.getByLabel('Price', { exact: true }).fill('16990')
  await page.waitForURL(/\/vehicle-listing\/\d+\/edit$/)
  await expect(page.getByText(/^Saved/).filter({ visible: true })).toBeVisible()
}

async function changeFromTable(home: Visitor, page: Page, id: string) {
  await page.goto(`/vehicle-listing/${id}/edit`)
  await page.getByLabel('Price', { exact: true }).fill('15990')
  await page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Reason')).toBeFocused()
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog.getByText('Enter a reason.')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Its seller asked on the phone')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL(`**/listings?open=${id}`)
  await expect(page.getByText('“Its seller asked on the phone”')).toBeVisible()
  await home.page.goto('/notifications')
  const received = home.page.getByText(/Hoko changed “Toyota Corolla GX, 2016” for you/)
  await expect(received).toContainText('Reason: Its seller asked on the phone.')
}
