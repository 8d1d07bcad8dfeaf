import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow, placeBid } from '#domains/auctions/common/bidding.ts'
import { decideFlag, listFlags } from '#domains/flags/common/flags.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { makeOffer } from '#domains/offers/common/offers.ts'
import { createAccount } from '#domains/identity/server/account/account.service.ts'
import { hashPassword } from '#domains/identity/server/password/secrets.service.ts'
import { transact } from '#platform/server/database/db.ts'
import { deviceCookie } from '#platform/server/http/limits/device-id.ts'
import { edit } from '#test/harness/market/listing-life.ts'
import { aFixedPriceListing, aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { saveCard } from '#test/harness/payments/cards.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

const password = 'kahu1234'
let count = 0

async function signInWith(mark: string | null, email: string) {
  const reply = await app.server.inject({
    method: 'POST',
    url: '/api/auth/sign-in',
    payload: { email, password, type: 'user' },
    remoteAddress: '192.0.2.7',
    ...(mark ? { headers: { cookie: `a=b; ${deviceCookie}=${mark}` } } : {}),
  })
  expect(reply.statusCode).toBe(200)
  const cookie = [reply.headers['set-cookie']].flat().find((one) => one?.startsWith(deviceCookie))
  return { token: reply.json().token as string, mark: cookie!.slice(deviceCookie.length + 1).split(';')[0]! }
}

async function anAccount(more: { phone_number?: string } = {}) {
  count += 1
  const email = `linked${count}@example.nz`
  const account = await transact(app.platform.db, async (tx) =>
    createAccount(tx, {
      type: 'user',
      first_name: 'Rangi',
      last_name: `Tua${count}`,
      email,
      phone_number: `+642155500${String(count).padStart(2, '0')}`,
      password_hash: await hashPassword(password),
      ...more,
    }),
  )
  return { id: account.id, email }
}

async function onOneDevice() {
  const [seller, member] = [await anAccount(), await anAccount()]
  const first = await signInWith(null, seller.email)
  const second = await signInWith(first.mark, member.email)
  expect(second.mark).toBe(first.mark)
  return {
    seller: { id: seller.id, token: first.token },
    member: { id: member.id, token: second.token },
    mark: first.mark,
  }
}

const bid = (who: Person, listingId: number) =>
  app.as(who).call(placeBid, { listing_id: listingId, max_cents: 5000 })
const flagsOf = async (listing: number) => (await app.as(admin).call(listFlags, { listing })).items
const refused = { status: 403, key: 'not_allowed_to_bid' }

test('a buyer who shares the seller’s device is refused at the try, and flagged once', async () => {
  const { seller, member } = await onOneDevice()
  const { id } = await aLiveAuction(app, { seller, buy_now_price_cents: 9000, title: 'Brass lamp' })
  // Viewing reveals nothing, so that nobody can find out which of their accounts are linked.
  expect(await app.as(member).call(getListing, { id })).toMatchObject({
    viewer: { may_bid: true, may_buy_now: true, why_not: null },
  })
  expect(await flagsOf(id)).toEqual([])
  const tries = await Promise.all([bid(member, id), bid(member, id), bid(member, id)])
  for (const answer of tries) {
    expect(answer).toMatchObject(refused)
    expect(answer.message).toMatch(/linked to the seller’s/)
    expect(answer.message).not.toMatch(/flag|report|device|admin/)
  }
  expect(await app.as(member).call(buyNow, { id })).toMatchObject(refused)
  const [flag, ...more] = await flagsOf(id)
  expect(more).toEqual([])
  expect(flag).toMatchObject({
    reporter: null,
    about: { id: member.id },
    reason: 'shared_device',
    text: 'Tried to bid on it. Both accounts were signed in on the same device within 30 days.',
    decision: null,
  })
  await app.settle()
  expect((await app.as(admin).call(listNotifications, {})).items[0]).toMatchObject({
    kind: 'report',
    title: 'Flagged listing',
    link: `/listings?flagged=yes&open=${id}`,
  })
  expect((await app.as(member).call(listNotifications, {})).items).toEqual([])

  const word = 'They live together.'
  const decided = await app.as(admin).call(decideFlag, { id: flag!.id, outcome: 'dismissed', word })
  expect(decided).toMatchObject({ about: { id: member.id }, decision: { word } })
  expect(await bid(member, id)).toMatchObject(refused)
  expect(await flagsOf(id)).toHaveLength(1)
  await app.settle()
})

test('buying and making offers are refused and flagged alike, for phone and device', async () => {
  const seller = await aMember(app, { phone_number: '+64215559999' })
  const member = await aMember(app, { phone_number: '+64215559999' })
  const { id } = await aFixedPriceListing(app, { seller })
  await edit(app, seller, id, { accepts_offers: true })
  const offer = { listing_id: id, amount_cents: 1000, message: '' }
  expect(await app.as(member).call(makeOffer, offer)).toMatchObject(refused)
  expect(await flagsOf(id)).toMatchObject([
    { about: { id: member.id }, reason: 'shared_phone', text: expect.stringContaining('same phone number') },
  ])
  const second = await aFixedPriceListing(app, { seller })
  expect(await app.as(member).call(buyNow, { id: second.id })).toMatchObject(refused)
  expect(await flagsOf(second.id)).toMatchObject([{ text: expect.stringMatching(/^Tried to buy it\./) }])
})

test('one card in both accounts is refused and flagged, until one of them removes it', async () => {
  const [seller, member, other] = [await aMember(app), await aMember(app), await aMember(app)]
  const cards = { fingerprint: 'one card' }
  await saveCard(app, seller.id, cards)
  const cardId = await saveCard(app, member.id, cards)
  await saveCard(app, seller.id, { gateway: 'sandbox', fingerprint: 'a test card' })
  await saveCard(app, other.id, { gateway: 'sandbox', fingerprint: 'a test card' })
  const { id } = await aLiveAuction(app, { seller })
  expect(await bid(member, id)).toMatchObject(refused)
  expect(await flagsOf(id)).toMatchObject([
    { about: { id: member.id }, reason: 'shared_card', text: expect.stringContaining('the same card') },
  ])
  expect(await bid(other, id)).toMatchObject({ standing: 'leading' })
  await app.platform.db
    .updateTable('cards')
    .set({ removed_at: new Date() })
    .where('id', '=', cardId)
    .execute()
  expect(await bid(member, id)).not.toMatchObject(refused)
})

test('a device no longer counts a month after either account was seen there', async () => {
  const { seller, member } = await onOneDevice()
  const { id } = await aLiveAuction(app, { seller })
  expect(await bid(member, id)).toMatchObject(refused)
  await sql`update account_devices set last_seen_at = last_seen_at - interval '31 days'
             where account_id = ${seller.id}`.execute(app.platform.db)
  expect(await bid(member, id)).toMatchObject({ standing: 'leading' })
})

test('an own device, a seller without one, and another refusal flag nothing', async () => {
  const stranger = await anAccount()
  const { token, mark } = await signInWith(null, stranger.email)
  const buyer = { id: stranger.id, token }
  expect(mark).toMatch(/^[\w-]{22}$/)
  const { id, seller } = await aLiveAuction(app)
  expect(await bid(buyer, id)).toMatchObject({ standing: 'leading' })
  expect(await bid(seller, id)).toMatchObject(refused)
  expect(await flagsOf(id)).toEqual([])
  const again = await signInWith('short', stranger.email)
  expect(again.mark).toMatch(/^[\w-]{22}$/)
  const stored = await app.platform.db
    .selectFrom('account_devices')
    .select('device_hash')
    .where('account_id', '=', stranger.id)
    .execute()
  expect(stored).toHaveLength(2)
  expect(JSON.stringify(stored)).not.toContain(mark)
})
