import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  countUnreadNotifications,
  getNotificationChoices,
  listNotifications,
  putNotificationChoices,
  type NotificationChoice,
} from '#domains/messaging/common/notifications.ts'
import { accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { bidOutbid, reserveMet } from '#domains/auctions/server/bidding.events.ts'
import { accountAppealMade } from '#domains/moderation/server/moderation.events.ts'
import { subscriptionChanged } from '#domains/billing/server/billing.events.ts'
import { listingSubmitted } from '#domains/listings/server/listings.events.ts'
import { transact } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { kindsFor } from './notification-choices.rules.ts'

let app: TestApp
let listingId: number
beforeAll(async () => {
  app = await createTestApp()
  listingId = (await aLiveAuction(app)).id
})
afterAll(() => app[Symbol.asyncDispose]())

const on = { in_app: true, push: true, email: true }
const choose = (person: Person, ...items: NotificationChoice[]) =>
  app.as(person).call(putNotificationChoices, { items })
const choicesOf = async (person: Person) => (await app.as(person).call(getNotificationChoices, {})).items

async function outbid({ id: bidderId }: Person) {
  await transact(app.platform.db, (tx) =>
    recordEvent(tx, bidOutbid, { listing_id: listingId, bidder_id: bidderId, price_cents: 12_000 }),
  )
  await app.settle()
}

async function reached(person: Person) {
  const mails = await app.platform.db
    .selectFrom('sent_messages')
    .innerJoin('accounts', 'accounts.email', 'sent_messages.recipient')
    .select('sent_messages.id')
    .where('accounts.id', '=', person.id)
    .execute()
  const { items } = await app.as(person).call(listNotifications, {})
  return { bell: items.length, mails: mails.length }
}

test('every kind is on for every channel by default', async () => {
  const person = await aMember(app)
  expect(await choicesOf(person)).toEqual(kindsFor('user').map((kind) => ({ kind, ...on })))
  await outbid(person)
  expect(await reached(person)).toEqual({ bell: 1, mails: 1 })
})

test('a choice is stored for its kind and its owner, and changes no other', async () => {
  const [person, other] = [await aMember(app), await aMember(app)]
  const quiet = { kind: 'lost', in_app: false, push: false, email: true } as const
  const items = kindsFor('user').map((kind) => (kind === 'lost' ? quiet : { kind, ...on }))
  expect(await choose(person, quiet)).toEqual({ items })
  expect(await choicesOf(person)).toEqual(items)
  expect(await choose(person)).toEqual({ items })
  expect(await choicesOf(other)).toEqual(kindsFor('user').map((kind) => ({ kind, ...on })))

  const loud = { kind: 'lost', ...on } as const
  const answer = await choose(person, { ...loud, in_app: false }, loud)
  expect(answer.items.find(({ kind }) => kind === 'lost')).toEqual(loud)
})

test.each([
  ['the bell alone', { in_app: true, push: true, email: false }, { bell: 1, mails: 0 }],
  ['mail alone', { in_app: false, push: true, email: true }, { bell: 0, mails: 1 }],
  ['nothing', { in_app: false, push: false, email: false }, { bell: 0, mails: 0 }],
])('a member who chose %s gets only that', async (_case, wanted, expected) => {
  const person = await aMember(app)
  await choose(person, { kind: 'outbid', ...wanted })
  await outbid(person)
  expect(await reached(person)).toEqual(expected)
  const { unread_notifications_count } = await app.as(person).call(countUnreadNotifications, {})
  expect(unread_notifications_count).toBe(expected.bell)

  await transact(app.platform.db, (tx) =>
    recordEvent(tx, reserveMet, { listing_id: listingId, seller_id: person.id, price_cents: 40_000 }),
  )
  await app.settle()
  expect(await reached(person)).toEqual({ bell: expected.bell + 1, mails: expected.mails + 1 })
})

test('an unknown kind, one for admins, and an incomplete choice are refused', async () => {
  const person = await aMember(app)
  for (const item of [
    { kind: 'gossip', ...on },
    { kind: 'lost', in_app: false },
    { kind: 'alarm', ...on },
  ]) {
    expect(await choose(person, item as NotificationChoice)).toMatchObject({ key: 'validation_failed' })
  }
  expect(await choicesOf(person)).toHaveLength(kindsFor('user').length)
})

test('admins choose for their kinds, and by default get approvals only in Hoko', async () => {
  const [admin, colleague] = [await aMember(app, { type: 'admin' }), await aMember(app, { type: 'admin' })]
  const usual = [
    'report',
    'dispute',
    'appeal',
    'disputed_review',
    'support_request',
    'alarm',
    'second_person',
  ].map((kind) => ({ kind, ...on }))
  const bellAlone = { in_app: true, push: false, email: false }
  const approval = { kind: 'approval', ...bellAlone } as const
  const failedPayment = { kind: 'failed_payment', ...bellAlone } as const
  expect(await choicesOf(admin)).toEqual([
    ...usual.slice(0, 4),
    approval,
    usual[4],
    failedPayment,
    ...usual.slice(5),
  ])
  await choose(admin, { ...approval, email: true })
  await transact(app.platform.db, (tx) =>
    recordEvent(tx, listingSubmitted, { listing_id: listingId, seller_id: admin.id }),
  )
  await app.settle()
  expect(await reached(admin)).toEqual({ bell: 1, mails: 1 })
  expect(await reached(colleague)).toEqual({ bell: 1, mails: 0 })
  expect(await choose(admin, { kind: 'outbid', ...on })).toMatchObject({ key: 'validation_failed' })
})

test('staff are notified only of kinds that their role may settle, and choose only those', async () => {
  const market = await createTestApp()
  const roles = ['full', 'moderation', 'support', 'finance', 'read_only'] as const
  const staff = await Promise.all(
    roles.map((staffRole) => aMember(market, { type: 'admin', staff_role: staffRole })),
  )
  const member = await aMember(market)
  await transact(market.platform.db, async (tx) => {
    await recordEvent(tx, accountAppealMade, { account_id: member.id, text: 'Please look again' })
    await recordEvent(tx, subscriptionChanged, {
      account_id: member.id,
      subscription_id: 1,
      action: 'payment_failed',
      plan: 'Dealer',
      next_attempt_at: null,
      amount_cents: 4900,
      is_by_hoko: true,
      reason: '',
    })
  })
  await market.settle()
  const rows = await market.platform.db.selectFrom('notifications').select(['account_id', 'kind']).execute()
  const kindsOf = ({ id }: Person) =>
    rows.flatMap(({ account_id, kind }) => (account_id === id ? [kind] : [])).toSorted()
  expect(staff.map(kindsOf)).toEqual([['appeal', 'failed_payment'], ['appeal'], [], ['failed_payment'], []])
  expect((await market.as(staff[4]!).call(getNotificationChoices, {})).items).toEqual([])
  await market[Symbol.asyncDispose]()
})

test('a deleted account’s choices are deleted', async () => {
  const person = await aMember(app)
  await choose(person, { kind: 'lost', ...on })
  await transact(app.platform.db, (tx) => recordEvent(tx, accountDeleted, { account_id: person.id }))
  await app.settle()
  const stored = await app.platform.db
    .selectFrom('notification_choices')
    .select('kind')
    .where('account_id', '=', person.id)
    .execute()
  expect(stored).toEqual([])
})

test('everybody gets the notification of changed terms, so it is no choice', async () => {
  const member = await aMember(app)
  expect((await choicesOf(member)).map(({ kind }) => kind)).not.toContain('terms')
  expect(await choose(member, { kind: 'terms', ...on, email: false })).toMatchObject({
    key: 'validation_failed',
    errors: { 'items.0.kind': expect.any(String) },
  })
})
