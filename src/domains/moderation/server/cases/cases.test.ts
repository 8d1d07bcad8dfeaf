import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAdminTasks } from '#domains/moderation/common/records/records.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { flagListing } from '#domains/flags/common/flags.ts'
import { flagMember } from '#domains/flags/common/member-flags.ts'
import { getMember } from '#domains/accounts/common/members/members.ts'
import {
  decideCase,
  getCase,
  listCases,
  noteCase,
  undoDecision,
  listTemplates,
} from '#domains/moderation/common/cases.ts'
import { setListingStatus, writeAppeal } from '#domains/moderation/common/moderation.ts'
import { listOwnWarnings } from '#domains/moderation/common/warnings.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { getOwnListing } from '#domains/selling/common/own-listings.ts'
import { getReview, disputeReview } from '#domains/reviews/common/reviews.ts'
import { changeTrade, getTrade } from '#domains/trades/common/trades.ts'
import type { CaseKind } from '#domains/moderation/common/case-kinds.ts'
import { getSeverity } from '#domains/moderation/common/severity.ts'
import { aFixedPriceListing } from '#test/harness/market/market.ts'
import { aPendingListing, requestApprovalFor } from '#test/harness/market/moderation.ts'
import { aMember } from '#test/harness/market/people.ts'
import { ageTrade, aTrade, bothWrote } from '#test/harness/market/reviews.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
let ari: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin', first_name: 'Hana', last_name: 'Parata' })
  ari = await aMember(app, { type: 'admin', first_name: 'Ari', last_name: 'Ngata' })
})
afterAll(() => app[Symbol.asyncDispose]())

type Decision = Omit<OperationInput<typeof decideCase>, 'kind' | 'id'>

const words = { word: 'Thanks, we’ve acted on it.', reason: 'This can’t be sold on Hoko.' }
const list = (query: object = {}, who = admin) => app.as(who).call(listCases, { limit: 100, ...query })
const decide = (kind: CaseKind, id: number, decision: Decision, who = admin) =>
  app.as(who).call(decideCase, { kind, id, ...words, ...decision })
const newestOf = async (who: Person) => {
  await app.settle()
  return (await app.as(who).call(listNotifications, {})).items[0]
}

async function aReported(reason: 'prohibited' | 'wrong_category' = 'prohibited') {
  const { id: listingId, seller } = await aFixedPriceListing(app)
  const reporter = await aMember(app)
  const { id } = await app
    .as(reporter)
    .call(flagListing, { listing_id: listingId, reason, text: 'Look at photo 2.' })
  return { id, listing_id: listingId, seller, reporter }
}

async function aDispute() {
  const trade = await aTrade(app)
  await ageTrade(app, trade.trade_id, 10)
  await app
    .as(trade.buyer)
    .call(changeTrade, { id: trade.trade_id, action: 'open_dispute', reason: 'It never came.' })
  return trade
}

test('a reported member’s name is evidence only if it has changed since', async () => {
  const [about, reporter] = [await aMember(app, { first_name: 'Rewi' }), await aMember(app)]
  const report = {
    kind: 'member',
    subject_id: about.id,
    reason: 'spam',
    text: 'Asks everyone for money.',
  } as const
  const { id } = await app.as(reporter).call(flagMember, report)
  const readEvidence = async () =>
    (await app.as(admin).call(getCase, { kind: 'member_report', id })).evidence.map(({ what }) => what)
  expect(await readEvidence()).toEqual(['report'])
  const renamed = { display_name: 'Kea K.' }
  await app.platform.db.updateTable('accounts').set(renamed).where('id', '=', about.id).execute()
  expect(await readEvidence()).toEqual(['report', 'said'])
})

