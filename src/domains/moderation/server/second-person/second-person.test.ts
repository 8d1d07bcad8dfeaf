import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusals } from '#platform/common/refusals.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { deleteMember, getMember } from '#domains/accounts/common/members/members.ts'
import { decideCase, getCase, listCases } from '#domains/moderation/common/cases.ts'
import { getProposal, proposeAct } from '#domains/moderation/common/moderation.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { putSettings } from '#domains/settings/common/settings.ts'
import { refundPayment } from '#domains/billing/common/subscriptions/refunds.ts'
import { aBidOn } from '#test/harness/market/listing-life.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aPaidInvoice } from '#test/harness/payments/paid-invoices.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let [hana, rua, toa]: Person[] = []
beforeAll(async () => {
  app = await createTestApp({ payments: { is: 'sandbox' } })
  hana = await aMember(app, { type: 'admin', first_name: 'Hana', last_name: 'Parata' })
  rua = await aMember(app, { type: 'admin', first_name: 'Rua', last_name: 'Tipene' })
  toa = await aMember(app, { type: 'admin', first_name: 'Toa', last_name: 'Reid' })
  const { version } = await app.platform.db.selectFrom('settings').select('version').executeTakeFirstOrThrow()
  const rule = { second_person_dollars: 100, deletions_need: 'two_admins' } as const
  await app.as(hana).call(putSettings, { version, ...rule })
})
afterAll(() => app[Symbol.asyncDispose]())

const reason = 'Made by a program'
const propose = (subjectId: number, by = hana!) =>
  app.as(by).call(proposeAct, { act: 'delete_member', subject_id: subjectId, reason })
const read = (subjectId: number, by = hana!) =>
  app.as(by).call(getProposal, { act: 'delete_member', subject_id: subjectId })
const decide = (by: Person, id: number, outcome: 'approved' | 'refused' = 'approved') =>
  app.as(by).call(decideCase, { kind: 'second_person', id, outcome })
const statusOf = async (id: number) => (await app.as(hana!).call(getMember, { id })).status

const newestOf = async (person: Person) => {
  await app.settle()
  return (await app.as(person).call(listNotifications, {})).items[0]
}

test('a deletion needs approval by a second admin, not its proposer, and both are in the log', async () => {
  const { id: member } = await aMember(app)
  expect(await app.as(hana!).call(deleteMember, { id: member, reason })).toMatchObject({
    status: 409,
    key: 'second_person_needed',
  })
  const { id } = await propose(member)
  expect(await propose(member, rua)).toMatchObject({ key: 'status_unchanged' })
  const waiting = { id, amount_cents: null, reason, proposed_by: 'Hana Parata' }
  expect(await read(member, hana)).toMatchObject({ proposal: { ...waiting, is_own: true } })
  expect(await read(member, rua)).toMatchObject({ proposal: { ...waiting, is_own: false } })
  expect(await app.as(rua!).call(listCases, { kind: 'second_person' })).toMatchObject({
    counts: { second_person: 1 },
    items: [{ id, reason: 'deletion', evidence: reason, about: { id: member }, other: { id: hana!.id } }],
  })
  expect(await app.as(rua!).call(getCase, { kind: 'second_person', id })).toMatchObject({
    evidence: [{ what: 'proposal', author: 'Hana Parata', text: reason }],
    people: [{ id: member }, { id: hana!.id, role: 'proposer' }],
  })
  expect(await decide(hana!, id)).toMatchObject({
    key: 'case_refused',
    message: 'You proposed this, so someone else must approve it. You can withdraw it.',
  })
  expect(await statusOf(member)).toBe('active')
  expect(await decide(rua!, id)).not.toHaveProperty('key')
  expect(await statusOf(member)).toBe('deleted')
  expect(await read(member, rua)).toEqual({ proposal: null })
  expect(await newestOf(hana!)).toMatchObject({
    title: 'Approved: deleting a member',
    body: 'Rua Tipene approved what you proposed: “Made by a program”',
    link: `/user/${member}/detail`,
  })
  const { items } = await app.as(hana!).call(listAudit, { subject_kind: 'account', subject_id: member })
  expect(items).toMatchObject([
    { action: 'account.deleted', reason, after: { proposed_by: 'Hana Parata' } },
    { action: 'account.deletion-proposed', reason },
  ])
})

test('an action approved by two at once is done once', async () => {
  const payer = await aMember(app)
  const { payment_id } = await aPaidInvoice(app, payer, 50_000)
  const { id } = await app
    .as(hana!)
    .call(proposeAct, { act: 'refund_payment', subject_id: payment_id, amount_cents: 10_000, reason })
  const replies = await Promise.all([rua!, toa!, rua!, toa!].map((by) => decide(by, id)))
  expect(replies.filter(({ key }) => key === undefined)).toHaveLength(1)
  const refunds = await app.platform.db
    .selectFrom('refunds')
    .select('id')
    .where('payment_id', '=', payment_id)
    .execute()
  expect(refunds).toHaveLength(1)
})

test('an action impossible by now is refused with the reason, and remains open', async () => {
  const payer = await aMember(app)
  const { payment_id } = await aPaidInvoice(app, payer, 12_000)
  const wanted = { subject_id: payment_id, amount_cents: 10_000, reason }
  const { id } = await app.as(hana!).call(proposeAct, { act: 'refund_payment', ...wanted })
  const refund = { id: payment_id, amount_cents: 9_000, reason, key: crypto.randomUUID() }
  expect(await app.as(toa!).call(refundPayment, refund)).not.toHaveProperty('key')
  expect(await decide(rua!, id)).toMatchObject({
    status: 409,
    key: 'case_refused',
    message: refusals.refund_too_much.getMessage(),
  })
  expect(await app.as(rua!).call(getCase, { kind: 'second_person', id })).toMatchObject({ id })
})

