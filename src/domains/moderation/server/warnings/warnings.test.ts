import { afterAll, beforeAll, expect, test } from 'vitest'
import { flagListing } from '#domains/flags/common/flags.ts'
import {
  decideCase,
  listCases,
  createTemplate,
  listTemplates,
  updateTemplate,
} from '#domains/moderation/common/cases.ts'
import { deleteMember } from '#domains/accounts/common/members/members.ts'
import {
  appealWarning,
  listMemberWarnings,
  listOwnWarnings,
  withdrawWarning,
} from '#domains/moderation/common/warnings.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { sentTo } from '#test/harness/doubles/mail.ts'
import { unzip } from '#test/harness/doubles/unzip.ts'
import { aFixedPriceListing } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin', first_name: 'Hana', last_name: 'Parata' })
})
afterAll(() => app[Symbol.asyncDispose]())

const reason = 'Don’t share phone numbers in public.'

async function warn(seller: Person, isStrike = true) {
  const { id: listingId } = await aFixedPriceListing(app, { seller })
  const reporter = await aMember(app)
  const { id } = await app
    .as(reporter)
    .call(flagListing, { listing_id: listingId, reason: 'other', text: 'Phone number.' })
  await app.as(admin).call(decideCase, {
    kind: 'listing_report',
    id,
    outcome: 'upheld',
    word: 'We’ve warned them.',
    reason,
    warn: { account_id: seller.id, is_strike: isStrike },
  })
  await app.settle()
  return (await app.as(seller).call(listOwnWarnings, {})).items[0]!
}

test('a warned member gets the reason by notification and email, appeals, and sees the answer', async () => {
  const member = await aMember(app, { email: 'warned@example.nz' })
  const { id } = await warn(member)
  expect((await sentTo(app, 'warned@example.nz')).at(-1)!.text).toContain(reason)
  const appeal = await app.as(member).call(appealWarning, { id, text: 'It was the shop’s number.' })
  expect(appeal.items[0]).toMatchObject({ messages: [{ is_owners: true }], may_write: true })
  const { items } = await app.as(admin).call(listCases, { kind: 'warning_appeal' })
  expect(items).toMatchObject([{ id, about: { id: member.id }, evidence: 'It was the shop’s number.' }])
  const decision = { kind: 'warning_appeal', id, outcome: 'answered', word: 'It still counts.' } as const
  await app.as(admin).call(decideCase, decision)
  expect((await app.as(admin).call(listCases, { kind: 'warning_appeal' })).total).toBe(0)
  await app.settle()
  expect((await app.as(member).call(listNotifications, {})).items[0]!.body).toContain('It still counts.')
  const { items: seen } = await app.as(member).call(listOwnWarnings, {})
  expect(seen[0]!.messages.map(({ author }) => author)).toEqual([expect.any(String), 'Hoko'])
  const stranger = await aMember(app)
  const others = await app.as(stranger).call(appealWarning, { id, text: 'Not mine.' })
  expect(others).toMatchObject({ key: 'not_found' })
})

test('the export has a member’s warnings with their messages', async () => {
  const member = await aMember(app)
  const { id } = await warn(member)
  await app.as(member).call(appealWarning, { id, text: 'It was the shop’s number.' })
  const { rawPayload } = await app.server.inject({
    url: '/api/export-my-data',
    headers: { authorization: `Bearer ${member.token}` },
  })
  const file = JSON.parse(unzip(rawPayload).get('warnings.json')!.toString())
  expect(file).toMatchObject([{ id, reason, said: [{ is_yours: true, text: 'It was the shop’s number.' }] }])
})

test('strikes count for 12 months, and plain or withdrawn warnings don’t', async () => {
  const member = await aMember(app)
  const [old, mere, status] = [await warn(member), await warn(member, false), await warn(member)]
  expect(await app.as(admin).call(listMemberWarnings, { id: member.id })).toMatchObject({ strikes: 2 })
  const { db } = app.platform
  await db.updateTable('warnings').set({ expires_at: new Date() }).where('id', '=', old.id).execute()
  const { strikes, items } = await app.as(admin).call(listMemberWarnings, { id: member.id })
  expect([strikes, items.map((one) => one.id)]).toEqual([1, [status.id, mere.id, old.id]])
  const year = new Date(status.warned_at)
  year.setUTCFullYear(year.getUTCFullYear() + 1)
  expect(status.counts_until.slice(0, 10)).toBe(year.toISOString().slice(0, 10))
  const both = await Promise.all(
    ['Our mistake.', 'Sorry.'].map((why) =>
      app.as(admin).call(withdrawWarning, { id: status.id, reason: why }),
    ),
  )
  expect(both.filter(({ key }) => key === 'appeal_closed')).toHaveLength(1)
  expect(await app.as(member).call(listOwnWarnings, {})).toMatchObject({ strikes: 0 })
  expect(await app.as(member).call(appealWarning, { id: status.id, text: 'Thanks.' })).toMatchObject({
    key: 'appeal_closed',
    message: 'The warning has been withdrawn, so there’s nothing more to appeal.',
  })
})

test('templates are added, changed and retired, and invalid ones are refused', async () => {
  const facts = {
    rule: 'spam',
    title: 'Same message to many',
    reason: 'Kia ora {member}.',
    word: 'Thanks.',
  } as const
  const made = await app.as(admin).call(createTemplate, facts)
  expect(await app.as(admin).call(createTemplate, { ...facts, title: 'SAME message to many' })).toMatchObject(
    {
      errors: { title: 'Another template has this title.' },
    },
  )
  const wrong = await app.as(admin).call(createTemplate, { ...facts, title: 'New', reason: 'Hi {name}' })
  expect(wrong.errors).toEqual({ reason: 'The only placeholders are {member}, {listing}.' })
  await app.as(admin).call(updateTemplate, { ...facts, id: made.id, is_retired: true })
  const again = await app.as(admin).call(createTemplate, facts)
  expect(again.id).not.toBe(made.id)
  const { items } = await app.as(admin).call(listTemplates, {})
  expect(items.at(-1)).toMatchObject({ id: made.id, is_retired: true })
  expect(
    await app.as(admin).call(updateTemplate, { ...facts, id: made.id, is_retired: false }),
  ).toMatchObject({
    errors: { title: 'Another template has this title.' },
  })
})

test('a deleted member’s warning remains for admins, without an open appeal', async () => {
  const member = await aMember(app, { first_name: 'Leaving' })
  const { id } = await warn(member)
  await app.as(member).call(appealWarning, { id, text: 'It was the shop’s number.' })
  expect(await app.as(member).call(deleteMember, { id: member.id })).toEqual({ ok: true })
  await app.settle()
  const { items } = await app.as(admin).call(listMemberWarnings, { id: member.id })
  expect(items).toMatchObject([{ id, reason, is_strike: true }])
  expect(JSON.stringify(items)).not.toContain('Leaving')
  const { items: waiting } = await app.as(admin).call(listCases, { kind: 'warning_appeal' })
  expect(waiting.filter((one) => one.id === id)).toEqual([])
})
