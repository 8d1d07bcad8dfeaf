import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { putPaymentDetails, exportMyData, putProfile } from '#domains/accounts/common/accounts.ts'
import { changePassword } from '#domains/identity/common/passwords.ts'
import { buyNow, placeBid } from '#domains/auctions/common/bidding.ts'
import { askForPickup, askForViewing } from '#domains/trades/common/meetings/meetings.ts'
import { createListing } from '#domains/selling/common/own-listings.ts'
import { setListingStatus, writeAppeal } from '#domains/moderation/common/moderation.ts'
import { describeImage } from '#domains/media/common/media.ts'
import { deleteMember } from '#domains/accounts/common/members/members.ts'
import { putNotificationChoices, putQuietHours } from '#domains/messaging/common/notifications.ts'
import { followSeller } from '#domains/follows/common/follows.ts'
import { askQuestion } from '#domains/listings/common/questions/questions.ts'
import { saveSearch } from '#domains/saved-searches/common/saved-searches.ts'
import { changeTrade, listTrades } from '#domains/trades/common/trades.ts'
import { checkDriverLicence, lookUpVehicle } from '#domains/vehicles/common/vehicle-data.ts'
import { addFavourite, setFavouriteNote } from '#domains/watchlist/common/watching.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { queueMessage } from '#platform/server/messages.ts'
import { transact } from '#platform/server/database/db.ts'
import { aPdf, sendForm } from '#test/harness/market/file-forms.ts'
import { write as writeMessage } from '#test/harness/market/chats.ts'
import { aFixedPriceListing, aLiveAuction, aRental } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { anUpload, aPicture, fourColours } from '#test/harness/doubles/pictures.ts'
import { ageSession } from '#test/harness/market/sessions.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { downloadExport, readExport } from '#test/harness/read-export.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app[Symbol.asyncDispose]())

const download = (person: Person) => downloadExport(app, person)
const dataOf = (person: Person) => readExport(app, person)