test.each([
  ['withdrawn by its proposer', () => hana!, 'withdrawn'],
  ['turned down by another', () => rua!, 'refused'],
] as const)('%s does nothing, and the action may be proposed again', async (_how, by, outcome) => {
  const { id: member } = await aMember(app)
  const { id } = await propose(member)
  expect(await decide(by(), id, 'refused')).not.toHaveProperty('key')
  const row = await app.platform.db
    .selectFrom('second_person_acts')
    .select('outcome')
    .where('id', '=', id)
    .executeTakeFirst()
  expect(row).toEqual({ outcome })
  const title = 'Turned down: deleting a member'
  const isNotified = (await newestOf(hana!))?.title === title
  expect(isNotified).toBe(outcome === 'refused')
  expect(await statusOf(member)).toBe('active')
  expect(await propose(member)).toHaveProperty('id')
})

test('a proposal expires after a week', async () => {
  const { id: member } = await aMember(app)
  const { id } = await propose(member)
  await app.platform.db
    .updateTable('second_person_acts')
    .set({ expires_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
  expect(await decide(rua!, id)).toMatchObject({ key: 'case_decided' })
  expect(await propose(member)).toHaveProperty('id')
})

test('a refund from the limit on is recorded once approved, and a smaller one at once', async () => {
  const payer = await aMember(app)
  const { payment_id } = await aPaidInvoice(app, payer, 20_000)
  const refund = (amountCents: number) =>
    app
      .as(hana!)
      .call(refundPayment, { id: payment_id, amount_cents: amountCents, reason, key: crypto.randomUUID() })
  expect(await refund(10_000)).toMatchObject({ key: 'second_person_needed' })
  expect((await refund(500)).key).not.toBe('second_person_needed')
  const { id } = await app
    .as(hana!)
    .call(proposeAct, { act: 'refund_payment', subject_id: payment_id, amount_cents: 10_000, reason })
  const support = await aMember(app, { type: 'admin', staff_role: 'moderation' })
  expect(await decide(support, id)).toMatchObject({ key: 'not_in_role' })
  expect(await decide(rua!, id)).not.toHaveProperty('key')
  const rows = await app.platform.db
    .selectFrom('refunds')
    .select(['amount_cents', 'requested_by'])
    .where('payment_id', '=', payment_id)
    .where('amount_cents', '=', 10_000)
    .execute()
  expect(rows).toEqual([{ amount_cents: 10_000, requested_by: rua!.id }])
  const { items } = await app.as(hana!).call(listAudit, { subject_kind: 'account', subject_id: payer.id })
  expect(items).toContainEqual(
    expect.objectContaining({
      action: 'payment.refunded',
      after: expect.objectContaining({ amount_cents: 10_000, proposed_by: 'Hana Parata' }),
    }),
  )
})

test.each([
  ['of one payment', true],
  ['of several payments of one admin', false],
])(
  'refunds %s are added up, and the one that reaches the limit needs a second admin',
  async (_which, isSame) => {
    const finance = await aMember(app, { type: 'admin', staff_role: 'finance' })
    const payer = await aMember(app)
    const first = await aPaidInvoice(app, payer, 14_900)
    const second = isSame ? first : await aPaidInvoice(app, payer, 14_900)
    const refund = ({ payment_id: id }: { payment_id: number }, by = finance) =>
      app.as(by).call(refundPayment, { id, amount_cents: 5_000, reason, key: crypto.randomUUID() })
    expect(await refund(first)).toMatchObject({ status: 'succeeded' })
    expect(await refund(second)).toMatchObject({ key: 'second_person_needed' })
    const other = await aMember(app, { type: 'admin', staff_role: 'finance' })
    expect((await refund(second, other)).key).toBe(isSame ? 'second_person_needed' : undefined)
  },
)

test('parallel refunds by one admin need a second admin at the limit', async () => {
  const finance = await aMember(app, { type: 'admin', staff_role: 'finance' })
  const payer = await aMember(app)
  const paid = await Promise.all([1, 2, 3, 4].map(() => aPaidInvoice(app, payer, 14_900)))
  const replies = await Promise.all(
    paid.map(({ payment_id: id }) =>
      app.as(finance).call(refundPayment, { id, amount_cents: 4_000, reason, key: crypto.randomUUID() }),
    ),
  )
  expect(replies.filter(({ key }) => key === undefined)).toHaveLength(2)
})

test('proposeAct refuses an impossible deletion', async () => {
  const seller = await aMember(app)
  const { id: listingId } = await aLiveAuction(app, { seller })
  const bidder = await aBidOn(app, listingId)
  expect(await propose(bidder.id)).toMatchObject({ key: 'account_busy' })
})

test('proposeAct notifies those who may approve, until it is decided', async () => {
  const finance = await aMember(app, { type: 'admin', staff_role: 'finance' })
  const { id: member } = await aMember(app)
  const { id } = await propose(member)
  const made = {
    title: 'Needs your approval: deleting a member',
    body: 'Hana Parata proposed it: “Made by a program”',
    link: `/moderation?case=second_person-${id}`,
    read_at: null,
  }
  expect(await newestOf(rua!)).toMatchObject(made)
  const newestLink = (person: Person) => newestOf(person).then((newest) => newest?.link === made.link)
  expect(await newestLink(hana!)).toBe(false)
  expect(await newestLink(finance)).toBe(false)
  await decide(hana!, id, 'refused')
  expect(await newestOf(rua!)).toMatchObject({ ...made, read_at: expect.any(String) })
})
