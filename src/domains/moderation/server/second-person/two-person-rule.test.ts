import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createMember,
  deleteMember,
  getMember,
  putMember,
  putStaffRole,
  suspendMember,
} from '#domains/accounts/common/members/members.ts'
import { decideCase, listCases } from '#domains/moderation/common/cases.ts'
import { proposeAct } from '#domains/moderation/common/moderation.ts'
import { putSettings } from '#domains/settings/common/settings.ts'
import { refundPayment } from '#domains/billing/common/subscriptions/refunds.ts'
import { ruleSubjectId, type TwoPersonRule } from '#domains/staff/common/second-person-rules.ts'
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
  await requireFrom(100)
})
afterAll(() => app[Symbol.asyncDispose]())

type Rule = Partial<TwoPersonRule>

async function changeRule(by: Person, rule: Rule) {
  const { version } = await app.platform.db.selectFrom('settings').select('version').executeTakeFirstOrThrow()
  return await app.as(by).call(putSettings, { version, ...rule })
}

const requireFrom = async (secondPersonDollars: number | null) =>
  expect(
    await changeRule(hana!, { second_person_dollars: secondPersonDollars, deletions_need: 'two_admins' }),
  ).not.toHaveProperty('key')

/** Bypasses the rule itself. */
const forceRule = (rule: Rule) =>
  app.platform.db
    .updateTable('settings')
    .set({ chosen: sql`chosen || ${JSON.stringify(rule)}::jsonb`, version: sql`version + 1` })
    .execute()

const reason = 'Made by a program'
const propose = (subjectId: number, by = hana!) =>
  app.as(by).call(proposeAct, { act: 'delete_member', subject_id: subjectId, reason })
const decide = (by: Person, id: number, outcome: 'approved' | 'refused' = 'approved') =>
  app.as(by).call(decideCase, { kind: 'second_person', id, outcome })
const statusOf = async (id: number) => (await app.as(hana!).call(getMember, { id })).status

const turnOff = (by: Person, secondPersonDollars: number | null = null) =>
  changeRule(by, { second_person_dollars: secondPersonDollars })

test('a full admin who hasn’t opened the invitation email can’t approve', async () => {
  const others = [rua!.id, toa!.id]
  const setProven = (emailVerifiedAt: Date | null) =>
    app.platform.db
      .updateTable('accounts')
      .set({ email_verified_at: emailVerifiedAt })
      .where('id', 'in', others)
      .execute()
  await forceRule({ second_person_dollars: null, deletions_need: 'one_admin' })
  await setProven(null)
  expect(await changeRule(hana!, { second_person_dollars: 100 })).toMatchObject({ key: 'validation_failed' })
  await setProven(new Date())
  await requireFrom(100)
})

test('turning the rule off or raising its limit needs a second admin', async () => {
  expect(await turnOff(hana!)).toMatchObject({ key: 'second_person_needed' })
  expect(await turnOff(hana!, 500)).toMatchObject({ key: 'second_person_needed' })
  expect(await turnOff(hana!, 90)).not.toHaveProperty('key')
  const { id } = await app
    .as(hana!)
    .call(proposeAct, { act: 'relax_rule', subject_id: ruleSubjectId, amount_cents: 10_000, reason })
  expect(await app.as(rua!).call(listCases, { kind: 'second_person' })).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ id, reason: 'rule_raised' })]),
  })
  expect(await decide(hana!, id)).toMatchObject({ key: 'case_refused' })
  expect(await decide(rua!, id)).not.toHaveProperty('key')
  expect(await turnOff(hana!, 101)).toMatchObject({ key: 'second_person_needed' })
  expect(await turnOff(hana!, 100)).not.toHaveProperty('key')
})

