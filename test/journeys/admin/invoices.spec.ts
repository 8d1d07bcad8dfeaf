import { expect, type APIRequestContext } from '@playwright/test'
import { readConfig } from '#platform/server/config.ts'
import { embeddedConnection } from '#platform/server/database/embedded-postgres.ts'
import { aPaidInvoice } from '#test/harness/payments/paid-invoices.ts'
import { platformOn } from '#test/harness/processes/platform-on.ts'
import { callsTo } from '#test/harness/processes/server-process.ts'
import { desktop, phone, signInByCalls, test } from '../fixtures.ts'
import { aMember, type Member } from '../members.ts'
import { asAdmin } from './admin-steps.ts'

/** Pays in the sandbox before the page is opened. */
async function payFor(request: APIRequestContext, member: Member, base: string) {
  const reply = await request.get('/api/profile', { headers: { authorization: `Bearer ${member.token}` } })
  const { id } = await reply.json()
  const platform = platformOn(embeddedConnection(process.env.HOKO_JOURNEYS_DATA!)!, readConfig({}))
  await aPaidInvoice({ platform, as: callsTo(base, 30_000) }, { id, token: member.token }, 4900)
  await platform.pool.end()
}

test('a member opens an invoice and the ZIP, and an admin’s refund issues a correction', async ({
  visit,
  request,
  baseURL,
}) => {
  const mere = await aMember(request, `Mere${crypto.randomUUID().slice(0, 4)}`)
  await payFor(request, mere, baseURL!)
  const [member, office] = [await visit(phone), await visit(desktop)]

  await test.step('the member finds the invoice in their settings', async () => {
    const { page } = member
    await signInByCalls(page, mere, '/user-settings#invoices')
    await expect(page.getByRole('list', { name: /Invoices of/ }).getByText('NZ$ 49.00')).toBeVisible()
    for (const [name, file] of [
      [/^Download PDF/, /^INV-\d+\.pdf$/],
      [/as a ZIP$/, /^hoko-invoices-\d+\.zip$/],
    ] as const) {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name }).click()
      expect((await download).suggestedFilename()).toMatch(file)
    }
  })

  await test.step('an admin refunds a part', async () => {
    const { page } = office
    await asAdmin(office, '/subscription-invoices')
    await page.getByLabel('Number, name or email').fill(mere.email)
    const found = page.getByRole('link', { name: /^INV-/ })
    await expect(found).toHaveCount(1)
    await found.click()
    await expect(page.getByRole('dialog').getByText(mere.email)).toBeVisible()
    await page.getByRole('button', { name: 'Refund' }).click()
    const form = page.getByRole('dialog', { name: 'Refund this payment?' })
    await form.getByLabel('Amount', { exact: true }).fill('15')
    await form.getByLabel('Reason').fill('Charged twice')
    await form.getByRole('button', { name: 'Refund' }).click()
    await expect(page.getByRole('dialog').getByText('Partly refunded')).toBeVisible()
  })

  await member.page.reload()
  await expect(member.page.getByText('−NZ$ 15.00')).toBeVisible()
  const third = await visit(desktop)
  await asAdmin(third, '/revenue?show=failed')
  const rows = third.page.getByRole('group', { name: 'Failed payments, last 30 days' })
  await expect(rows).toBeFocused()
  await expect(rows).toBeInViewport()
})