test('all kinds are in one queue, oldest first, with people, reason and severity', async () => {
  const before = (await list()).total
  const { id, listing_id, seller, reporter } = await aReported()
  const about = await aMember(app, { first_name: 'Rewi' })
  const member = await app
    .as(reporter)
    .call(flagMember, { kind: 'member', subject_id: about.id, reason: 'spam', text: '' })
  await requestApprovalFor(app, admin, 'everybody')
  const pending = await aPendingListing(app)
  await requestApprovalFor(app, admin, 'nobody')
  const { ofSeller, seller: reviewed } = await bothWrote(app)
  await app.as(reviewed).call(disputeReview, { review_id: ofSeller.id, reason: 'Never met them.' })
  const { items, total, counts } = await list()
  expect(total - before).toBe(4)
  expect(items.at(-4)).toMatchObject({
    kind: 'listing_report',
    id,
    listing: { id: listing_id },
    about: { id: seller.id },
    other: { id: reporter.id },
    reason: 'prohibited',
    evidence: 'Look at photo 2.',
    severity: 3,
    taken: null,
  })
  expect(items.slice(-3)).toMatchObject([
    { kind: 'member_report', id: member.id, about: { id: about.id }, severity: 1 },
    { kind: 'pending', id: pending.id, listing: { id: pending.id } },
    { kind: 'review_dispute', id: ofSeller.id, other: { id: reviewed.id } },
  ])
  for (const one of items) expect(one.severity).toBe(getSeverity(one))
  expect(counts.pending).toBeGreaterThan(0)
  const tasks = await app.as(admin).call(getAdminTasks, {})
  expect(tasks.cases.count).toBe(total)
  for (const [task, kind] of [
    ['warning_appeals', 'warning_appeal'],
    ['linked_accounts', 'link'],
    ['proposals', 'second_person'],
  ] as const)
    expect(tasks[task].count).toBe((await app.as(admin).call(listCases, { kind })).total)
  expect((await list({ order: 'newest' })).items[0]).toMatchObject({ kind: 'review_dispute' })
  const urgent = (await list({ severity: 3, order: 'severity' })).items
  expect(urgent.every(({ severity }) => severity === 3)).toBe(true)
  const ranked = (await list({ order: 'severity', limit: 100 })).items
  const byRank = ranked.toSorted(
    (one, other) => other.severity - one.severity || one.opened_at.localeCompare(other.opened_at),
  )
  expect(ranked).toEqual(byRank)
  const pages = await Promise.all([1, 2].map((page) => list({ order: 'severity', limit: 2, page })))
  expect(pages.flatMap((page) => page.items)).toEqual(ranked.slice(0, 4))
  expect((await list({ q: 'rewi' })).items.map((one) => one.id)).toContain(member.id)
  expect((await list({ kind: 'pending', q: 'nothing like it' })).total).toBe(0)
})

test('a case has the evidence, both people with their history, and the allowed actions', async () => {
  const { id, seller, reporter, listing_id } = await aReported()
  const whole = await app.as(admin).call(getCase, { kind: 'listing_report', id })
  expect(whole.people).toMatchObject([
    { id: seller.id, role: 'seller', reports_about: 1, upheld_about: 0, strikes: 0 },
    { id: reporter.id, role: 'reporter', reports_by: 1 },
  ])
  expect(whole.evidence).toMatchObject([{ what: 'report', reason: 'prohibited', text: 'Look at photo 2.' }])
  expect(whole.may).toEqual(['ask_fix', 'move_listing', 'suspend_listing', 'warn', 'suspend_member'])
  await app.as(admin).call(noteCase, { kind: 'listing_report', id, text: 'Same photos as last week.' })
  const { notes } = await app.as(ari).call(getCase, { kind: 'listing_report', id })
  expect(notes).toMatchObject([{ author: 'Hana Parata', text: 'Same photos as last week.' }])
  expect(await app.as(admin).call(getCase, { kind: 'link', id })).toMatchObject({ key: 'not_found' })
  expect(await app.as(seller).call(getOwnListing, { id: listing_id })).toMatchObject({ status: 'active' })
})

