import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { forgetPassword } from '#domains/identity/common/passwords.ts'
import { putMemberStatus } from '#domains/accounts/common/members/members.ts'
import { getSettings, putSettings } from '#domains/settings/common/settings.ts'
import { chosenSettings } from '#domains/settings/common/settings.shapes.ts'
import type { NotificationKind } from '#domains/messaging/common/notifications.ts'
import { emailBodies, emailKinds } from '#domains/settings/common/messages/email-bodies.ts'
import { filledParagraphs } from '#domains/settings/common/messages/filled-text.ts'
import { placeholdersIn } from '#domains/settings/common/messages/text-placeholders.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { notifyAccount } from '#domains/messaging/server/notifications.service.ts'
import { transact } from '#platform/server/database/db.ts'
import { renderEmail } from '#platform/server/mail/email-html.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aForgetfulMember } from '#test/harness/market/recoveries.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin', first_name: 'Hana' })
})
afterAll(() => app[Symbol.asyncDispose]())

async function readVersion() {
  return (await app.platform.db.selectFrom('settings').select('version').executeTakeFirstOrThrow()).version
}

async function choose(changes: Omit<OperationInput<typeof putSettings>, 'version'>) {
  return await app.as(admin).call(putSettings, { version: await readVersion(), ...changes })
}

async function lastTo(recipient: string) {
  await app.settle()
  return await app.platform.db
    .selectFrom('sent_messages')
    .selectAll()
    .where('recipient', '=', recipient)
    .where('channel', '=', 'email')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
}

async function suspend(person: Person, reason: string) {
  await app.as(admin).call(putMemberStatus, { id: person.id, status: 'suspended', reason })
}

async function notify({ id: accountId }: Person, kind: NotificationKind, more: { isUrgent?: boolean } = {}) {
  const words = {
    title: 'New question: Bicycle',
    body: 'Someone will pay more, {name}.',
    link: '/general/1/detail',
  }
  await transact(app.platform.db, (tx) =>
    notifyAccount(tx, app.platform, { account_id: accountId, listing_id: null, kind, ...words, ...more }),
  )
}

const own = (path: string) => `${app.platform.config.http.publicUrl}${path}`

test.each<[keyof typeof chosenSettings, string, RegExp | null]>([
  ['mail_code_body', 'Kia ora. {code}', null],
  ['mail_code_body', 'Kia ora. { code } {use}', null],
  ['mail_code_body', 'Your code is on its way.', /leave out \{code\}/],
  ['mail_code_body', '{code} {link}', /don’t know \{link\}.*You can use \{code\}, \{use\}/],
  ['mail_code_body', '{code} {constructor}', /don’t know \{constructor\}/],
  ['mail_code_body', '{code} and {', /brace on its own/],
  ['mail_code_body', '{{code}}', /brace on its own/],
  ['mail_code_body', `{code}${'x'.repeat(2000)}`, /2,?000/],
  ['mail_code_body', '', /at least 3/],
  ['mail_welcome_body', 'Nau mai', /leave out \{link\}/],
  ['mail_welcome_body', '- One\n- Two\n\n{link}\n\n{name} {hours} {forgotten}', null],
  ['mail_account_suspended_body', '{reason}', /leave out \{reason\}, \{link\}/],
  ['mail_account_deleted_body', 'Haere rā.', /leave out \{reason\}/],
  ['mail_notification_body', 'Kia ora {name},\n\n{notice}\n\nThe Hoko team', null],
  ['mail_notification_body', 'Kia ora {name}', /leave out \{notice\}/],
  ['mail_notification_body', '{notice} {title}', /don’t know \{title\}/],
  ['extra_won', '', null],
  ['extra_won', 'Pay within 3 days.', null],
  ['extra_won', 'Pay {name}.', /don’t know \{name\}.*no placeholders/],
  ['extra_won', 'x'.repeat(501), /500/],
])('%s: %s', (name, words, refusal) => {
  const result = z.safeParse(chosenSettings[name], words)
  expect(result.error?.issues[0]?.message ?? null).toEqual(refusal ? expect.stringMatching(refusal) : null)
})

test('the default texts have their required and only allowed placeholders', () => {
  for (const kind of emailKinds) {
    const { usual, samples, needs } = emailBodies[kind]
    expect(z.safeParse(chosenSettings[`${kind}_body`], usual).error, kind).toBeUndefined()
    expect(Object.keys(samples), kind).toEqual(expect.arrayContaining([...placeholdersIn(usual), ...needs]))
    expect(filledParagraphs(usual, samples), kind).not.toMatch(/[{}]/)
  }
})