test('making, demoting and suspending a full admin takes two', async () => {
  const other = await aMember(app, { type: 'admin', staff_role: 'support' })
  const setRole = (staffRole: 'full' | 'finance') =>
    app.as(hana!).call(putStaffRole, { id: other.id, staff_role: staffRole })
  const proposeRole = async (staffRole: 'full' | 'support') =>
    (
      await app
        .as(hana!)
        .call(proposeAct, { act: 'change_role', subject_id: other.id, staff_role: staffRole, reason })
    ).id
  expect(await setRole('finance')).toMatchObject({ staff_role: 'finance' })
  expect(await setRole('full')).toMatchObject({ key: 'second_person_needed' })
  const made = await proposeRole('full')
  expect(await decide(hana!, made)).toMatchObject({ key: 'case_refused' })
  expect(await decide(rua!, made)).not.toHaveProperty('key')
  expect(await app.as(hana!).call(getMember, { id: other.id })).toMatchObject({ staff_role: 'full' })
  expect(await setRole('finance')).toMatchObject({ key: 'second_person_needed' })
  const suspension = { id: other.id, kind: 'whole', until: null, reason } as const
  expect(await app.as(hana!).call(suspendMember, suspension)).toMatchObject({ key: 'second_person_needed' })
  const taken = { id: other.id, email: 'mine@example.nz', reason }
  expect(await app.as(hana!).call(putMember, taken)).toMatchObject({ errors: { email: expect.any(String) } })
  const names = { first_name: 'Rua', last_name: 'Tapsell', phone_number: '021 555 0199' }
  const secondSelf = { ...names, type: 'admin', staff_role: 'full', email: 'rua2@example.nz' } as const
  expect(await app.as(hana!).call(createMember, secondSelf)).toMatchObject({
    errors: { staff_role: expect.any(String) },
  })
  const input = { act: 'suspend_admin', subject_id: other.id, reason } as const
  const { id } = await app.as(hana!).call(proposeAct, input)
  expect(await decide(rua!, id)).not.toHaveProperty('key')
  expect(await statusOf(other.id)).toBe('suspended')
})

test('deleteMember deletes at once and proposeAct is refused if one admin is enough', async () => {
  await forceRule({ second_person_dollars: null, deletions_need: 'one_admin' })
  const { id: member } = await aMember(app)
  expect(await propose(member)).toMatchObject({ key: 'status_unchanged' })
  expect(await app.as(hana!).call(deleteMember, { id: member, reason })).toEqual({ ok: true })
  await requireFrom(100)
})

test('separate settings require two admins for deletions and refunds', async () => {
  await forceRule({ second_person_dollars: 100, deletions_need: 'one_admin' })
  const [one, other] = [await aMember(app), await aMember(app)]
  const admin = await aMember(app, { type: 'admin' })
  const remove = ({ id }: Person) => app.as(hana!).call(deleteMember, { id, reason })
  expect(await remove(one)).toEqual({ ok: true })
  expect(await remove(admin)).toMatchObject({ key: 'second_person_needed' })
  await forceRule({ second_person_dollars: null, deletions_need: 'two_admins' })
  expect(await remove(other)).toMatchObject({ key: 'second_person_needed' })
  const { payment_id: id } = await aPaidInvoice(app, other, 20_000)
  const refund = { id, amount_cents: 20_000, reason, key: crypto.randomUUID() }
  expect(await app.as(hana!).call(refundPayment, refund)).not.toHaveProperty('key')
  await forceRule({ second_person_dollars: null, deletions_need: 'one_admin' })
  expect(await remove(admin)).toEqual({ ok: true })
  await forceRule({ second_person_dollars: 100, deletions_need: 'two_admins' })
})

test('letting one admin delete members takes two', async () => {
  expect(await changeRule(hana!, { deletions_need: 'one_admin' })).toMatchObject({
    key: 'second_person_needed',
  })
  const input = { act: 'relax_deletions', subject_id: ruleSubjectId, reason } as const
  const { id } = await app.as(hana!).call(proposeAct, input)
  expect(await app.as(rua!).call(listCases, { kind: 'second_person' })).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ id, reason: 'rule_deletions' })]),
  })
  expect(await decide(rua!, id)).not.toHaveProperty('key')
  expect(await changeRule(hana!, { deletions_need: 'two_admins' })).toMatchObject({
    kept: { deletions_need: 'two_admins' },
  })
})

test('the last two full admins can’t be demoted while the rule is on', async () => {
  const proposeSupport = ({ id: subjectId }: Person) =>
    app
      .as(hana!)
      .call(proposeAct, { act: 'change_role', subject_id: subjectId, staff_role: 'support', reason })
  const { id } = await proposeSupport(toa!)
  expect(await decide(rua!, id)).not.toHaveProperty('key')
  const last = await proposeSupport(rua!)
  expect(await decide(rua!, last.id)).toMatchObject({ key: 'case_refused' })
  await app.platform.db
    .updateTable('accounts')
    .set({ staff_role: 'support' })
    .where('id', '=', rua!.id)
    .execute()
  const { id: member } = await aMember(app)
  expect(await app.as(hana!).call(deleteMember, { id: member, reason })).toMatchObject({
    key: 'second_person_needed',
  })
  expect(await turnOff(hana!)).not.toHaveProperty('key')
  expect(await turnOff(hana!, 100)).toMatchObject({ errors: { second_person_dollars: expect.any(String) } })
})