test('one decision upholds, suspends the listing and warns its seller, and undo reverts it all', async () => {
  const { id, listing_id, seller, reporter } = await aReported()
  const { items: templates } = await app.as(admin).call(listTemplates, {})
  const templateId = templates.find(({ rule }) => rule === 'counterfeit')!.id
  const warn = { account_id: seller.id, is_strike: true }
  const { undo } = await decide('listing_report', id, {
    outcome: 'upheld',
    suspend_listing: true,
    warn,
    template_id: templateId,
  })
  expect(await newestOf(reporter)).toMatchObject({ kind: 'flag', body: expect.stringContaining(words.word) })
  const notices = (await app.as(seller).call(listNotifications, {})).items
  expect(notices.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Listing suspended', 'A warning from Hoko']),
  )
  expect(await app.as(seller).call(listOwnWarnings, {})).toMatchObject({
    strikes: 1,
    items: [{ rule: 'counterfeit', reason: words.reason, warned_by: 'Hoko', is_strike: true }],
  })
  const log = await app.as(admin).call(listAudit, { subject_kind: 'case', subject_id: id })
  expect(log.items[0]).toMatchObject({
    action: 'case.decided',
    after: { case: 'listing_report', outcome: 'upheld', with: ['suspend_listing', 'warn'] },
  })
  expect(await app.as(ari).call(undoDecision, { id: undo!.id })).toMatchObject({ key: 'not_found' })
  expect(await app.as(admin).call(undoDecision, { id: undo!.id })).toEqual({ kind: 'listing_report', id })
  expect(await app.as(seller).call(getOwnListing, { id: listing_id })).toMatchObject({ status: 'active' })
  expect(await app.as(seller).call(listOwnWarnings, {})).toMatchObject({ strikes: 0 })
  expect((await newestOf(reporter))!.body).toMatch(/another look/)
  const again = await app.as(admin).call(getCase, { kind: 'listing_report', id })
  expect(again.decisions).toMatchObject([{ outcome: 'upheld', undone: true, decided_by: 'Hana Parata' }])
  expect(again.people.find((one) => one.id === seller.id)).toMatchObject({ warnings: 0, strikes: 0 })
  expect(await app.as(admin).call(undoDecision, { id: undo!.id })).toMatchObject({ key: 'undo_too_late' })
})

test('undoing lifts only the suspensions of that decision', async () => {
  const { id, listing_id, seller } = await aReported()
  const suspendMember = { account_id: seller.id, kind: 'selling', days: 7 } as const
  const { undo } = await decide('listing_report', id, {
    outcome: 'upheld',
    suspend_listing: true,
    suspend_member: suspendMember,
  })
  for (const status of ['active', 'suspended'] as const) {
    await app.as(ari).call(setListingStatus, { id: listing_id, status, reason: 'Looked at again.' })
  }
  expect(await app.as(admin).call(undoDecision, { id: undo!.id })).toMatchObject({
    key: 'case_refused',
    message: 'It couldn’t be undone: The listing’s suspension has been lifted already.',
  })
  const { suspensions } = await app.as(admin).call(getMember, { id: seller.id })
  expect(suspensions).toMatchObject([{ kind: 'selling', lifted_at: null }])

  const second = await aReported()
  const later = await decide('listing_report', second.id, {
    outcome: 'upheld',
    suspend_member: { ...suspendMember, account_id: second.seller.id },
  })
  const acts = JSON.stringify([{ act: 'suspend_member', id: suspensions[0]!.id }])
  await app.platform.db
    .updateTable('moderation_decisions')
    .set({ acts })
    .where('id', '=', later.undo!.id)
    .execute()
  expect(await app.as(admin).call(undoDecision, { id: later.undo!.id })).toMatchObject({
    key: 'undo_too_late',
  })
  const { suspensions: still } = await app.as(admin).call(getMember, { id: seller.id })
  expect(still).toMatchObject([{ kind: 'selling', lifted_at: null }])
})

