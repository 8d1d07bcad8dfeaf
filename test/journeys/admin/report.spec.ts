import { expect, type Page } from '@playwright/test'
import {
  desktop,
  excuseRefusals,
  expectAccessible,
  phone,
  signIn,
  signInByCalls,
  test,
  type Visitor,
} from '../fixtures.ts'
import { aListing } from '../listed.ts'
import { aMember, type Member } from '../members.ts'

const admin = { email: 'admin@demo.hoko.nz', password: 'kiaora2026' }

test('a member reports a listing, an admin dismisses it, and the member reads why', async ({
  visit,
  request,
}) => {
  const [reporter, office] = [await visit(phone), await visit(desktop)]
  const [seller, tama] = [await aMember(request, 'Hana'), await aMember(request, 'Tama')]
  const [id, other] = [await aListing(request, 'vehicle', seller), await aListing(request, 'vehicle', seller)]

  await test.step('similar listings are at the end of the page', async () => {
    const { page } = reporter
    await page.goto(`/vehicle/${id}/detail`)
    const shelf = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Similar listings' }) })
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(shelf.locator(`a[href^="/vehicle/${other}/detail"]`).first()).toBeVisible()
    await expect(shelf.locator(`a[href^="/vehicle/${id}/detail"]`)).toHaveCount(0)
  })

  await test.step('a visitor signs in to report and returns to the report', () =>
    reportAfterSigningIn(reporter, tama))

  await test.step('a second report of the same is refused in plain words', async () => {
    const { page } = reporter
    await openReport(page)
    const dialog = page.getByRole('dialog', { name: 'Report this listing' })
    await dialog.getByRole('radio', { name: 'A scam' }).check()
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect(dialog.getByText('You’ve already reported this listing. We’re looking at it.')).toBeVisible()
    excuseRefusals(reporter)
    await dialog.getByRole('button', { name: 'Go back' }).click()
  })

  await test.step('the admin finds it from the dashboard and dismisses it', async () => {
    const { page } = office
    await signInByCalls(page, admin, '/admin-dashboard')
    await findInBell(page)
    await page.getByRole('link', { name: /reported listings?/ }).click()
    await page.waitForURL('/listings?flagged=yes')
    await page.locator(`a[href*="open=${id}"]`).first().click()
    const drawer = page.getByRole('dialog', { name: 'Toyota Aqua, one owner' })
    await expect(drawer.getByText('“That car was sold on Saturday.”')).toBeVisible()
    await expectAccessible(page)
    await drawer.getByRole('button', { name: 'Dismiss' }).click()
    const dialog = page.getByRole('dialog', { name: 'Dismiss this report?' })
    await dialog.getByLabel('Message to the reporter').fill('The seller still has it.')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(drawer).toBeVisible()
    await drawer.getByRole('button', { name: 'Dismiss' }).click()
    await dialog.getByLabel('Message to the reporter').fill('The seller still has it.')
    await dialog.getByRole('button', { name: 'Dismiss report' }).click()
    await expect(dialog).toBeHidden()
    await expect(drawer.getByText(/Dismissed by .*“The seller still has it.”/)).toBeVisible()
  })

  await test.step('the reporter reads it in the notifications', async () => {
    const { page } = reporter
    await page.goto('/notifications')
    const notification = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: /Your report$/ }) })
    await expect(notification.getByText(/“Toyota Aqua, one owner”, which you reported/)).toBeVisible()
    await expect(notification.getByText(/The seller still has it\./)).toBeVisible()
  })
})

async function openReport(page: Page) {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^More for “/ })
    .click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
}

async function reportAfterSigningIn(reporter: Visitor, tama: Member) {
  const { page } = reporter
  await openReport(page)
  await page.waitForURL(/\/signin/)
  await signIn(page, tama)
  const dialog = page.getByRole('dialog', { name: 'Report this listing' })
  await expect(dialog.getByText(/send you a notification and an email with our decision/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('Choose what’s wrong.')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Something else' }).check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('Say what’s wrong in a few words.')).toBeVisible()
  excuseRefusals(reporter)
  const details = dialog.getByLabel(/^Details/)
  await details.fill('That car was sold on Saturday.')
  const question = page.getByRole('dialog', { name: 'Discard what you wrote?' })
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Keep writing' }).click()
  await expect(question).toHaveCount(0)
  await expect(details).toHaveValue('That car was sold on Saturday.')
  await expect(details).toBeFocused()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Report sent')).toBeVisible()
}

async function findInBell(page: Page) {
  await page.getByRole('button', { name: /^Notifications, \d+ new$/ }).click()
  await expect(page.getByRole('menuitem', { name: /Reported listing.*Toyota Aqua/ }).first()).toBeVisible()
  await page.getByRole('menuitem', { name: 'See all notifications' }).click()
  await page.waitForURL('/admin-notifications')
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /Reported listing.*Toyota Aqua/ })
      .first(),
  ).toBeVisible()
  await page.goto('/admin-dashboard')
}
