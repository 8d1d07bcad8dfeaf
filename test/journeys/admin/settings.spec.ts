import { expect, type Page } from '@playwright/test'
import { aNewcomer, desktop, excuseRefusals, registerByCalls, signInByCalls, test } from '../fixtures.ts'
import { setType } from './admin-steps.ts'

const anahera = { ...aNewcomer('Anahera'), password: 'kahu1234' }

test.afterAll(() => setType(anahera, 'user'))

test('settings are drafted, published and found in the history, and the sandbox runs', async ({
  visit,
  request,
}) => {
  test.setTimeout(120_000)
  // The journey has its own admin, so that no other journey shares the draft.
  await registerByCalls(request, anahera)
  await setType(anahera, 'admin')
  const office = await visit(desktop)
  const { page } = office
  await signInByCalls(page, anahera, '/edit-settings?section=social-media')
  const youtube = page.getByLabel('YouTube')
  const address = `https://www.youtube.com/hoko-${Date.now()}`
  await youtube.fill(address)
  await expect(page.getByText('Draft saved · 1 change')).toBeVisible()
  await page.reload()
  await expect(youtube).toHaveValue(address)
  await publish(page)
  excuseRefusals(office)
  await page.goto('/edit-settings?section=history')
  const mine = page.getByRole('listitem').filter({ hasText: address }).first()
  await expect(mine).toContainText('Published by Anahera')
  // Other journeys publish settings too, so the newest version may be theirs.
  const before = mine.locator('xpath=following-sibling::li[1]')
  await before.getByRole('button', { name: 'Go back to this version' }).click()
  const send = page.getByRole('dialog', { name: /^Go back to version/ })
  await expect(send.getByText(address)).toBeVisible()
  await send.getByRole('button', { name: 'Keep current settings' }).click()

  await page.getByRole('link', { name: 'Rule sandbox' }).click()
  await page.getByLabel('General listings at a time, without a plan').fill('5')
  await page.getByRole('button', { name: 'Try these rules' }).click()
  await expect(page.getByRole('heading', { name: 'What would differ' })).toBeVisible()
})

/** Other journeys publish settings too, which requires a choice and another review. */
async function publish(page: Page) {
  const keep = page.getByRole('button', { name: 'Keep my draft' })
  await expect(async () => {
    if (await keep.isVisible()) await keep.click()
    await expect(keep).toBeHidden()
    await page.getByRole('button', { name: 'Review and publish' }).click()
    const input = page.getByRole('dialog', { name: 'Publish 1 change?' })
    await input.getByRole('button', { name: 'Publish' }).click({ timeout: 5000 })
    await page.waitForURL('/settings', { timeout: 5000 })
  }).toPass()
}
