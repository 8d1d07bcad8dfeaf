import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAdminTasks } from '#domains/moderation/common/records/records.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import {
  decideMemberFlag,
  exportMemberFlags,
  type FlaggedKind,
  flagMember,
  listMemberFlags,
  type MemberFlagReason,
} from '#domains/flags/common/member-flags.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { changeReview } from '#domains/reviews/common/reviews.ts'
import { deleteConversation } from '#domains/chat/common/chat.ts'
import { answerQuestion } from '#domains/listings/common/questions/questions.ts'
import { aConversation, write as writeMessage } from '#test/harness/market/chats.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aQuestion } from '#test/harness/market/questions.ts'
import { aReviewBy, aFinishedTrade, bothWrote, reviewText } from '#test/harness/market/reviews.ts'
import type { Review } from '#domains/reviews/common/reviews.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin', first_name: 'Hana', last_name: 'Parata' })
})
afterAll(() => app[Symbol.asyncDispose]())

const words = 'Asks for a deposit by gift card.'
const report = (
  who: Person | null,
  subjectId: number,
  kind: FlaggedKind = 'member',
  reason: MemberFlagReason = 'harassment',
  text = words,
) => app.as(who).call(flagMember, { kind, subject_id: subjectId, reason, text })
const read = (
  query: { about?: number; reporter?: number; state?: 'open'; kind?: FlaggedKind },
  who = admin,
) => app.as(who).call(listMemberFlags, { page: 1, limit: 20, ...query })
const decide = (id: number, outcome: 'upheld' | 'dismissed', who: Person | null = admin) =>
  app.as(who).call(decideMemberFlag, { id, outcome, word: 'We spoke with them.' })
const newestOf = async (who: Person) => {
  await app.settle()
  return (await app.as(who).call(listNotifications, {})).items[0]
}

test('a member is reported, one of two admins decides, and only the reporter is notified', async () => {
  const [reporter, about] = [await aMember(app), await aMember(app, { first_name: 'Rewi' })]
  const before = (await app.as(admin).call(getAdminTasks, {})).member_reports.count
  const made = await report(reporter, about.id)
  expect((await app.as(admin).call(getAdminTasks, {})).member_reports.count).toBe(before + 1)
  const notice = await newestOf(admin)
  expect(notice).toMatchObject({ kind: 'flag', link: `/member-reports?about=${about.id}` })
  expect(notice!.title).toMatch(/^Reported: Rewi/)
  expect(await read({ about: about.id })).toMatchObject({
    total: 1,
    items: [
      {
        id: made.id,
        kind: 'member',
        about: { id: about.id, report_count: 1, upheld_count: 0 },
        review_id: null,
        reporter: { id: reporter.id },
        text: words,
        decision: null,
      },
    ],
  })
  const second = await aMember(app, { type: 'admin', first_name: 'Ari', last_name: 'Ngata' })
  const both = await Promise.all([decide(made.id, 'upheld'), decide(made.id, 'dismissed', second)])
  const { decision } = (await read({ about: about.id })).items[0]!
  expect(both.filter(({ key }) => key === 'flag_decided')).toMatchObject([
    { message: `${decision!.decider_name} has already decided this report.` },
  ])
  expect(await newestOf(reporter)).toMatchObject({
    kind: 'flag',
    title: expect.stringMatching(/^Your report: Rewi/),
    body: expect.stringContaining('We spoke with them.'),
  })
  expect((await newestOf(about))?.kind).not.toBe('flag')
  const log = await app.as(admin).call(listAudit, { subject_kind: 'account', subject_id: about.id })
  expect(log.items).toMatchObject([
    { action: `flag.${decision!.outcome}`, after: { report: 'harassment', report_of: 'member' } },
  ])
  expect(JSON.stringify(log.items)).not.toContain(words)
})

test('a reported review is stored as it was, whatever it says later', async () => {
  const { ofSeller, buyer } = await bothWrote(app)
  const reporter = await aMember(app)
  await report(reporter, ofSeller.id, 'review', 'fake_review')
  await app.as(buyer).call(changeReview, { id: ofSeller.id, rating: 3, text: 'All sorted out since then.' })
  const { items } = await read({ reporter: reporter.id, kind: 'review' })
  expect(items).toMatchObject([{ review_id: ofSeller.id, said: reviewText, about: { id: buyer.id } }])
  expect((await read({ reporter: reporter.id, kind: 'member' })).total).toBe(0)
})

test('a report is accepted once while it is open, even in parallel, and again after a decision', async () => {
  const [tama, mere, about] = [await aMember(app), await aMember(app), await aMember(app)]
  const twice = await Promise.all([report(tama, about.id), report(tama, about.id, 'member', 'spam')])
  expect(twice.filter(({ key }) => key === 'already_flagged')).toHaveLength(1)
  await report(mere, about.id)
  const { items } = await read({ about: about.id, state: 'open' })
  expect(items.map(({ reporter }) => reporter.id)).toEqual([tama.id, mere.id])
  await decide(items[0]!.id, 'upheld')
  expect(await report(tama, about.id)).toMatchObject({ id: expect.any(Number) })
  expect((await read({ about: about.id, state: 'open' })).items).toMatchObject([
    { reporter: { id: mere.id }, about: { report_count: 3, upheld_count: 1 } },
    { reporter: { id: tama.id } },
  ])
})