test('a code uses the chosen text at once, and the log has the admin', async () => {
  const { email } = await aForgetfulMember(app)
  const body = 'Tēnā koe.\n\n- Code: {code}\n- {use}'
  expect(await choose({ mail_code_body: body })).toMatchObject({ kept: { mail_code_body: body } })
  await app.as(null).call(forgetPassword, { email, type: 'user' })
  expect(await lastTo(email)).toMatchObject({
    text: expect.stringMatching(/^Tēnā koe\.\n\n- Code: \d{6}\n- Use it to choose a new password\.$/),
  })
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'settings' })
  expect(items[0]).toMatchObject({
    actor_id: admin.id,
    before: { mail_code_body: emailBodies.mail_code.usual },
    after: { mail_code_body: body },
  })
})

test('a text without its required placeholders is refused, and the former one is used', async () => {
  expect(await choose({ mail_account_suspended_body: '{reason}' })).toMatchObject({
    key: 'validation_failed',
    errors: { mail_account_suspended_body: 'You can’t leave out {reason}, {link}.' },
  })
  const person = await aMember(app, { email: 'tane@example.nz', first_name: 'Tāne' })
  await suspend(person, 'Nothing was sent.')
  const { text } = await lastTo('tane@example.nz')
  expect(text).toMatch(
    /^Kia ora Tāne,\n\nWe have suspended your Hoko account\. The reason:\n\nNothing was sent\.\n\n/,
  )
  expect(text).toContain(own('/signin'))
})

test('the second of two admins who edit the same version is refused', async () => {
  const version = await readVersion()
  const as = app.as(admin)
  expect(await as.call(putSettings, { version, mail_welcome_body: 'One: {link}' })).toMatchObject({
    kept: {},
  })
  const second = await as.call(putSettings, { version, mail_welcome_body: 'Two: {link}' })
  expect(second).toMatchObject({ key: 'settings_changed' })
  expect((await as.call(getSettings, {})).kept).toMatchObject({ mail_welcome_body: 'One: {link}' })
})

test('strangers’ text has no markup, links or placeholders in an email', async () => {
  const person = await aMember(app, { email: 'mallory@example.nz' })
  const hostile = '<img src=x onerror=alert(1)> https://evil.example/pay {link} {name}'
  await choose({ mail_account_suspended_body: '<b>{reason}</b>\n\nhttps://evil.example/admin\n\n{link}' })
  await suspend(person, hostile)
  const email = await lastTo('mallory@example.nz')
  expect(email.text).toBe(`<b>${hostile}</b>\n\nhttps://evil.example/admin\n\n${own('/signin')}`)
  const html = renderEmail(email, app.platform.config.http.publicUrl)
  expect(html).not.toMatch(/<img|<b>|href="[^"]*evil/)
  expect(html.match(/class="on-button" href="([^"]*)"/)?.[1]).toBe(own('/signin'))
})

test('notifications have the chosen frame, and those of one kind their extra text', async () => {
  const person = await aMember(app, { email: 'mere@example.nz', first_name: 'Mere' })
  const write = (act: string) => `Someone will pay more, {name}.\n\n${act}: ${own('/general/1/detail')}`
  const notice = write('Bid again')
  await notify(person, 'outbid')
  expect(await lastTo('mere@example.nz')).toMatchObject({ text: notice })
  await choose({
    mail_notification_body: 'Kia ora {name},\n\n{notice}\n\nThe Hoko team',
    extra_outbid: 'Bids in the last minutes extend the auction.',
  })
  await notify(person, 'outbid')
  expect(await lastTo('mere@example.nz')).toMatchObject({
    text: `Kia ora Mere,\n\n${notice}\n\nBids in the last minutes extend the auction.\n\nThe Hoko team`,
  })
  await notify(person, 'won', { isUrgent: true })
  expect(await lastTo('mere@example.nz')).toMatchObject({
    text: `Kia ora Mere,\n\n${write('Pay and arrange delivery')}\n\nThe Hoko team`,
  })
})

test('only admins can read the texts', async () => {
  const received = JSON.stringify(await app.as(await aMember(app)).call(getSettings, {}))
  expect(received).not.toMatch(/_body|extra_/)
  expect((await app.as(admin).call(getSettings, {})).kept).toMatchObject({ extra_won: '' })
})
