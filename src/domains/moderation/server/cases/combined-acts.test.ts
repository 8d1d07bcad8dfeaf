import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAdminCategories } from '#domains/catalogue/common/catalogue.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { flagListing } from '#domains/flags/common/flags.ts'
import { decideCase, getCase, listCases, undoDecision } from '#domains/moderation/common/cases.ts'
import { listOwnWarnings } from '#domains/moderation/common/warnings.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { disputeReview, getReview } from '#domains/reviews/common/reviews.ts'
import { getOwnListing } from '#domains/selling/common/own-listings.ts'
import { changeTrade, listDisputes } from '#domains/trades/common/trades.ts'
import type { CaseKind } from '#domains/moderation/common/case-kinds.ts'
import { aFixedPriceListing } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { ageTrade, aTrade, bothWrote } from '#test/harness/market/reviews.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin', first_name: 'Hana', last_name: 'Parata' })
})
afterAll(() => app[Symbol.asyncDispose]())

type Decision = Omit<OperationInput<typeof decideCase>, 'kind' | 'id'>

const words = { word: 'Thanks for your report.', reason: 'It’s in the wrong category.' }
const decide = (kind: CaseKind, id: number, decision: Decision) =>
  app.as(admin).call(decideCase, { kind, id, ...words, ...decision })
const bodiesOf = async (who: Person) => {
  await app.settle()
  return (await app.as(who).call(listNotifications, {})).items.map(({ body }) => body)
}

test('decideCase moves a reported listing and asks for a fix, and undo moves it back', async () => {
  const { id: listingId, seller } = await aFixedPriceListing(app)
  const reporter = await aMember(app)
  const { id } = await app
    .as(reporter)
    .call(flagListing, { listing_id: listingId, reason: 'wrong_category', text: '' })
  const before = (await app.as(seller).call(getOwnListing, { id: listingId })).category_id
  const { items } = await app.as(admin).call(listAdminCategories, {})
  const parents = new Set(items.map(({ parent_id }) => parent_id))
  const moveTo = items.find((one) => one.type === 'general' && one.id !== before && !parents.has(one.id))!.id
  const { undo } = await decide('listing_report', id, { outcome: 'upheld', ask_fix: true, move_to: moveTo })
  expect(await app.as(seller).call(getOwnListing, { id: listingId })).toMatchObject({ category_id: moveTo })
  expect((await bodiesOf(seller)).join()).toContain(words.reason)
  expect(await app.as(admin).call(undoDecision, { id: undo!.id })).toMatchObject({ id })
  expect(await app.as(seller).call(getOwnListing, { id: listingId })).toMatchObject({ category_id: before })
})

test('decideCase refuses to move a listing to its own category', async () => {
  const { id: listingId, seller } = await aFixedPriceListing(app)
  const reporter = await aMember(app)
  const { id } = await app
    .as(reporter)
    .call(flagListing, { listing_id: listingId, reason: 'wrong_category', text: '' })
  const { category_id } = await app.as(seller).call(getOwnListing, { id: listingId })
  expect(await decide('listing_report', id, { outcome: 'upheld', move_to: category_id! })).toMatchObject({
    key: 'case_refused',
  })
})

test('decideCase gives a removed review’s author and subject different messages', async () => {
  const { ofSeller, seller: reviewed, buyer: author } = await bothWrote(app)
  await app.as(reviewed).call(disputeReview, { review_id: ofSeller.id, reason: 'Never met them.' })
  expect(
    await decide('review_dispute', ofSeller.id, { outcome: 'removed', reason: undefined }),
  ).toMatchObject({
    errors: { reason: 'Enter a message.' },
  })
  const [reason, word] = ['Yours isn’t about the trade.', 'You were right about the review.']
  await decide('review_dispute', ofSeller.id, { outcome: 'removed', reason, word })
  const [toAuthor, toReviewed] = [(await bodiesOf(author)).join(), (await bodiesOf(reviewed)).join()]
  expect(toAuthor).toContain(reason)
  expect(toAuthor).not.toContain(word)
  expect(toReviewed).toContain(word)
  expect(toReviewed).not.toContain(reason)
  const readReason = async (who: Person) =>
    (await app.as(who).call(getReview, { id: ofSeller.id })).removed?.reason
  expect([await readReason(author), await readReason(reviewed)]).toEqual([reason, word])
})

test('decideCase warns the buyer of a disputed sale and writes to the seller alone', async () => {
  const { trade_id, listing_id, buyer, seller } = await aTrade(app)
  await ageTrade(app, trade_id, 10)
  await app.as(buyer).call(changeTrade, {
    id: trade_id,
    action: 'open_dispute',
    reason: 'It never came.',
    dispute_kind: 'never_arrived',
  })
  const { items } = await app.as(admin).call(listCases, { kind: 'dispute', limit: 100 })
  const { id } = items.find(({ other }) => other?.id === buyer.id)!
  const { may } = await app.as(admin).call(getCase, { kind: 'dispute', id })
  expect(may).toEqual(['warn', 'suspend_member', 'tell_buyers', 'write_privately'])
  const { items: disputes } = await app.as(admin).call(listDisputes, { listing: listing_id })
  expect(disputes).toMatchObject([{ id, kind: 'never_arrived' }])
  const text = 'Please send with tracking next time.'
  await decide('dispute', id, {
    outcome: 'agreed',
    word: 'Please carry on with the sale.',
    warn: { account_id: buyer.id, is_strike: false },
    write_privately: { account_id: seller.id, text },
  })
  expect((await app.as(buyer).call(listOwnWarnings, {})).items).toHaveLength(1)
  expect((await bodiesOf(seller)).join()).toContain(text)
  expect((await bodiesOf(buyer)).join()).not.toContain(text)
})

test('decideCase and getCase name the admin who decided first, and the outcome', async () => {
  const { id: listingId } = await aFixedPriceListing(app)
  const reporter = await aMember(app)
  const { id } = await app.as(reporter).call(flagListing, { listing_id: listingId, reason: 'scam', text: '' })
  await decide('listing_report', id, { outcome: 'dismissed' })
  expect(await decide('listing_report', id, { outcome: 'upheld' })).toMatchObject({
    key: 'case_decided',
    message: expect.stringMatching(/^Hana Parata dismissed this report: /),
  })
  expect(await app.as(admin).call(getCase, { kind: 'listing_report', id })).toMatchObject({
    key: 'case_decided',
    message: expect.stringMatching(/^Hana Parata dismissed this report: /),
  })
})
