import { expect, type APIRequestContext } from '@playwright/test'
import { excuseRefusals, signInByCalls, test } from '../fixtures.ts'
import { aMember, post } from '../members.ts'
import { asAdmin } from './admin-steps.ts'

const password = 'kiaora2026'
const hana = { email: 'admin@demo.hoko.nz', password }
const moana = { email: 'moderation@demo.hoko.nz', password }

interface Rule {
  second_person_dollars: number | null
  deletions_need: 'one_admin' | 'two_admins'
}

/** Sets Moana's role and the actions that need a second admin. */
async function setUp(request: APIRequestContext, staffRole: string, rule: Rule) {
  const { token } = await post(request, '/auth/sign-in', { ...hana, type: 'admin' })
  const { user } = await post(request, '/auth/sign-in', { ...moana, type: 'admin' })
  const headers = { authorization: `Bearer ${token}` }
  const changed = await request.put(`/api/staff-role/${user.id}`, {
    headers,
    data: { staff_role: staffRole },
  })
  expect([200, 409]).toContain(changed.status())
  // Another journey may change the settings in between.
  await expect(async () => {
    const { kept: stored } = await (await request.get('/api/settings', { headers })).json()
    const data = { version: stored.version, ...rule }
    expect((await request.put('/api/settings', { headers, data })).ok()).toBe(true)
  }).toPass()
}

/** Turning it off needs a second admin. */
async function turnOff(request: APIRequestContext) {
  const [asker, approver] = await Promise.all(
    [hana, moana].map(async (admin) => await post(request, '/auth/sign-in', { ...admin, type: 'admin' })),
  )
  const input = { act: 'relax_deletions', subject_id: 1, reason: 'The journey ends.' }
  const { id } = await post(request, '/second-person', input, asker)
  await post(request, `/moderation-decision/second_person/${id}`, { outcome: 'approved' }, approver)
}

test.afterAll(async ({ request }) => {
  await turnOff(request)
  await setUp(request, 'moderation', { second_person_dollars: null, deletions_need: 'one_admin' })
})

test('one admin proposes a deletion, another approves it, and the first is notified', async ({
  visit,
  request,
}) => {
  // Refunds in other journeys must not need approval.
  await setUp(request, 'full', { second_person_dollars: null, deletions_need: 'two_admins' })
  const member = await aMember(request, 'Ruru')
  const { id }: { id: number } = (await post(request, '/check-token', {}, member)).user
  const [first, second] = [await visit(), await visit()]

  await test.step('the first admin proposes it, since it needs two', async () => {
    await asAdmin(first, `/user/${id}/detail`)
    await first.page.getByRole('button', { name: /^More for / }).click()
    await first.page.getByRole('menuitem', { name: 'Delete' }).click()
    const dialog = first.page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('Made by a program.')
    await dialog.getByRole('button', { name: 'Propose deletion' }).click()
    await expect(first.page.getByText('Deletion proposed', { exact: true })).toBeVisible()
    excuseRefusals(first)
    await expect(first.page.getByText('You proposed deleting this account')).toBeVisible()
    await first.page.getByRole('button', { name: /^More for / }).click()
    await expect(first.page.getByRole('menuitem', { name: 'Reset password' })).toBeVisible()
    await expect(first.page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0)
    await first.page.keyboard.press('Escape')
    await first.page.getByRole('link', { name: 'Open the proposal' }).click()
    const decision = first.page.getByRole('form', { name: 'Decision' })
    await expect(decision.getByRole('button', { name: 'Withdraw' })).toBeEnabled()
    await expect(decision.getByRole('button', { name: 'Approve' })).toBeDisabled()
  })

  await test.step('the second admin finds it in the queue and approves it', async () => {
    const { page } = second
    await signInByCalls(page, moana, `/moderation?kind=second_person&q=${id}`)
    await expect(page.getByRole('list', { name: 'Cases' }).getByRole('listitem')).toHaveCount(1)
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('form', { name: 'Decision' })).toBeVisible()
    await page.keyboard.press('a')
    await page.locator('button[type=submit]', { hasText: 'Approve' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Approved and done' })).toBeVisible()
  })

  await test.step('the first admin’s notification links to the member', async () => {
    await first.page.goto('/admin-notifications')
    await first.page
      .getByRole('link', { name: /Approved: deleting a member/ })
      .first()
      .click()
    await first.page.waitForURL(`/user/${id}/detail`)
    await expect(first.page.getByText('Deleted', { exact: true }).first()).toBeVisible()
  })
})
