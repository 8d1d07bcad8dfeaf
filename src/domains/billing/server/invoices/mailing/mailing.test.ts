import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AccountId } from '#platform/common/ids.ts'
import { createSendMessageTask } from '#platform/server/messages.ts'
import { overrideConfig } from '#test/harness/config-overrides.ts'
import { aMailServer } from '#test/harness/doubles/mail-server.ts'
import { aCorrection, anInvoice } from '#test/harness/market/invoices.ts'
import { aMember } from '#test/harness/market/people.ts'
import { settleOutbox } from '#test/harness/settle-outbox.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { attachInvoice } from '../invoices.service.ts'

let app: TestApp
let member: Person
beforeAll(async () => {
  app = await createTestApp()
  member = await aMember(app, { email: 'tama@example.nz' })
})
afterAll(() => app[Symbol.asyncDispose]())

const mailsTo = (accountId: AccountId) =>
  app.platform.db
    .selectFrom('sent_messages')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()

async function send(smtpUrl: string, makers = { invoice: attachInvoice } as object) {
  const platform = {
    ...app.platform,
    config: overrideConfig(app.platform.config, { mail: { smtpUrl } }),
  }
  await settleOutbox(platform, [], [createSendMessageTask(makers as { invoice: typeof attachInvoice })])
}

test('an invoice is emailed with its PDF, which is made when it’s sent', async () => {
  using mail = await aMailServer()
  const { id } = await anInvoice(app, member.id)
  expect(await mailsTo(member.id)).toMatchObject([
    {
      subject: 'Your Hoko invoice INV-000001',
      recipient: 'tama@example.nz',
      text: expect.stringContaining('payment of NZ$\u00a049.00 by card: Dealer plan.'),
      attachment_kind: 'invoice',
      attachment_id: id,
    },
  ])
  await send(mail.smtpUrl)
  expect(mail.deliveries).toHaveLength(1)
  const { text } = mail.deliveries[0]!
  expect(text).toContain('multipart/mixed')
  expect(text).toMatch(/Content-Type: application\/pdf; name=INV-000001\.pdf/)
  const [, base64 = ''] = /filename=INV-000001\.pdf\n\n([\s\S]*?)\n--/.exec(text) ?? []
  const { content } = await attachInvoice(app.platform.db, id)
  expect(Buffer.from(base64, 'base64').equals(content)).toBe(true)
})

test('after an upgrade the email names the purchase, and its button links to the invoices', async () => {
  using mail = await aMailServer()
  const upgraded = await aMember(app)
  await anInvoice(app, upgraded.id, { totals: [-990, 4900], description: 'Bought' })
  const [sent] = await mailsTo(upgraded.id)
  expect(sent!.text).toContain('payment of NZ$\u00a039.10 by card: Bought 2.')
  await send(mail.smtpUrl)
  const text = mail.deliveries.at(-1)!.text.replaceAll('=\n', '')
  expect(text).toContain(`${app.platform.config.http.publicUrl}/user-settings#invoices`)
  expect(text).toContain('See your invoices')
})

test('a refund is emailed with its reason, to the present address', async () => {
  const { id } = await anInvoice(app, member.id)
  await app.platform.db
    .updateTable('accounts')
    .set({ email: 'new@example.nz' })
    .where('id', '=', member.id)
    .execute()
  await aCorrection(app, id, 1000)
  expect((await mailsTo(member.id)).at(-1)).toMatchObject({
    subject: expect.stringMatching(/^Your Hoko refund INV-/),
    recipient: 'new@example.nz',
    text: expect.stringContaining('Reason: Paid twice'),
  })
})

test('an invoice isn’t emailed to a deleted account', async () => {
  const gone = await aMember(app)
  const { id } = await anInvoice(app, gone.id)
  await app.platform.db.updateTable('accounts').set({ status: 'deleted' }).where('id', '=', gone.id).execute()
  await aCorrection(app, id, 1000)
  expect(await mailsTo(gone.id)).toHaveLength(1)
})

test('an attachment that can’t be made is a failed attempt, and the email waits', async () => {
  await sql`truncate sent_messages cascade`.execute(app.platform.db)
  using mail = await aMailServer()
  await anInvoice(app, member.id)
  await expect(send(mail.smtpUrl, {})).rejects.toThrow('Nothing makes attachments')
  expect(mail.deliveries).toEqual([])
  expect(await mailsTo(member.id)).toMatchObject([{ delivered_at: null, attempts: 1 }])
})
