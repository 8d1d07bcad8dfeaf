import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import { findTestCard, makeTestToken } from '#platform/common/payments/card-rules.ts'
import { addCard, chooseDefaultCard, readCards } from '#domains/billing/server/payments/cards.service.ts'
import { listEnabledPlans } from '#domains/billing/server/plans/plans.service.ts'
import { selectSettings } from '#domains/settings/server/settings.queries.ts'
import { changeSettings } from '#domains/settings/server/settings.service.ts'
import { buyPlan, moveToPlan } from '#domains/billing/server/subscriptions/buying.service.ts'
import { cancelOwn } from '#domains/billing/server/subscriptions/ending.service.ts'
import { renewDue } from '#domains/billing/server/subscriptions/renewals.service.ts'
import { refundForAdmin } from '#domains/billing/server/subscriptions/refunds/refunds.service.ts'
import { must } from '#platform/common/must.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { createSandboxGateway } from '#platform/server/payments/sandbox-gateway.ts'
import type { Platform } from '#platform/server/platform.ts'
import { demoAdmin } from '../people/demo-admin.ts'
import { demoFees, demoSupplier, planTurns, type PlanAct, type PlanTurn } from './plan-stories.ts'

const dayMs = 86_400_000

interface Stage {
  platform: Platform
  adminId: AccountId
  planIds: Map<string, number>
  accountIds: Map<string, AccountId>
}

/**
 * Plays the members' plan changes day by day with the real billing code, so that all figures agree.
 * One transaction keeps renewals from interfering and makes the result all or nothing.
 */
export async function fillPlans(platform: Platform, nowMs = Date.now()): Promise<void> {
  if (platform.gateway?.name !== 'sandbox') return
  await transact(platform.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('the demo’s plans', 0))`.execute(tx)
    const stage = await setStage(tx, platform)
    if (!stage) return
    await introduceSupplier(tx, stage.platform.db, stage.adminId)
    await playYear(stage, nowMs)
  })
}

/** Null if it ran before or the demo has no admin. */
async function setStage(tx: Tx, platform: Platform): Promise<Stage | null> {
  const emails = [...new Set(planTurns.map(({ email }) => email))]
  const people = await tx
    .selectFrom('accounts')
    .select(['id', 'email', 'type'])
    .where('email', 'in', [...emails, demoAdmin.email])
    .execute()
  const admin = people.find(({ type, email }) => type === 'admin' && email === demoAdmin.email)
  const accountIds = new Map(people.flatMap(({ id, email }) => (email ? [[email, id] as const] : [])))
  const played = await tx.selectFrom('payment_customers').select('account_id').limit(1).executeTakeFirst()
  if (!admin || played || emails.some((email) => !accountIds.has(email))) return null
  const db = nestIn(tx)
  const plans = await listEnabledPlans(db)
  const { publicUrl } = platform.config.http
  return {
    platform: { ...platform, db, gateway: createSandboxGateway({ db, publicUrl }) },
    adminId: admin.id,
    planIds: new Map(plans.map(({ id, name }) => [name, id])),
    accountIds,
  }
}

/** Makes nested transactions join this one. */
function nestIn(tx: Tx): Db {
  const transaction = () => ({ execute: <T>(work: (tx: Tx) => Promise<T>) => work(tx) })
  return new Proxy(tx, {
    get(target, name) {
      if (name === 'transaction') return transaction
      const own: unknown = Reflect.get(target, name, target)
      return typeof own === 'function' ? (own.bind(target) as unknown) : own
    },
  })
}

async function introduceSupplier(tx: Tx, db: Db, adminId: AccountId) {
  const { version } = await selectSettings(tx)
  await changeSettings(db, adminId, { version, ...demoSupplier, ...demoFees })
}

async function playYear(stage: Stage, nowMs: number) {
  const turns = planTurns
    .map((turn) => ({ ...turn, atMs: goBack(nowMs, turn) + turn.later * dayMs }))
    .toSorted((a, b) => a.atMs - b.atMs)
  for (let atMs = goBack(nowMs, { months: 14, days: 0 }); atMs <= nowMs; atMs += dayMs) {
    while (turns[0] && turns[0].atMs <= atMs) await playTurn(stage, must(turns.shift(), 'turn'))
    // A card that is due at this moment is the worker's: it notifies, and history doesn't.
    if (atMs < nowMs) await renewDue(stage.platform, async () => new Date(atMs))
  }
}

/** Never after the 28th, so that every month has that day. */
export function goBack(nowMs: number, { months, days }: Pick<PlanTurn, 'months' | 'days'>): number {
  const at = new Date(nowMs - days * dayMs)
  at.setUTCDate(Math.min(at.getUTCDate(), 28))
  return at.setUTCMonth(at.getUTCMonth() - months)
}

async function playTurn({ platform, ...stage }: Stage, { email, act, atMs }: PlanTurn & { atMs: number }) {
  const accountId = must(stage.accountIds.get(email), 'account id')
  const clock = async () => new Date(atMs)
  if (act.do === 'add_card') await addCard(platform, accountId, makeToken(act), clock)
  else if (act.do === 'choose_card') await chooseNth(platform, accountId, act.nth)
  else if (act.do === 'cancel') await cancelOwn(platform, { account_id: accountId }, clock)
  else if (act.do === 'refund')
    await refundLast(platform, stage.adminId, { account_id: accountId, ...act }, clock)
  else {
    const planId = stage.planIds.get(act.plan)
    if (planId === undefined) throw new Error(`There is no plan ${act.plan}.`)
    await (act.do === 'buy' ? buyPlan : moveToPlan)(
      platform,
      { account_id: accountId, plan_id: planId, idempotencyKey: null },
      clock,
    )
  }
}

function makeToken({ card }: Extract<PlanAct, { do: 'add_card' }>): string {
  const expiry = { month: 11, year: new Date().getUTCFullYear() + 3 }
  return must(
    makeTestToken(must(findTestCard(card), 'test card').number, expiry, 'thedemoshokocard'),
    'test token',
  )
}

async function chooseNth(platform: Platform, accountId: AccountId, nth: number) {
  const { items } = await readCards(platform, accountId)
  const card = must(items.toSorted((a, b) => a.id - b.id)[nth], 'card')
  await chooseDefaultCard(platform, accountId, card.id)
}

interface Refunded {
  account_id: AccountId
  amount_cents: number
  reason: string
}

async function refundLast(
  platform: Platform,
  adminId: AccountId,
  { account_id: accountId, amount_cents: amountCents, reason }: Refunded,
  clock: () => Promise<Date>,
) {
  const { id } = await platform.db
    .selectFrom('payments')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'succeeded')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await refundForAdmin(platform, adminId, { id, amount_cents: amountCents, reason, key: `demo-${id}` }, clock)
}
