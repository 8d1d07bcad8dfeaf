import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteAccount, verifyDeleteAccount } from '#domains/accounts/common/deletion.ts'
import { resendOtp } from '#domains/identity/common/passwords.ts'
import { getProfile } from '#domains/accounts/common/accounts.ts'
import { registerBasic } from '#domains/identity/common/registration/registration.ts'
import { signIn } from '#domains/identity/common/auth.ts'
import { buyNow, listBids, placeBid } from '#domains/auctions/common/bidding.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { createListing } from '#domains/selling/common/own-listings.ts'
import { addFavourite } from '#domains/watchlist/common/watching.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { transact } from '#platform/server/database/db.ts'
import { aFixedPriceListing, aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import {
  aForgetfulMember,
  aResetRequest,
  aSecondFactor,
  memberPassword as password,
  otherThan,
  sixDigitsSentTo,
} from '#test/harness/market/recoveries.ts'
import { ageCodes, messagesTo } from '#test/harness/market/registrations.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { removeAccount } from './deletion.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const db = () => app.platform.db
const as = () => app.as(null)

async function aFarewell(email: string) {
  const { request_token } = await as().call(verifyDeleteAccount, { email, password })
  return { email, request_token, code: await sixDigitsSentTo(app, email) }
}

const account = (id: AccountId) =>
  db().selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function tablesWith(words: string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker')
       and not exists (select from pg_inherits
                        where inhrelid = (quote_ident(table_schema) || '.' || quote_ident(table_name))::regclass)`.execute(
    db(),
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(db())
    if (rows.some(({ row }) => words.some((word) => row.includes(word)))) found.push(name)
  }
  return found
}

test('deleting an account by password and code removes all personal data', async () => {
  const words = [
    'Whetu',
    'whetu@example.nz',
    '+64219990001',
    'Long Lane 7',
    'I paint',
    'WhetuTrades',
    'push-9',
  ]
  const person = await aMember(app, {
    first_name: 'Whetu',
    last_name: 'Whetuson',
    email: 'whetu@example.nz',
    phone_number: '+64219990001',
  })
  await sql`update accounts set address = 'Long Lane 7', about = 'I paint', trading_name = 'WhetuTrades',
      nzbn = '9429000000000', gst_number = '123456789', trader_number = 'M123456' where id = ${person.id}`.execute(
    db(),
  )
  await as().call(signIn, { email: 'whetu@example.nz', password, type: 'user', firebase_token: 'push-9' })
  await aSecondFactor(app, person.id)
  await sql`insert into files (owner_id, key, folder, name, content_type, bytes)
      values (${person.id}, 'k', 'documents', 'Whetu’s passport', 'application/pdf', 1)`.execute(db())
  await sql`insert into notification_choices values (${person.id}, 'outbid', true, true, false)`.execute(db())
  await sql`insert into quiet_hours values (${person.id}, true, '22:00', '07:00')`.execute(db())
  await sql`insert into held_notices (account_id, kind, title, body, link, email_text)
      values (${person.id}, 'question', 'Whetu’s bowl', '', '/', '')`.execute(db())
  await aResetRequest(app, 'whetu@example.nz')
  expect(await tablesWith(words)).not.toEqual([])

  await ageCodes(app, 'whetu@example.nz', '31 seconds')
  const farewell = await aFarewell('whetu@example.nz')
  expect(await as().call(deleteAccount, farewell)).toEqual({ ok: true })
  await app.settle()

  expect(await app.as(person).call(getProfile, {})).toMatchObject({ key: 'logout_user' })
  expect(await as().call(signIn, { email: 'whetu@example.nz', password, type: 'user' })).toMatchObject({
    key: 'invalid_credentials',
  })
  expect(await account(person.id)).toMatchObject({
    status: 'deleted',
    display_name: 'Deleted member',
    email: '',
    phone_number: '',
    nzbn: null,
    trader_number: null,
    avatar: null,
  })
  const goodbyes = await messagesTo(app, 'whetu@example.nz')
  expect(goodbyes.map(({ subject }) => subject)).toEqual(['Your Hoko account is deleted'])
  expect(await tablesWith(words)).toEqual(['public.sent_messages'])
  const { rows: choices } =
    await sql`select from notification_choices where account_id = ${person.id}`.execute(db())
  expect(choices).toEqual([])
  const { rows: hours } = await sql`select from quiet_hours where account_id = ${person.id}`.execute(db())
  expect(hours).toEqual([])
  const why = await db()
    .selectFrom('account_deletions')
    .select(['deleted_by', 'reason'])
    .where('account_id', '=', person.id)
    .executeTakeFirst()
  expect(why).toEqual({ deleted_by: person.id, reason: 'By its owner.' })
})

test('deleting an account withdraws live listings, deletes drafts and frees the email', async () => {
  const { email, person: seller } = await aForgetfulMember(app)
  const bidder = await aMember(app)
  const place = { address: '12 Jackson Street', latitude: -41.2259, longitude: 174.8739 }
  const auction = await aLiveAuction(app, { seller, title: 'Kauri table', ...place })
  const fixed = await aFixedPriceListing(app, { seller })
  const draft = await app.as(seller).call(createListing, { type: 'general', title: 'Half written' })
  await app.as(bidder).call(placeBid, { listing_id: auction.id, amount_cents: 1000 })
  await app.as(seller).call(addFavourite, { listing_id: (await aLiveAuction(app)).id })

  const readSeller = async () => (await as().call(getListing, { id: auction.id })).seller
  expect(await readSeller()).toMatchObject({ has_page: true })
  expect(await as().call(deleteAccount, await aFarewell(email))).toEqual({ ok: true })
  await app.settle()
  expect(await readSeller()).toMatchObject({ has_page: false })
  const states = await db()
    .selectFrom('listings')
    .select(['id', 'status', 'address', 'latitude', 'longitude'])
    .where('seller_id', '=', seller.id)
    .orderBy('id')
    .execute()
  const nowhere = { address: '', latitude: null, longitude: null }
  expect(states).toEqual([
    { id: auction.id, status: 'withdrawn', ...nowhere },
    { id: fixed.id, status: 'withdrawn', ...nowhere },
  ])
  expect(draft.id).toBeGreaterThan(0)
  expect(await app.as(bidder).call(placeBid, { listing_id: auction.id, amount_cents: 5000 })).toMatchObject({
    key: 'listing_closed',
  })
  const received = await db()
    .selectFrom('notifications')
    .select('body')
    .where('account_id', '=', bidder.id)
    .execute()
  expect(received.map(({ body }) => body).join()).toContain('The seller has left Hoko.')
  expect(
    await db().selectFrom('favourites').select('id').where('account_id', '=', seller.id).execute(),
  ).toEqual([])
  const again = await as().call(registerBasic, {
    first_name: 'New',
    last_name: 'Owner',
    email,
    phone_number: '+64219990002',
    password,
  })
  expect(again).toHaveProperty('registration_token')
})

test('standing bids of a deleted account remain under an anonymous name', async () => {
  const { email, person: leaver } = await aForgetfulMember(app)
  const winner = await aMember(app)
  const { id } = await aLiveAuction(app)
  await app.as(leaver).call(placeBid, { listing_id: id, amount_cents: 1000 })
  await app.as(winner).call(placeBid, { listing_id: id, amount_cents: 9000 })
  expect(await as().call(deleteAccount, await aFarewell(email))).toEqual({ ok: true })
  await app.settle()
  const { items } = await as().call(listBids, { listing: id })
  expect(items).toHaveLength(2)
  expect(await as().call(getListing, { id })).toMatchObject({ bid_count: 2 })
})

test('the highest bidder and a member with an open trade can’t delete their account', async () => {
  const { email, person } = await aForgetfulMember(app)
  const { id } = await aLiveAuction(app, { title: 'Cedar canoe' })
  const bowl = await aFixedPriceListing(app)
  const farewell = await aFarewell(email)
  await app.as(person).call(placeBid, { listing_id: id, amount_cents: 1000 })
  await app.as(person).call(buyNow, { id: bowl.id })
  const busy = {
    status: 409,
    key: 'account_busy',
    message:
      'This account is the highest bidder on “Cedar canoe”, and it has an open sale: “Hand-thrown bowl”. You can delete it once that’s finished.',
  }
  expect(await as().call(deleteAccount, farewell)).toMatchObject(busy)
  expect(await as().call(verifyDeleteAccount, { email, password })).toMatchObject(busy)
  const admin = await aMember(app, { type: 'admin' })
  await expect(
    transact(db(), (tx) => removeAccount(tx, person.id, { deleted_by: admin.id, reason: 'Asked by phone.' })),
  ).rejects.toMatchObject({ key: 'account_busy' })

  await app.as(await aMember(app)).call(placeBid, { listing_id: id, amount_cents: 9000 })
  await db().updateTable('trades').set({ status: 'completed' }).where('buyer_id', '=', person.id).execute()
  expect(await as().call(deleteAccount, farewell)).toEqual({ ok: true })
})

test('an admin deletes an account once, with a reason', async () => {
  const { person } = await aForgetfulMember(app)
  const admin = await aMember(app, { type: 'admin' })
  const remove = () =>
    transact(db(), (tx) => removeAccount(tx, person.id, { deleted_by: admin.id, reason: 'Asked by phone.' }))
  await remove()
  expect(await app.as(person).call(getProfile, {})).toMatchObject({ key: 'logout_user' })
  await expect(remove()).rejects.toMatchObject({ key: 'not_found' })
})

test('a wrong code, somebody else’s email or a code for another purpose deletes nothing', async () => {
  const { email, person } = await aForgetfulMember(app)
  const other = await aForgetfulMember(app)
  const farewell = await aFarewell(email)
  const wrong = { ...farewell, code: otherThan(farewell.code) }
  expect(await as().call(deleteAccount, wrong)).toMatchObject({
    key: 'code_wrong',
    message: 'That code isn’t right. You have 4 tries left.',
  })
  expect(await as().call(deleteAccount, { ...farewell, email: other.email })).toMatchObject({
    key: 'code_expired',
  })
  const reset = await aResetRequest(app, email)
  const resetCode = await sixDigitsSentTo(app, email)
  expect(
    await as().call(deleteAccount, { email, request_token: reset.request_token, code: resetCode }),
  ).toMatchObject({ key: 'code_expired' })
  expect(await account(person.id)).toMatchObject({ status: 'active' })

  await ageCodes(app, email, '31 seconds')
  await as().call(resendOtp, { request_token: farewell.request_token })
  expect(await as().call(deleteAccount, farewell)).toMatchObject({ key: 'code_wrong' })
  const fresh = { ...farewell, code: await sixDigitsSentTo(app, email) }
  expect(await as().call(deleteAccount, fresh)).toEqual({ ok: true })
  expect(await as().call(deleteAccount, fresh)).toMatchObject({ key: 'code_expired' })
})

test('the code goes to the phone if the email is unverified', async () => {
  const { email, phone_number, person } = await aForgetfulMember(app)
  await db().updateTable('accounts').set({ email_verified_at: null }).where('id', '=', person.id).execute()
  const { message, request_token } = await as().call(verifyDeleteAccount, { email, password })
  expect(message).toBe(
    `We’ve sent a 6-digit code to your phone number ending in ${phone_number.slice(-3)}. It works for 10 minutes.`,
  )
  const code = await sixDigitsSentTo(app, phone_number)
  expect(await as().call(deleteAccount, { email, code, request_token })).toEqual({ ok: true })
})

test('a buyer can’t buy from a seller who has just left, though the listing is still up', async () => {
  const { email, person: seller } = await aForgetfulMember(app)
  const bowl = await aFixedPriceListing(app, { seller })
  expect(await as().call(deleteAccount, await aFarewell(email))).toEqual({ ok: true })
  const refused = await app.as(await aMember(app)).call(buyNow, { id: bowl.id })
  expect(refused).toMatchObject({ key: 'not_allowed_to_bid', message: 'The seller has left Hoko.' })
})
