import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OperationInput } from '#platform/common/operation.ts'
import { flagListing } from '#domains/flags/common/flags.ts'
import { suspendMember } from '#domains/accounts/common/members/members.ts'
import { appealSuspension } from '#domains/moderation/common/warnings.ts'
import {
  decideCase,
  decideCases,
  getCase,
  listCases,
  undoDecision,
} from '#domains/moderation/common/cases.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { getOwnListing } from '#domains/selling/common/own-listings.ts'
import type { CaseKind } from '#domains/moderation/common/case-kinds.ts'
import { aPendingListing, requestApprovalFor } from '#test/harness/market/moderation.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aTrade } from '#test/harness/market/reviews.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin', first_name: 'Hana', last_name: 'Parata' })
})
afterAll(() => app[Symbol.asyncDispose]())

type Decision = Omit<OperationInput<typeof decideCase>, 'kind' | 'id'>

const words = { word: 'Thanks for your report.', reason: 'This can’t be sold on Hoko.' }
const decide = (kind: CaseKind, id: number, decision: Decision) =>
  app.as(admin).call(decideCase, { kind, id, ...words, ...decision })
const undo = (id: number) => app.as(admin).call(undoDecision, { id })
const countNotified = async ({ id }: Person) => {
  const { db } = app.platform
  const notices = await db.selectFrom('notifications').select('id').where('account_id', '=', id).execute()
  const messages = await db.selectFrom('sent_messages').select('id').where('account_id', '=', id).execute()
  return { notices: notices.length, messages: messages.length }
}
const readStatus = async (seller: Person, id: number) =>
  (await app.as(seller).call(getOwnListing, { id })).status
const isOpen = async (kind: CaseKind, id: number) =>
  (await app.as(admin).call(listCases, { kind, limit: 100 })).items.some((one) => one.id === id)

async function aReport() {
  const { listing_id, seller, buyer } = await aTrade(app)
  const reporter = await aMember(app)
  const { id } = await app.as(reporter).call(flagListing, { listing_id, reason: 'scam', text: '' })
  await app.settle()
  return { id, listing_id, seller, buyer, reporter }
}

async function aPending() {
  await requestApprovalFor(app, admin, 'everybody')
  const pending = await aPendingListing(app)
  await requestApprovalFor(app, admin, 'nobody')
  await app.settle()
  return pending
}

test('undoDecision notifies nobody while the decision hasn’t notified anybody', async () => {
  const { id, seller, buyer, reporter } = await aReport()
  const people = [seller, buyer, reporter]
  const before = await Promise.all(people.map(countNotified))
  const decided = await decide('listing_report', id, {
    outcome: 'upheld',
    warn: { account_id: seller.id, is_strike: true },
    suspend_member: { account_id: seller.id, kind: 'whole' },
  })
  expect(await undo(decided.undo!.id)).toEqual({ kind: 'listing_report', id })
  await app.settle()
  expect(await isOpen('listing_report', id)).toBe(true)
  expect(await Promise.all(people.map(countNotified))).toEqual(before)
})

test('an undone suspension doesn’t count against the member', async () => {
  const { id, listing_id, seller } = await aReport()
  const countSuspensions = async () => {
    const { people } = await app.as(admin).call(getCase, { kind: 'listing_report', id })
    return people.find((person) => person.id === seller.id)!.suspensions
  }
  const undone = await decide('listing_report', id, {
    outcome: 'upheld',
    suspend_member: { account_id: seller.id, kind: 'selling' },
  })
  await undo(undone.undo!.id)
  expect(await countSuspensions()).toBe(0)
  const other = await app
    .as(await aMember(app))
    .call(flagListing, { listing_id, reason: 'other', text: 'Look at it.' })
  const stored = await decide('listing_report', other.id, {
    outcome: 'upheld',
    suspend_member: { account_id: seller.id, kind: 'selling' },
  })
  expect(stored).not.toHaveProperty('key')
  expect(await countSuspensions()).toBe(1)
})

test('undoDecision notifies those who were notified of the decision', async () => {
  const { id, seller, reporter } = await aReport()
  const before = await countNotified(reporter)
  const warn = { account_id: seller.id, is_strike: true }
  const decided = await decide('listing_report', id, { outcome: 'upheld', warn })
  await app.settle()
  const received = await countNotified(reporter)
  expect(received.notices).toBe(before.notices + 1)
  await undo(decided.undo!.id)
  await app.settle()
  expect((await countNotified(reporter)).notices).toBe(received.notices + 1)
})

test('an approval takes effect a moment later, and can be undone until then', async () => {
  const { id, seller } = await aPending()
  const decided = await decide('pending', id, { outcome: 'approved' })
  expect(await isOpen('pending', id)).toBe(false)
  expect(await readStatus(seller, id)).toBe('pending')
  await undo(decided.undo!.id)
  await app.settle()
  expect(await readStatus(seller, id)).toBe('pending')
  expect(await isOpen('pending', id)).toBe(true)
  const again = await decide('pending', id, { outcome: 'approved' })
  await app.settle()
  expect(await readStatus(seller, id)).toBe('active')
  expect(await undo(again.undo!.id)).toMatchObject({ key: 'undo_too_late' })
})

test('an approval is dropped if the seller withdraws the listing meanwhile', async () => {
  const { id, seller } = await aPending()
  await decide('pending', id, { outcome: 'approved' })
  await app.as(seller).call(setListingStatus, { id, status: 'draft' })
  await app.settle()
  expect(await readStatus(seller, id)).toBe('draft')
})

test('bulk approvals take effect at once', async () => {
  const { id, seller } = await aPending()
  const reply = await app.as(admin).call(decideCases, { kind: 'pending', ids: [id], outcome: 'approved' })
  expect(reply).toEqual({ decided: [id], refused: [] })
  expect(await readStatus(seller, id)).toBe('active')
})

test('a suspension lifted on appeal ends a moment later, and remains if that is undone', async () => {
  const member = await aMember(app)
  const suspension = { kind: 'selling', until: null, reason: 'Copies.' } as const
  const { suspensions } = await app.as(admin).call(suspendMember, { id: member.id, ...suspension })
  const { id } = suspensions[0]!
  await app.as(member).call(appealSuspension, { id, text: 'They’re mine.' })
  const { evidence } = await app.as(admin).call(getCase, { kind: 'account_appeal', id })
  expect(evidence[0]).toMatchObject({ what: 'suspension', text: 'Can’t sell\nCopies.' })
  const isStill = async () => {
    const row = await app.platform.db
      .selectFrom('account_suspensions')
      .select('lifted_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return row.lifted_at === null
  }
  const decided = await decide('account_appeal', id, { outcome: 'lifted' })
  await undo(decided.undo!.id)
  await app.settle()
  expect(await isStill()).toBe(true)
  await decide('account_appeal', id, { outcome: 'lifted' })
  expect(await isStill()).toBe(true)
  expect(await app.as(admin).call(getCase, { kind: 'account_appeal', id })).toMatchObject({
    key: 'case_decided',
    message: expect.stringMatching(/^Hana Parata lifted the suspension: /),
  })
  await app.settle()
  expect(await isStill()).toBe(false)
})