test('a refused part refuses the whole decision, with an error that names it', async () => {
  const { id, listing_id, seller } = await aReported()
  await app.as(seller).call(setListingStatus, { id: listing_id, status: 'withdrawn' })
  const warn = { account_id: seller.id, is_strike: true }
  expect(
    await decide('listing_report', id, { outcome: 'upheld', suspend_listing: true, warn }),
  ).toMatchObject({
    key: 'case_refused',
    message: 'Nothing was decided, because the listing couldn’t be suspended: This listing was withdrawn.',
  })
  expect((await app.as(seller).call(listOwnWarnings, {})).items).toEqual([])
  expect(await app.as(admin).call(getCase, { kind: 'listing_report', id })).toMatchObject({ decisions: [] })
  const stranger = await aMember(app)
  const warnStranger = { outcome: 'upheld', warn: { account_id: stranger.id, is_strike: true } } as const
  expect(await decide('listing_report', id, warnStranger)).toMatchObject({ key: 'case_refused' })
  expect(await decide('listing_report', id, { outcome: 'dismissed', warn })).toMatchObject({
    key: 'case_refused',
  })
  expect(await decide('listing_report', id, { outcome: 'approved' })).toMatchObject({ status: 422 })
  expect(await decide('listing_report', id, { outcome: 'upheld', word: undefined })).toMatchObject({
    errors: { word: 'Enter a message.' },
  })
})

test('the buyers of an open sale are notified once each, which can’t be undone', async () => {
  const { listing_id, buyer } = await aTrade(app)
  const reporter = await aMember(app)
  const { id } = await app.as(reporter).call(flagListing, { listing_id, reason: 'scam', text: '' })
  const tellBuyers = 'Don’t pay yet. We’re checking this seller.'
  expect(await decide('listing_report', id, { outcome: 'upheld', tell_buyers: tellBuyers })).toMatchObject({
    undo: null,
  })
  await app.settle()
  const { items } = await app.as(buyer).call(listNotifications, {})
  const notices = items.filter(({ body }) => body.includes(tellBuyers))
  expect(notices).toMatchObject([{ kind: 'trade' }])
})

test('appeals and disputes are decided in the queue', async () => {
  const { listing_id, seller, id } = await aReported('wrong_category')
  await decide('listing_report', id, { outcome: 'upheld', suspend_listing: true })
  await app.as(seller).call(writeAppeal, { id: listing_id, text: 'It’s the right category.' })
  const appeal = (await list({ kind: 'listing_appeal' })).items.find((one) => one.listing?.id === listing_id)!
  expect(appeal).toMatchObject({
    evidence: 'It’s the right category.',
    about: { id: seller.id },
    severity: 2,
  })
  await decide('listing_appeal', appeal.id, { outcome: 'lifted', word: 'You’re right, sorry.' })
  await app.settle()
  expect(await app.as(seller).call(getOwnListing, { id: listing_id })).toMatchObject({ status: 'active' })
  expect(await decide('listing_appeal', appeal.id, { outcome: 'answered' })).toMatchObject({
    key: 'case_decided',
  })
  const { trade_id, buyer } = await aDispute()
  const dispute = (await list({ kind: 'dispute' })).items.find(({ other }) => other?.id === buyer.id)!
  await decide('dispute', dispute.id, { outcome: 'cancelled' })
  const trade = await app.as(buyer).call(getTrade, { id: trade_id })
  expect(trade).toMatchObject({ status: 'cancelled' })
  const { ofSeller, seller: reviewed } = await bothWrote(app)
  await app.as(reviewed).call(disputeReview, { review_id: ofSeller.id, reason: 'Never met them.' })
  await decide('review_dispute', ofSeller.id, { outcome: 'removed' })
  expect(await app.as(admin).call(getReview, { id: ofSeller.id })).toMatchObject({
    removed: { reason: words.reason },
  })
})