test('flagMember refuses oneself, one’s own reviews, and content that isn’t visible', async () => {
  const { ofSeller, buyer, seller } = await bothWrote(app)
  const own = { status: 403, key: 'own_subject' }
  expect(await report(buyer, buyer.id)).toMatchObject(own)
  expect(await report(buyer, ofSeller.id, 'review')).toMatchObject(own)
  expect(await report(seller, ofSeller.id, 'review')).toMatchObject(own)
  const waiting = await aFinishedTrade(app)
  const hidden = (await aReviewBy(app, waiting.buyer, waiting.trade_id)) as Review
  const missing = { status: 404, key: 'not_found' }
  expect(await report(buyer, hidden.id, 'review')).toMatchObject(missing)
  expect(await report(buyer, admin.id)).toMatchObject(missing)
  expect(await report(buyer, 999_999_999)).toMatchObject(missing)
})

test('a report needs a fitting reason, with a text for the general one', async () => {
  const [reporter, about] = [await aMember(app), await aMember(app)]
  const invalid = { key: 'validation_failed' }
  expect(await report(reporter, about.id, 'member', 'fake_review')).toMatchObject(invalid)
  expect(await report(reporter, about.id, 'member', 'other', ' ')).toMatchObject({
    errors: { text: 'Say what’s wrong in a few words.' },
  })
  expect(await report(reporter, about.id, 'member', 'scam', 'a'.repeat(1001))).toMatchObject(invalid)
  expect((await read({ about: about.id })).total).toBe(0)
})

test('visitors can’t report, and only admins read and decide', async () => {
  const [reporter, about] = [await aMember(app), await aMember(app)]
  expect(await report(null, about.id)).toMatchObject({ key: 'unauthenticated' })
  expect(await report(admin, about.id)).toMatchObject({ key: 'forbidden' })
  const made = await report(reporter, about.id)
  expect(await read({}, about)).toMatchObject({ key: 'forbidden' })
  expect(await decide(made.id, 'dismissed', about)).toMatchObject({ key: 'forbidden' })
  expect(await decide(made.id, 'dismissed', null)).toMatchObject({ key: 'unauthenticated' })
  expect(await decide(999_999_999, 'dismissed')).toMatchObject({ key: 'not_found' })
})

test('a received message is reported with its context, whatever is deleted later', async () => {
  const { id, seller, buyer } = await aConversation(app, { text: 'Is it still there?' })
  await writeMessage(app, seller, { conversation_id: id, text: 'Pay me by gift card first.' })
  await writeMessage(app, buyer, { conversation_id: id, text: 'No thanks.' })
  const flagged = { kind: 'message', subject_id: id, number: 2, reason: 'scam', text: '' } as const
  expect(await app.as(buyer).call(flagMember, flagged)).toMatchObject({ id: expect.any(Number) })
  expect(await app.as(buyer).call(flagMember, flagged)).toMatchObject({ key: 'already_flagged' })
  await app.as(buyer).call(deleteConversation, { id })
  expect(await read({ about: seller.id, kind: 'message' })).toMatchObject({
    items: [
      {
        said: 'Pay me by gift card first.',
        about: { id: seller.id },
        context: [
          { text: 'Is it still there?', is_abouts: false, is_before: true },
          { text: 'No thanks.', is_abouts: false, is_before: false },
        ],
      },
    ],
  })
  // Covers one's own message, another's conversation, a missing one and a deleted one.
  const flagNumber = (who: Person, number: number) => app.as(who).call(flagMember, { ...flagged, number })
  expect(await flagNumber(seller, 2)).toMatchObject({ key: 'own_subject' })
  expect(await flagNumber(await aMember(app), 2)).toMatchObject({ key: 'not_found' })
  expect(await flagNumber(seller, 99)).toMatchObject({ key: 'not_found' })
  expect(await flagNumber(buyer, 2)).toMatchObject({ key: 'not_found' })
  const { number: _number, ...without } = flagged
  expect(await app.as(seller).call(flagMember, without)).toMatchObject({ key: 'validation_failed' })
})

test('a question is reported by the seller, and once answered by anybody, and so is its answer', async () => {
  const { id, seller, asker } = await aQuestion(app)
  const stranger = await aMember(app)
  expect(await report(stranger, id, 'question')).toMatchObject({ key: 'not_found' })
  expect(await report(seller, id, 'question')).toMatchObject({ id: expect.any(Number) })
  await app.as(seller).call(answerQuestion, { id, text: 'It does.' })
  expect(await report(stranger, id, 'question')).toMatchObject({ id: expect.any(Number) })
  expect(await report(stranger, id, 'answer')).toMatchObject({ id: expect.any(Number) })
  expect(await report(stranger, id, 'answer')).toMatchObject({ key: 'already_flagged' })
  expect(await report(asker, id, 'question')).toMatchObject({ key: 'own_subject' })
  expect(await report(seller, id, 'answer')).toMatchObject({ key: 'own_subject' })
  expect(await read({ about: seller.id, kind: 'answer' })).toMatchObject({ items: [{ said: 'It does.' }] })
})

test('matching reports are exported as a CSV without formulas, and the export is logged', async () => {
  const about = await aMember(app)
  const reporter = await aMember(app)
  await sql`update accounts set display_name = '=Seller' where id = ${about.id}`.execute(app.platform.db)
  await report(reporter, about.id)
  const csv = await (await app.as(admin).call(exportMemberFlags, { about: about.id })).text()
  const lines = csv.split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(/^Number,Reported \(NZ time\),What was reported,/)
  expect(lines[1]).toContain(`,member,${about.id},`)
  expect(lines[1]).toContain(`,'=Seller,`)
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'flags' })
  expect(items[0]).toMatchObject({ action: 'flags.exported', after: { about: about.id, rows: 1 } })
  expect(await app.as(reporter).call(exportMemberFlags, {})).toMatchObject({ key: 'forbidden' })
})
