import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProfile } from '#domains/accounts/common/accounts.ts'
import { signIn } from '#domains/identity/common/auth.ts'
import { buyNow, placeBid } from '#domains/auctions/common/bidding.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import {
  getMember,
  changeSuspension,
  liftSuspension,
  listMembers,
  suspendMember,
} from '#domains/accounts/common/members/members.ts'
import { appealSuspension, listOwnSuspensions } from '#domains/moderation/common/warnings.ts'
import { decideCase, listCases } from '#domains/moderation/common/cases.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { answerOffer, makeOffer } from '#domains/offers/common/offers.ts'
import { answerQuestion, askQuestion } from '#domains/listings/common/questions/questions.ts'
import type { SuspensionKind } from '#domains/accounts/common/members/suspension-labels.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { write } from '#test/harness/market/chats.ts'
import { edit } from '#test/harness/market/listing-life.ts'
import { aFixedPriceListing, aLiveAuction } from '#test/harness/market/market.ts'
import { aFullDraft } from '#test/harness/market/moderation.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aFinishedTrade, aReviewBy, aTrade, ageTrade } from '#test/harness/market/reviews.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { endAllDue } from './ending.service.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin', first_name: 'Hana', last_name: 'Parata' })
})
afterAll(() => app[Symbol.asyncDispose]())

const reason = 'Three buyers wrote to us'
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

const stop = (id: number, kind: SuspensionKind, until: string | null = inHours(24)) =>
  app.as(admin).call(suspendMember, { id, kind, until, reason, note: 'Seen in the shop.' })

/** Expires it in both places, as they are written together. */
async function letItEnd(id: AccountId) {
  const until = new Date(Date.now() - 1000)
  const { db } = app.platform
  await db.updateTable('account_suspensions').set({ until }).where('account_id', '=', id).execute()
  for (const name of ['no_selling_until', 'no_buying_until', 'no_messaging_until'] as const) {
    await db
      .updateTable('accounts')
      .set({ [name]: until })
      .where('id', '=', id)
      .where(name, 'is not', null)
      .execute()
  }
}

async function aBusyMember() {
  const person = await aMember(app, { first_name: 'Tama' })
  const [seller, buyer] = [await aMember(app), await aMember(app)]
  const auction = await aLiveAuction(app, { seller })
  const fixed = await aFixedPriceListing(app, { seller, price_cents: 5000, quantity: 5 })
  const own = await aFixedPriceListing(app, { seller: person, quantity: 5 })
  const taken = await aFixedPriceListing(app, { seller, price_cents: 6000 })
  for (const one of [fixed, own, taken]) await edit(app, one.seller, one.id, { accepts_offers: true })
  const question = await app
    .as(buyer)
    .call(askQuestion, { listing_id: own.id, text: 'Is it dishwasher safe?' })
  const draft = await aFullDraft(app, person)
  const offered = await app.as(buyer).call(makeOffer, { listing_id: own.id, amount_cents: 4500 })
  const sent = await app.as(person).call(makeOffer, { listing_id: fixed.id, amount_cents: 4000 })
  const countered = await app
    .as(seller)
    .call(answerOffer, { id: sent.id, action: 'counter', amount_cents: 4800 })
  const trade = await aTrade(app, { seller, buyer: person })
  await ageTrade(app, trade.trade_id, 8)
  const finished = await aFinishedTrade(app, { seller, buyer: person })
  const raised = await aLiveAuction(app, { seller })
  await app.as(person).call(placeBid, { listing_id: raised.id, amount_cents: 2000 })
  const as = app.as(person)
  const acts = {
    list: () => as.call(setListingStatus, { id: draft.id, status: 'active' }),
    'accept as the seller': () => as.call(answerOffer, { id: offered.id, action: 'accept' }),
    bid: () => as.call(placeBid, { listing_id: auction.id, amount_cents: 1500 }),
    'raise the maximum': () => as.call(placeBid, { listing_id: raised.id, amount_cents: 5000 }),
    'buy now': () => as.call(buyNow, { id: fixed.id }),
    offer: () => as.call(makeOffer, { listing_id: taken.id, amount_cents: 5500 }),
    'accept as the buyer': () => as.call(answerOffer, { id: countered.id, action: 'accept' }),
    message: () => write(app, person, { listing_id: fixed.id, text: 'Kia ora' }),
    'write to Hoko': () => write(app, person, { to_support: true, text: 'Kia ora' }),
    ask: () => as.call(askQuestion, { listing_id: auction.id, text: 'Does it have lights?' }),
    answer: () => as.call(answerQuestion, { id: question.id, text: 'It is.' }),
    review: () => aReviewBy(app, person, finished.trade_id),
  }
  return { person, acts, raised, own }
}

