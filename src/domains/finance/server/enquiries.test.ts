import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  changeDealerFinance,
  listLenders,
  putLenders,
  type LenderDraft,
  exportFinanceEnquiries,
  listFinanceEnquiries,
  listOwnFinanceEnquiries,
  sendFinanceEnquiry,
  withdrawFinanceConsent,
} from '#domains/finance/common/finance.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { listConversations } from '#domains/chat/common/chat.ts'
import { getUserReports, listUserReportRows } from '#domains/insights/common/stats.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { getOwnListingNeeds } from '#domains/selling/common/own-listings.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { deleteMember, suspendMember } from '#domains/accounts/common/members/members.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { reactions } from '#app/server/all-domains.ts'
import { tasks } from '#app/server/build-worker.ts'
import { formatConsent } from '#domains/finance/common/finance-labels.ts'
import { goodLending } from '#test/harness/market/lenders.ts'
import { edit } from '#test/harness/market/listing-life.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aTrader, aVehicle } from '#test/harness/market/vehicles.ts'
import { settleOutbox } from '#test/harness/settle-outbox.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
let seller: Person
let lenderId: number
let listingId: number
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
  seller = await aMember(app)
  const { version } = await app.as(admin).call(listLenders, {})
  const { items } = await app.as(admin).call(putLenders, { version, items: [goodLending] })
  lenderId = items[0]!.id
  listingId = await aVehicle(app, seller)
})
afterAll(() => app[Symbol.asyncDispose]())

type Input = OperationInput<typeof sendFinanceEnquiry>

const asShown = (changes: Partial<Input> = {}): Input => ({
  listing_id: listingId,
  lender_id: lenderId,
  deposit_cents: 150_000,
  term_months: 60,
  frequency: 'weekly',
  repayment_cents: 7305,
  name: 'Mere Ngata',
  email: 'mere.ngata@example.nz',
  phone_number: '021 555 0123',
  consent: true,
  consent_words: formatConsent('Good Lending'),
  ...changes,
})

const send = (person: Person, changes: Partial<Input> = {}, key?: string) =>
  app.as(person).call(sendFinanceEnquiry, asShown(changes), key ? { idempotencyKey: key } : {})