test('the export has all data about a member in one ZIP', async () => {
  const [person, other] = [
    await aMember(app, { email: 'export@example.nz', first_name: 'Āwhina' }),
    await aMember(app, { email: 'seller@example.nz', first_name: 'Ana', last_name: 'Lee' }),
  ]
  const as = app.as(person)
  const face = await aPicture(app, person)
  await as.call(putProfile, { about: 'Mānuka honey.', avatar_image_id: face.id })
  const draft = await as.call(createListing, {
    type: 'vehicle',
    title: 'A draft of mine',
    vehicle: { make: 'Toyota' },
  })
  const auction = await aLiveAuction(app, { seller: other })
  await as.call(placeBid, { listing_id: auction.id, max_cents: 5_000 })
  const bowl = await aFixedPriceListing(app, { seller: other })
  await as.call(buyNow, { id: bowl.id })
  const bought = await as.call(listTrades, { role: 'buyer' })
  const tradeId = bought.items[0]!.id
  await as.call(changeTrade, { id: tradeId, action: 'mark_paid' })
  await as.call(askForPickup, { id: tradeId, revision: 0, note: 'Saturday?' })
  const bankAccount = '01-0902-0068389-00'
  await as.call(putPaymentDetails, { account_name: 'A Kahu', bank_account: bankAccount })
  await as.call(addFavourite, { listing_id: auction.id })
  await as.call(setFavouriteNote, { listing_id: auction.id, note: 'For Hēmi.' })
  await as.call(followSeller, { seller_id: other.id })
  const question = await as.call(askQuestion, { listing_id: auction.id, text: 'He pai?' })
  await as.call(saveSearch, { name: 'Cellos', query: { q: 'cello' }, alerts: 'weekly' })
  const quiet = { kind: 'lost', in_app: false, push: false, email: false } as const
  await as.call(putNotificationChoices, { items: [quiet] })
  await as.call(putQuietHours, { is_on: false, from: '21:30', until: '06:00' })
  await as.call(lookUpVehicle, { plate: 'QKB482' })
  await as.call(checkDriverLicence, { licence_number: 'AB123456', card_version: '007' })
  await sendForm(
    app,
    '/upload-file',
    [
      ['folder', 'documents'],
      ['file', aPdf, 'Māhia / map.pdf'],
    ],
    person,
  )
  await app.settle()

  const { files, list } = await dataOf(person)
  expect(list('account')).toMatchObject({ id: person.id, first_name: 'Āwhina', about: 'Mānuka honey.' })
  expect([list('sessions'), list('accepted-terms')]).toMatchObject([[{ device: 'test' }], [{ version: 1 }]])
  expect(list('listings')).toMatchObject([
    { id: draft.id, title: 'A draft of mine', status: 'draft', vehicle: { make: 'Toyota' }, property: null },
  ])
  expect(list('bids')).toMatchObject([{ listing_id: auction.id, max_cents: 5_000, led: true }])
  expect(list('trades')).toMatchObject([
    {
      listing_id: bowl.id,
      role: 'buyer',
      other_id: other.id,
      other_email: 'seller@example.nz',
      moves: [{ side: 'buyer', action: 'paid' }],
    },
  ])
  expect(list('pickups')).toMatchObject([
    { listing_id: bowl.id, action: 'asked', note: 'Saturday?', is_mine: true, offered: [] },
  ])
  expect(list('payment-details')).toMatchObject([{ account_name: 'A Kahu', bank_account: bankAccount }])
  expect(list('devices')).toMatchObject([{ device: 'test', network: '' }])
  expect(list('favourites')).toMatchObject([{ listing_id: auction.id, note: 'For Hēmi.' }])
  expect(list('followed-sellers')).toMatchObject([{ seller_id: other.id }])
  expect(list('saved-searches')).toMatchObject([{ name: 'Cellos', query: { q: 'cello' }, alerts: 'weekly' }])
  expect(list('questions')).toMatchObject([{ id: question.id, role: 'asker', text: 'He pai?', answers: [] }])
  expect(list('notifications')).toMatchObject([{ kind: 'won', listing_id: bowl.id }])
  expect(list('notification-choices')).toEqual([quiet])
  expect(list('quiet-hours')).toEqual([{ is_on: false, from_time: '21:30:00', until_time: '06:00:00' }])
  expect(list('messages')).toMatchObject([
    { recipient: 'export@example.nz', text: null },
    { recipient: 'export@example.nz', text: null },
  ])
  expect(list('vehicle-lookups')).toMatchObject([{ plate: 'QKB482' }])
  expect(list('licence-checks')).toMatchObject([{ last_two_digits: '56', is_valid: true }])
  expect(list('images')).toMatchObject([{ id: face.id, file: `images/${face.id}.webp` }])
  const picture = await app.server.inject({ url: face.large_url })
  expect(files.get(`images/${face.id}.webp`)).toEqual(picture.rawPayload)
  const [document] = list('files')
  expect(document).toMatchObject({ folder: 'documents', content_type: 'application/pdf' })
  expect(files.get(document.file)).toEqual(aPdf)
  expect(files.get('README.txt')!.toString()).toContain('everything Hoko holds about you')

  const sold = await dataOf(other)
  expect(sold.list('trades')).toMatchObject([
    { listing_id: bowl.id, role: 'seller', other_id: person.id, other_email: 'export@example.nz' },
  ])
  expect(sold.list('bids')).toEqual([])
  const everything = [...sold.files.values()].join('\n')
  for (const secret of ['For Hēmi.', 'A draft of mine', 'Mānuka honey.', '0068389']) {
    expect(everything).not.toContain(secret)
  }
})

test('the export has decisions about a member’s listing, and their appeals', async () => {
  const admin = await aMember(app, { type: 'admin', last_name: 'Secretive' })
  const { id, seller } = await aLiveAuction(app)
  await app.as(admin).call(setListingStatus, { id, status: 'suspended', reason: 'Looks copied.' })
  await app.as(seller).call(writeAppeal, { id, text: 'It is mine.' })
  await app.as(admin).call(writeAppeal, { id, text: 'We will look.' })
  const { files, list } = await dataOf(seller)
  expect(list('decisions')).toMatchObject([
    { action: 'listing.suspended', subject_id: id, reason: 'Looks copied.' },
    { action: 'appeal.answered', subject_id: id },
  ])
  expect(list('appeals')).toMatchObject([
    { listing_id: id, text: 'It is mine.', written_by: 'me' },
    { listing_id: id, text: 'We will look.', written_by: 'hoko' },
  ])
  expect([...files.values()].join('\n')).not.toContain('Secretive')
  expect((await dataOf(await aMember(app))).list('appeals')).toEqual([])
})

test('the export has every entry of lists longer than a page', async () => {
  const person = await aMember(app)
  await sql`insert into notifications (account_id, kind, title, body, link)
    select ${person.id}, 'lost', 'No. ' || n, '', '/' from generate_series(1, 1001) n`.execute(
    app.platform.db,
  )
  const { list } = await dataOf(person)
  const titles = list('notifications').map(({ title }: { title: string }) => title)
  expect(titles).toEqual(Array.from({ length: 1001 }, (_, n) => `No. ${n + 1}`))
})

