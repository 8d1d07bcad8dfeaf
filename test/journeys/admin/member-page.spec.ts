import { expect } from '@playwright/test'
import { desktop, signInByCalls, test } from '../fixtures.ts'
import { aMember, post } from '../members.ts'

const admin = { email: 'admin@demo.hoko.nz', password: 'kiaora2026' }

test('an admin reviews a member’s activity, adds a note and signs them out', async ({ visit, request }) => {
  const member = await aMember(request, 'Rewi')
  const { id }: { id: number } = (await post(request, '/check-token', {}, member)).user
  const { page } = await visit(desktop)
  const tab = (name: RegExp) =>
    page.getByRole('navigation', { name: 'About this member' }).getByRole('link', { name })

  const more = async (name: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name }).click()
  }

  await test.step('the page’s counts link to rows, and the address names them', async () => {
    await signInByCalls(page, admin, `/user/${id}/detail`)
    await more('Bids')
    await expect(page).toHaveURL(/tab=bids/)
    await expect(page.getByText('Nothing here yet')).toBeVisible()
  })

  await test.step('a note is written, pinned and shown on the overview', async () => {
    await more('Notes')
    await page.getByRole('button', { name: 'Write a note' }).click()
    await page.getByLabel('Note', { exact: true }).fill('Called about the ute.')
    await page.getByRole('button', { name: 'Add note' }).click()
    await page.getByRole('button', { name: 'Pin', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Unpin' })).toBeVisible()
    await tab(/^Overview/).click()
    await expect(page.getByText('Called about the ute.')).toBeVisible()
  })

  await test.step('the admin signs out a device with a reason', async () => {
    await tab(/^Sessions/).click()
    await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Sign out this device?' })
    await dialog.getByLabel('Reason').fill('The phone was stolen.')
    await dialog.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByText('Nothing here yet')).toBeVisible()
  })
})