type Acts = keyof Awaited<ReturnType<typeof aBusyMember>>['acts']

const restricted: Record<Exclude<SuspensionKind, 'whole'>, Partial<Record<Acts, string>>> = {
  selling: { list: 'partly_suspended', 'accept as the seller': 'not_allowed_to_bid' },
  buying: {
    bid: 'not_allowed_to_bid',
    'raise the maximum': 'not_allowed_to_bid',
    'buy now': 'not_allowed_to_bid',
    offer: 'not_allowed_to_bid',
    'accept as the buyer': 'not_allowed_to_bid',
  },
  messaging: { message: 'partly_suspended', ask: 'partly_suspended', answer: 'partly_suspended' },
}

test.each(Object.entries(restricted) as [Exclude<SuspensionKind, 'whole'>, Partial<Record<Acts, string>>][])(
  'suspended from %s: refuses the calls with a message, and ends at its time',
  async (kind, expected) => {
    const { person, acts } = await aBusyMember()
    expect(await stop(person.id, kind)).toMatchObject({ status: 'active', suspensions: [{ kind, reason }] })
    for (const [name, key] of Object.entries(expected)) {
      const refused = await acts[name as Acts]()
      expect([name, refused.key]).toEqual([name, key])
      if (name !== 'accept as the seller') expect(refused.message).toContain(`Our reason: ${reason}.`)
    }
    // No worker has run; the clock alone decides.
    await letItEnd(person.id)
    for (const [name, act] of Object.entries(acts)) {
      expect([name, (await act()).key]).toEqual([name, undefined])
    }
  },
  30_000,
)

test.each(['selling', 'buying', 'messaging'] as const)(
  'suspended from %s: all other calls work',
  async (kind) => {
    const { person, acts } = await aBusyMember()
    await stop(person.id, kind)
    const refused: string[] = []
    for (const [name, act] of Object.entries(acts)) {
      if ((await act()).key !== undefined) refused.push(name)
    }
    expect(refused).toEqual(Object.keys(restricted[kind]))
  },
  30_000,
)

test('a suspension from selling pauses listings without bids, and both kinds go on after', async () => {
  const seller = await aMember(app)
  const [withBid, without] = [await aLiveAuction(app, { seller }), await aLiveAuction(app, { seller })]
  const bidder = await aMember(app)
  await app.as(bidder).call(placeBid, { listing_id: withBid.id, amount_cents: 1000 })
  await stop(seller.id, 'selling')
  // The worker hasn't paused it yet.
  expect(await app.as(bidder).call(placeBid, { listing_id: without.id, amount_cents: 1000 })).toMatchObject({
    key: 'not_allowed_to_bid',
    message: 'Hoko has stopped the seller from selling for now, so you can’t bid or buy.',
  })
  await app.settle()
  const view = (id: number) => app.as(null).call(getListing, { id })
  expect(await view(withBid.id)).toMatchObject({ status: 'active' })
  expect(await view(without.id)).toMatchObject({ key: 'not_found' })
  const raised = await app
    .as(await aMember(app))
    .call(placeBid, { listing_id: withBid.id, amount_cents: 3000 })
  expect(raised).not.toHaveProperty('key')
  await letItEnd(seller.id)
  await endAllDue(app.platform.db, app.platform.config.http.publicUrl)
  await app.settle()
  expect(await view(without.id)).toMatchObject({ status: 'active' })
})

test('a suspension from buying leaves existing bids binding', async () => {
  const { person, raised } = await aBusyMember()
  await stop(person.id, 'buying')
  await app.settle()
  expect(await app.as(person).call(getListing, { id: raised.id })).toMatchObject({
    status: 'active',
    bid_count: 1,
  })
})

test('moving, lifting and ending a suspension update the row, the log and the member', async () => {
  const person = await aMember(app)
  const [given] = (await stop(person.id, 'messaging')).suspensions
  const moved = await app
    .as(admin)
    .call(changeSuspension, { id: given!.id, until: null, reason: 'They did it again' })
  expect(moved.suspensions).toMatchObject([
    {
      until: null,
      note: 'Seen in the shop.',
      changes: [{ until: null, reason: 'They did it again', by: 'Hana Parata' }],
    },
  ])
  expect(await stop(person.id, 'messaging')).toMatchObject({ status: 409, key: 'status_unchanged' })
  const lift = () => app.as(admin).call(liftSuspension, { id: given!.id, reason: 'They said sorry' })
  expect((await lift()).suspensions).toMatchObject([
    { lifted_by: 'Hana Parata', lifted_reason: 'They said sorry' },
  ])
  expect(await lift()).toMatchObject({ key: 'status_unchanged' })
  await stop(person.id, 'messaging')
  await letItEnd(person.id)
  await endAllDue(app.platform.db, app.platform.config.http.publicUrl)
  const { suspensions } = await app.as(admin).call(getMember, { id: person.id })
  expect(suspensions[0]).toMatchObject({ lifted_by: null, lifted_at: expect.any(String) })
  await app.settle()
  const { items: notices } = await app.as(person).call(listNotifications, {})
  expect(notices.map(({ title }) => title)).toEqual([
    'Your suspension has ended',
    'You can’t write to members for now',
    'Your suspension has ended',
    'Your suspension has changed',
    'You can’t write to members for now',
  ])
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'account', subject_id: person.id })
  expect(items.map(({ action }) => action)).toEqual([
    'account.suspension-ended',
    'account.partly-suspended',
    'account.suspension-lifted',
    'account.suspension-changed',
    'account.partly-suspended',
  ])
  expect(JSON.stringify(items)).not.toContain('Seen in the shop.')
})