test('the export has no secrets: no hash, no token, and no code that may still work', async () => {
  const person = await aMember(app, { email: 'secret@example.nz' })
  const { db } = app.platform
  const write = (text: string) =>
    transact(db, (tx) =>
      queueMessage(tx, {
        account_id: person.id,
        channel: 'email',
        to: 'secret@example.nz',
        subject: 's',
        text,
      }),
    )
  const oldId = await write('an old code 111222')
  await write('a fresh code 333444')
  await sql`update sent_messages set at = at - interval '1 hour' where id = ${oldId}`.execute(db)
  const { password_hash } = await db
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()

  const { files } = await dataOf(person)
  const everything = [...files.values()].join('\n')
  expect(everything).toContain('an old code 111222')
  for (const secret of [password_hash, 'argon2', person.token, 'token_hash', '333444']) {
    expect(everything).not.toContain(secret)
  }
})

test('the export has the account’s messages, whoever else has had its number or address', async () => {
  const { db } = app.platform
  const phoneNumber = '+64219990001'
  const person = await aMember(app, { email: 'before@example.nz', phone_number: phoneNumber })
  const partner = await aMember(app, { phone_number: phoneNumber })
  const send = (accountId: AccountId, message: { channel: 'email' | 'sms'; to: string; subject: string }) =>
    transact(db, (tx) => queueMessage(tx, { account_id: accountId, text: '', ...message }))
  await send(person.id, { channel: 'email', to: 'before@example.nz', subject: 'To the old address' })
  await send(person.id, { channel: 'sms', to: phoneNumber, subject: 'Mine' })
  await send(partner.id, { channel: 'sms', to: phoneNumber, subject: 'My partner’s' })
  await db.updateTable('accounts').set({ email: 'after@example.nz' }).where('id', '=', person.id).execute()
  const subjects = async (of: Person) =>
    (await dataOf(of)).list('messages').map(({ subject }: { subject: string }) => subject)
  expect(await subjects(person)).toEqual(['To the old address', 'Mine'])
  expect(await subjects(partner)).toEqual(['My partner’s'])

  await app.as(person).call(deleteMember, { id: person.id })
  expect(await subjects(partner)).toEqual(['My partner’s'])
})

test('the export has a plain name, isn’t cached, and needs a recently entered password', async () => {
  const person = await aMember(app)
  const { headers } = await download(person)
  expect(headers['content-type']).toBe('application/zip')
  expect(headers['content-disposition']).toMatch(
    new RegExp(`^attachment; filename="hoko-${person.id}-\\d{4}-\\d\\d-\\d\\d\\.zip"`),
  )
  expect(headers['cache-control']).toBe('private, no-store')

  await ageSession(app, person, '11 minutes')
  expect((await download(person)).json()).toMatchObject({ status: 403, key: 'password_needed' })
  expect(await app.as(person).call(exportMyData, {})).toMatchObject({ key: 'password_needed' })
  await app.as(person).call(changePassword, { current_password: 'kahu1234', password: 'tuatara9' })
  expect((await download(person)).statusCode).toBe(200)
})

test('the export has private original pictures, with their descriptions', async () => {
  const person = await aMember(app)
  const { id } = await anUpload(app, person, await fourColours())
  await app.as(person).call(describeImage, { id, alt: 'Four colours' })
  const { files, list } = await dataOf(person)
  expect(list('images')).toMatchObject([{ id, alt: 'Four colours' }])
  expect(files.get(`images/${id}-original.jpg`)!.toString('latin1')).toMatch(/^\xff\xd8\xff/)
})

test('the export has viewings, tenant facts and support messages for the people they belong to', async () => {
  const landlord = await aMember(app)
  const { id: listingId } = await aRental(app, landlord)
  const tenant = await aMember(app)
  const facts = { people: 2, pets: 'One old cat', move_in: '2030-02-01' }
  const { conversation_id: id } = await writeMessage(app, tenant, {
    listing_id: listingId,
    text: 'Kia ora',
    tenant: facts,
  })
  await app.as(tenant).call(askForViewing, { id, revision: 0, note: 'Saturday morning' })
  await writeMessage(app, tenant, { to_support: true, text: 'Where is my invoice?' })

  const own = await dataOf(tenant)
  expect(own.list('viewings')).toMatchObject([{ action: 'asked', note: 'Saturday morning', is_mine: true }])
  expect(own.list('tenant-facts')).toMatchObject([facts])
  expect(own.list('chats').map((chat: { with: string; text: string }) => chat.with)).toContain('Hoko support')
  const theirs = await dataOf(landlord)
  expect(theirs.list('viewings')).toMatchObject([{ action: 'asked', is_mine: false }])
  expect(theirs.list('tenant-facts')).toEqual([])
})