/** Changes the present lender. */
async function setLenders(changes: [Partial<LenderDraft>]) {
  const { version } = await app.as(admin).call(listLenders, {})
  const items = changes.map((change) => ({ ...goodLending, id: lenderId, ...change }))
  const saved = await app.as(admin).call(putLenders, { version, items })
  if ('key' in saved) throw new Error(JSON.stringify(saved))
}
const listOwn = async (person: Person) => (await app.as(person).call(listOwnFinanceEnquiries, {})).items
const find = (q: string) => app.as(admin).call(listFinanceEnquiries, { q })
const mailsTo = (recipient: string) =>
  app.platform.db
    .selectFrom('sent_messages')
    .select(['kind', 'subject', 'text', 'account_id'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()

test('an enquiry goes to the lender with the agreed text, and the member gets an email', async () => {
  const buyer = await aMember(app, { email: 'buyer@example.nz' })
  const { id } = await send(buyer)
  const mails = await mailsTo('loans@good-lending.example')
  expect(mails).toMatchObject([{ kind: 'mail_finance_enquiry', account_id: buyer.id }])
  expect(mails[0]!.text).toMatch(/Mere Ngata[\s\S]*mere\.ngata@example\.nz[\s\S]*NZ\$\s73\.05 a week/)
  expect(await mailsTo('buyer@example.nz')).toMatchObject([{ kind: 'mail_finance_sent' }])
  expect(await listOwn(buyer)).toMatchObject([
    { id, sent_text: mails[0]!.text, consent_words: formatConsent('Good Lending'), withdrawn_at: null },
  ])
  expect(await find('mere.ngata@')).toMatchObject({
    total: 1,
    items: [
      {
        id,
        recipient_name: 'Good Lending',
        contact: { email: 'mere.ngata@example.nz', phone_number: '+64215550123' },
        total_cents: 1_899_566,
      },
    ],
  })
})

test('a repeated enquiry is one, and a second one needs the first to be withdrawn', async () => {
  const buyer = await aMember(app)
  const both = await Promise.all([send(buyer, {}, 'finance-1'), send(buyer, {}, 'finance-1')])
  expect(both[0]).toEqual(both[1])
  expect(await listOwn(buyer)).toHaveLength(1)
  expect(await send(buyer)).toMatchObject({ key: 'already_enquired' })
  await app.as(buyer).call(withdrawFinanceConsent, { id: both[0].id })
  expect(await send(buyer)).toMatchObject({ id: expect.any(Number) })
})

test.each<[string, Partial<Input>, object]>([
  ['without consent', { consent: false as true }, { errors: { consent: expect.any(String) } }],
  ['with other words', { consent_words: 'I agree to anything.' }, { key: 'finance_changed' }],
  ['with other figures', { repayment_cents: 7304 }, { key: 'finance_changed' }],
  ['with a deposit the lender doesn’t take', { deposit_cents: 100 }, { key: 'finance_changed' }],
  ['to a lender who isn’t there', { lender_id: 98_765 }, { key: 'finance_changed' }],
  ['to a dealer who offers none', { lender_id: null }, { key: 'finance_changed' }],
  ['about nothing', { listing_id: 98_765_432 }, { key: 'not_found' }],
  ['with half a number', { phone_number: '021' }, { errors: { phone_number: expect.any(String) } }],
  ['with no email', { email: 'mere' }, { errors: { email: expect.any(String) } }],
])('%s nothing is sent', async (_, changes, refusal) => {
  const buyer = await aMember(app)
  expect(await send(buyer, changes)).toMatchObject(refusal)
  expect(await listOwn(buyer)).toEqual([])
})

test('the table is exported as CSV without formulas', async () => {
  const { id } = await send(await aMember(app), { name: '=Mere Ngata' })
  const csv = await (await app.as(admin).call(exportFinanceEnquiries, { q: '=Mere' })).text()
  expect(csv).toContain(`\r\n${id},`)
  expect(csv).toContain(",'=Mere Ngata,mere.ngata@example.nz,")
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'finance_enquiries' })
  expect(items).toMatchObject([{ action: 'finance-enquiries.exported', after: { q: '=Mere', rows: 1 } }])
  expect(await app.as(seller).call(exportFinanceEnquiries, {})).toMatchObject({ key: 'forbidden' })
})

test('visitors, admins and the seller can’t send an enquiry', async () => {
  expect(await app.as(null).call(sendFinanceEnquiry, asShown())).toMatchObject({ key: 'unauthenticated' })
  expect(await send(admin)).toMatchObject({ key: 'forbidden' })
  expect(await send(seller)).toMatchObject({ key: 'own_listing' })
  expect(await app.as(seller).call(listFinanceEnquiries, {})).toMatchObject({ key: 'forbidden' })
})

test('withdrawing one’s own consent asks the lender to delete and hides the contact details', async () => {
  const buyer = await aMember(app)
  const { id } = await send(buyer, { email: 'gone@example.nz', name: 'Gone Again' })
  expect(await app.as(seller).call(withdrawFinanceConsent, { id })).toMatchObject({ key: 'not_found' })
  const withdrawn = await app.as(buyer).call(withdrawFinanceConsent, { id })
  expect(withdrawn.withdrawn_at).toEqual(expect.any(String))
  expect(await app.as(buyer).call(withdrawFinanceConsent, { id })).toEqual(withdrawn)
  const input = (await mailsTo('loans@good-lending.example')).filter(({ text }) =>
    text.includes('gone@example'),
  )
  expect(input.map(({ kind }) => kind)).toEqual(['mail_finance_enquiry', 'mail_finance_withdrawn'])
  expect(await find('gone@example')).toMatchObject({ total: 0 })
  expect((await find('Gone Again')).items).toMatchObject([{ id, contact: null }])
  const { items } = await app
    .as(admin)
    .call(listFinanceEnquiries, { state: 'withdrawn', lender_id: lenderId })
  expect(items.map((one) => one.id)).toContain(id)
})