test('the member sees it without the note and appeals, and the case is decided in the queue', async () => {
  const person = await aMember(app)
  await stop(person.id, 'buying')
  const own = await app.as(person).call(listOwnSuspensions, {})
  expect(own.items).toMatchObject([{ kind: 'buying', reason, lifted_at: null, may_write: true }])
  expect(JSON.stringify(own)).not.toContain('Seen in the shop.')
  const { id } = own.items[0]!
  const stranger = await aMember(app)
  expect(await app.as(stranger).call(appealSuspension, { id, text: 'Not mine' })).toMatchObject({
    key: 'appeal_closed',
  })
  await app.as(person).call(appealSuspension, { id, text: 'It was my brother.' })
  const { items } = await app.as(admin).call(listCases, { kind: 'account_appeal' })
  expect(items).toContainEqual(
    expect.objectContaining({ id, about: expect.objectContaining({ id: person.id }) }),
  )
  const decide = (outcome: 'answered' | 'lifted', word: string) =>
    app.as(admin).call(decideCase, { kind: 'account_appeal', id, outcome, word })
  await decide('answered', 'Which brother?')
  expect((await app.as(person).call(listOwnSuspensions, {})).items[0]!.messages).toMatchObject([
    { text: 'It was my brother.', is_owners: true },
    { text: 'Which brother?', author: 'Hoko' },
  ])
  await app.as(person).call(appealSuspension, { id, text: 'Rangi.' })
  expect(await decide('lifted', 'Thanks, we believe you.')).not.toHaveProperty('key')
  await app.settle()
  const auction = await aLiveAuction(app)
  const bid = await app.as(person).call(placeBid, { listing_id: auction.id, amount_cents: 1000 })
  expect(bid).not.toHaveProperty('key')
})

test('signing in opens an account after its suspension, and a worker records the end', async () => {
  const email = 'until@example.nz'
  const person = await aMember(app, { email })
  const enter = () => app.as(null).call(signIn, { email, password: 'kahu1234', type: 'user' })
  await stop(person.id, 'whole', '2027-01-02T04:00:00.000Z')
  expect(await enter()).toMatchObject({
    key: 'account_suspended',
    message: `This account is suspended until 5:00 pm on 2 January 2027: ${reason}.`,
  })
  await letItEnd(person.id)
  const session = await enter()
  expect(session).toHaveProperty('token')
  expect(await app.as({ id: person.id, token: session.token }).call(getProfile, {})).toHaveProperty('id')
  await endAllDue(app.platform.db, app.platform.config.http.publicUrl)
  const { status, suspensions } = await app.as(admin).call(getMember, { id: person.id })
  expect({ status, suspensions }).toMatchObject({ status: 'active', suspensions: [{ lifted_by: null }] })
  expect(suspensions[0]!.lifted_at).not.toBeNull()
})

test.each([
  ['a time that has passed', () => inHours(-1)],
  ['a time too far away', () => inHours(24 * 1000)],
])('an end at %s is refused', async (_when, until) => {
  const { id } = await aMember(app)
  expect(await stop(id, 'selling', until())).toMatchObject({ errors: { until: expect.any(String) } })
})

test('admins can only be suspended wholly', async () => {
  const other = await aMember(app, { type: 'admin' })
  expect(await stop(other.id, 'selling')).toMatchObject({ key: 'status_unchanged' })
})

test('the table of members names every part that a member is suspended from', async () => {
  const { id } = await aMember(app)
  for (const kind of ['messaging', 'selling'] as const) await stop(id, kind)
  const { items } = await app.as(admin).call(listMembers, { q: String(id) })
  expect(items.find((one) => one.id === id)).toMatchObject({
    suspended_from: ['selling', 'messaging'],
    staff_role: null,
  })
})
