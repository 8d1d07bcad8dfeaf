import { expect } from '@playwright/test'
import { desktop, excuseRefusals, phone, signIn, signInByCalls, test } from '../fixtures.ts'
import { aMember, post } from '../members.ts'

const admin = { email: 'admin@demo.hoko.nz', password: 'kiaora2026' }
const words = 'They swore at me at the pickup.'

test('a member reports a member, an admin upholds it, and the reporter reads why', async ({
  visit,
  request,
}) => {
  const [reporter, office] = [await visit(phone), await visit(desktop)]
  const [about, tama] = [await aMember(request, 'Rewi'), await aMember(request, 'Tama')]
  const { id }: { id: number } = (await post(request, '/check-token', {}, about)).user
  const { page } = reporter

  await test.step('a visitor signs in to report and returns to the report', async () => {
    await page.goto(`/seller-detail/${id}`)
    await page.getByRole('button', { name: /^Report Rewi/ }).click()
    await page.waitForURL(/\/signin/)
    await signIn(page, tama)
    const dialog = page.getByRole('dialog', { name: /^Report Rewi/ })
    await dialog.getByRole('radio', { name: 'Abuse or harassment' }).check()
    await dialog.getByLabel(/^Details/).fill(words)
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect(page.getByText('Report sent')).toBeVisible()
  })

  await test.step('a second report of the same member is refused in plain words', async () => {
    await page.getByRole('button', { name: /^Report Rewi/ }).click()
    const dialog = page.getByRole('dialog', { name: /^Report Rewi/ })
    await dialog.getByRole('radio', { name: 'Spam' }).check()
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect(dialog.getByText('You’ve already reported this. We’re looking at it.')).toBeVisible()
    excuseRefusals(reporter)
  })

  await test.step('the admin finds it from the dashboard and upholds it with a message', async () => {
    await signInByCalls(office.page, admin, '/admin-dashboard')
    await office.page.getByRole('link', { name: /reported members? (or|and) reviews?/ }).click()
    const item = office.page.getByRole('listitem').filter({ hasText: words })
    await expect(item.getByText('1 report in total, 0 upheld')).toBeVisible()
    await item.getByRole('button', { name: 'Uphold' }).click()
    const dialog = office.page.getByRole('dialog', { name: 'Uphold this report?' })
    await dialog.getByLabel('Message to the reporter').fill('We’ve warned them.')
    await dialog.getByRole('button', { name: 'Uphold report' }).click()
    await expect(dialog).toBeHidden()
    await office.page.goto(`/user/${id}/detail`)
    await office.page.getByRole('link', { name: /^Reports 1/ }).click()
    await expect(office.page.getByRole('row', { name: /Upheld/ })).toBeVisible()
    await office.page.goto(`/member-reports?about=${id}`)
    await expect(office.page.getByText(/Upheld by .*“We’ve warned them.”/)).toBeVisible()
  })

  await test.step('the reporter reads it in the notifications', async () => {
    await page.goto('/notifications')
    await expect(page.getByText(/We’ve warned them\./)).toBeVisible()
  })
})