test('a dealer gets an enquiry at their own address, unless they have blocked the buyer', async () => {
  const dealer = await aTrader(app)
  const buyer = await aMember(app)
  await app.as(dealer).call(changeDealerFinance, { id: dealer.id, is_offered: true, annual_rate_bp: 0 })
  const own = {
    listing_id: await aVehicle(app, dealer),
    lender_id: null,
    deposit_cents: 0,
    frequency: 'monthly' as const,
    repayment_cents: 25_000,
    consent_words: formatConsent('Ōtaki Motors'),
  }
  const { id } = await send(buyer, own)
  expect((await find('Ōtaki')).items).toMatchObject([{ id, recipient_kind: 'dealer' }])
  await app.settle()
  const { items: conversations } = await app.as(dealer).call(listConversations, {})
  expect(conversations).toMatchObject([
    {
      listing: { id: own.listing_id },
      last_message: { text: expect.stringMatching(/^Finance enquiry: .*deposit NZ\$.0/) },
    },
  ])
  const { items: notices } = await app.as(dealer).call(listNotifications, {})
  expect(notices).toMatchObject([{ kind: 'message' }])
  expect((await app.as(dealer).call(getOwnListingNeeds, {})).needs).toMatchObject([
    { kind: 'message', count: 1 },
  ])
  const { figures } = await app.as(dealer).call(getUserReports, {})
  expect(figures.finance_enquiries).toMatchObject({ value: 1, before: 0 })
  expect((await app.as(dealer).call(listUserReportRows, { show: 'finance_enquiries' })).items).toMatchObject([
    { listing_id: own.listing_id, count: 1 },
  ])
  const other = await aMember(app)
  await app.platform.db
    .insertInto('blocks')
    .values({ seller_id: dealer.id, account_id: other.id, listing_id: own.listing_id, at: new Date() })
    .execute()
  expect(await send(other, own)).toMatchObject({ key: 'blocked' })
})

test('ten enquiries at once are one, and changed figures are refused', async () => {
  const buyer = await aMember(app)
  const all = await Promise.all(Array.from({ length: 10 }, () => send(buyer)))
  expect(all.filter(({ id }) => id !== undefined)).toHaveLength(1)
  expect(all.filter(({ key }) => key === 'already_enquired')).toHaveLength(9)

  const owner = await aMember(app)
  const dearer = { listing_id: await aVehicle(app, owner) }
  await edit(app, owner, dearer.listing_id, { buy_now_price_cents: 1_490_000 })
  expect(await send(buyer, dearer)).toMatchObject({ key: 'finance_changed' })
  await edit(app, owner, dearer.listing_id, { buy_now_price_cents: 1_500_000 })
  await setLenders([{ is_enabled: false }])
  expect(await send(buyer, dearer)).toMatchObject({ key: 'finance_changed' })
  await setLenders([{ annual_rate_bp: 1395 }])
  expect(await send(buyer, dearer)).toMatchObject({ key: 'finance_changed' })
  await setLenders([{}])
  await app.as(owner).call(setListingStatus, { id: dearer.listing_id, status: 'withdrawn', reason: 'Gone.' })
  expect(await send(buyer, dearer)).toMatchObject({ key: 'finance_changed' })
  const paused = { listing_id: await aVehicle(app, owner) }
  await app.as(admin).call(suspendMember, { id: owner.id, kind: 'whole', reason: 'For a test.', until: null })
  await app.settle()
  expect(await send(buyer, paused)).toMatchObject({ key: 'not_found' })
  expect(await listOwn(buyer)).toHaveLength(1)
})

test('removing a lender leaves its enquiries, and deleting a member removes theirs', async () => {
  const buyer = await aMember(app)
  const { id } = await send(buyer, { name: 'Leaving Soon' })
  const { version } = await app.as(admin).call(listLenders, {})
  await app.as(admin).call(putLenders, { version, items: [] })
  expect((await find('Leaving Soon')).items).toMatchObject([{ id, recipient_name: 'Good Lending' }])
  await app.as(admin).call(deleteMember, { id: buyer.id, reason: 'They asked us to.' })
  await settleOutbox(app.platform, reactions, tasks)
  expect(await find('Leaving Soon')).toMatchObject({ total: 0 })
})
