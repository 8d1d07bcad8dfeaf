import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  endMemberSessions,
  getMemberSummary,
  listMemberRecords,
  memberRecordKinds,
  type MemberRecordKind,
  pinMemberNote,
  writeMemberNote,
} from '#domains/moderation/common/records/records.ts'
import { placeBid } from '#domains/auctions/common/bidding.ts'
import { flagListing } from '#domains/flags/common/flags.ts'
import { putMember } from '#domains/accounts/common/members/members.ts'
import { askQuestion } from '#domains/listings/common/questions/questions.ts'
import { closeNextDue } from '#test/harness/auctions/close-next-due.ts'
import { aLiveAuction, moveClosing } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin', first_name: 'Hana', last_name: 'Parata' })
})
afterAll(() => app[Symbol.asyncDispose]())

const recordsOf = async ({ id }: { id: number }, kind: MemberRecordKind) =>
  (await app.as(admin).call(listMemberRecords, { id, kind })).items
const summaryOf = ({ id }: { id: number }) => app.as(admin).call(getMemberSummary, { id })

test('a member’s records are counted, and every count has its rows', async () => {
  const seller = await aMember(app, { first_name: 'Aroha', last_name: 'Smith' })
  const buyer = await aMember(app, { first_name: 'Carla', last_name: 'Walker' })
  const { id } = await aLiveAuction(app, { seller })
  await app.as(buyer).call(askQuestion, { listing_id: id, text: 'Is it still in one piece?' })
  await app.as(buyer).call(flagListing, { listing_id: id, reason: 'scam', text: 'It looks odd to me.' })
  await app.as(buyer).call(placeBid, { listing_id: id, max_cents: 987_600 })
  expect(await recordsOf(buyer, 'bids')).toMatchObject([
    { id, status: 'leading', count: 1, other: { name: 'Aroha Smith' } },
  ])
  await moveClosing(app, id, -1)
  while (await closeNextDue(app.platform.db, 'test'));
  expect((await summaryOf(seller)).counts).toMatchObject({ listings: 1, trades: 1, reports: 1, bids: 0 })
  expect((await summaryOf(buyer)).counts).toMatchObject({ trades: 1, bids: 1, questions: 1, reports: 1 })
  expect(await recordsOf(seller, 'trades')).toMatchObject([
    { role: 'sold', status: 'agreed', other: { id: buyer.id, name: 'Carla Walker' }, listing: { id } },
  ])
  expect(await recordsOf(buyer, 'reports')).toMatchObject([{ role: 'by', status: 'open', detail: 'scam' }])
  expect(await recordsOf(seller, 'reports')).toMatchObject([{ role: 'about', other: { id: buyer.id } }])
  for (const person of [seller, buyer]) {
    const { counts } = await summaryOf(person)
    for (const kind of memberRecordKinds) {
      const rows = await recordsOf(person, kind)
      expect([kind, rows.length]).toEqual([kind, counts[kind]])
      expect(JSON.stringify(rows)).not.toContain('987600')
    }
  }
})

test('notes remain as they were written, pinned ones first', async () => {
  const member = await aMember(app)
  await app.as(admin).call(writeMemberNote, { id: member.id, text: 'Called about the ute.' })
  await app.as(admin).call(writeMemberNote, { id: member.id, text: 'Called again.' })
  const [, first] = await recordsOf(member, 'notes')
  await app.as(admin).call(pinMemberNote, { id: first!.id, pinned: true })
  expect((await recordsOf(member, 'notes')).map(({ text }) => text)).toEqual([
    'Called about the ute.',
    'Called again.',
  ])
  expect((await summaryOf(member)).pinned).toMatchObject([
    { text: 'Called about the ute.', author: 'Hana Parata' },
  ])
  await app.as(admin).call(pinMemberNote, { id: first!.id, pinned: false })
  expect((await summaryOf(member)).pinned).toEqual([])
  await expect(sql`update member_notes set text = 'x'`.execute(app.platform.db)).rejects.toThrow(
    /only ever added/,
  )
})

test('an admin ends one session of a member, or all of them', async () => {
  const member = await aMember(app)
  const [session] = await recordsOf(member, 'sessions')
  const end = (sessionId: number | null) =>
    app
      .as(admin)
      .call(endMemberSessions, { id: member.id, session_id: sessionId, reason: 'The phone was stolen.' })
  expect(await end(session!.id)).toEqual({ ended: 1 })
  expect(await recordsOf(member, 'sessions')).toEqual([])
  expect(await end(session!.id)).toMatchObject({ key: 'not_found' })
  expect(await end(null)).toEqual({ ended: 0 })
  expect(
    await app.as(admin).call(endMemberSessions, { id: admin.id, session_id: null, reason: 'Mine.' }),
  ).toMatchObject({ key: 'own_account' })
})

test('a changed contact is recorded and counts as a risk; a deleted member’s is masked', async () => {
  const member = await aMember(app, { email: 'before@example.nz' })
  const reason = 'They lost the old one.'
  await app.as(admin).call(putMember, { id: member.id, email: 'after@example.nz', reason })
  expect(await recordsOf(member, 'changes')).toMatchObject([
    { role: 'email', text: 'before@example.nz', detail: 'after@example.nz', other: { name: 'Hana Parata' } },
  ])
  expect((await summaryOf(member)).risks).toMatchObject([{ mark: 'contact_just_changed', count: 1 }])
  await sql`update accounts set status = 'deleted' where id = ${member.id}`.execute(app.platform.db)
  expect(await recordsOf(member, 'changes')).toMatchObject([{ role: 'email', text: null, detail: null }])
})
