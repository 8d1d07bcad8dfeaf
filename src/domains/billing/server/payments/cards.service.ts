import { createHash } from 'node:crypto'
import { type listCards, maxCards, type Card } from '#domains/billing/common/payments/payments.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { readClock, type Clock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { enqueue, type TaskKind } from '#platform/server/jobs/jobs.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import type { CardOutcome, GatewayCard } from '#platform/server/payments/gateway.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse, refuseRejected, Refusal } from '#platform/server/refusal.ts'
import { cardChosen } from '../billing.events.ts'
import { removeLater } from './card-removal.service.ts'
import {
  insertCard,
  lockCustomer,
  selectByPaymentMethod,
  selectCard,
  selectCards,
  selectDefaultCard,
  selectHasOpenPayment,
  selectIsActive,
  selectIsPastDue,
  selectNow,
  selectPaysForPlan,
  updateDefault,
  updateRemoved,
  type CardRow,
  type DefaultCard,
  type Owner,
} from './cards.queries.ts'
import { isExpired, judgeCardRemoval } from './cards.rules.ts'
import { ensureCustomer, callGateway, requireGateway } from './customers.service.ts'
import { describeDecline, getDeclineErrors } from './declines.labels.ts'
import * as t from '#domains/billing/texts.ts'

/** @public For charging a card. */
export { describeDecline } from './declines.labels.ts'
export type { DefaultCard, Owner } from './cards.queries.ts'

type Parts = Pick<Platform, 'db' | 'gateway' | 'log'>

export async function readCards(
  { db, gateway }: Parts,
  accountId: AccountId,
): Promise<OperationReply<typeof listCards>> {
  if (!gateway) return { gateway: null, items: [] }
  const rows = await selectCards(db, { account_id: accountId, gateway: gateway.name })
  const now = await selectNow(db)
  return { gateway: gateway.name, items: rows.map((row) => viewCard(row, now)) }
}

const viewCard = (row: CardRow, now: Date): Card => ({
  id: row.id,
  brand: row.brand,
  last4: row.last4,
  expires_month: row.expires_month,
  expires_year: row.expires_year,
  is_default: row.is_default,
  is_expired: isExpired(row, now),
  added_at: row.created_at.toISOString(),
})

/** Null if the account has no card. */
export async function readDefaultCard(db: Db | Tx, owner: Owner): Promise<DefaultCard | null> {
  return (await selectDefaultCard(db, owner)) ?? null
}

/** Locks the card until this transaction ends: by then a payment refers to it. */
export async function lockDefaultCard(tx: Tx, owner: Owner): Promise<DefaultCard | null> {
  await lockCustomer(tx, owner)
  return await readDefaultCard(tx, owner)
}

export async function addCard(
  parts: Parts,
  accountId: AccountId,
  token: string,
  clock: Clock = readClock,
): Promise<Card> {
  const gateway = requireGateway(parts)
  const outcome = await callGateway(parts.log, async () => {
    const customerId = await ensureCustomer({ db: parts.db, gateway }, accountId)
    return await gateway.addCard(customerId, token, `card-${accountId}-${hash(token)}`)
  })
  return await saveCard(parts.db, { account_id: accountId, gateway: gateway.name }, outcome, clock)
}

const hash = (token: string) => createHash('sha256').update(token).digest('hex').slice(0, 32)

async function saveCard(db: Db, owner: Owner, outcome: CardOutcome, clock: Clock = readClock): Promise<Card> {
  if ('declined' in outcome)
    refuse('card_declined', {
      message: describeDecline(outcome.declined),
      ...(getDeclineErrors(outcome.declined) && {
        errors: must(getDeclineErrors(outcome.declined), 'decline errors'),
      }),
    })
  const stored = await transact(db, (tx) => storeCard(tx, owner, outcome.card, clock))
  if (stored === 'full') refuse('cards_full')
  if (stored === 'removed') refuse('card_declined', { message: t.this_card_was_removed() })
  return stored
}

/** A repeat for an existing card changes nothing. */
async function storeCard(
  tx: Tx,
  owner: Owner,
  card: GatewayCard,
  clock: Clock,
): Promise<Card | 'full' | 'removed'> {
  await lockCustomer(tx, owner)
  // It may have been deleted during the gateway call.
  if (!(await selectIsActive(tx, owner.account_id))) refuse('logout_user')
  const now = await clock(tx)
  const known = await selectByPaymentMethod(tx, owner.gateway, card.payment_method_id)
  if (known) {
    if (known.account_id !== owner.account_id || known.removed_at) return 'removed'
    return viewCard(known, now)
  }
  const cards = await selectCards(tx, owner)
  const replaced = cards.filter((one) => card.fingerprint !== null && one.fingerprint === card.fingerprint)
  const others = cards.filter((one) => !replaced.includes(one))
  if (others.length >= maxCards) {
    await removeLater(tx, { gateway: owner.gateway, payment_method_id: card.payment_method_id })
    return 'full'
  }
  await removeCards(tx, replaced, now)
  const isFirst = !others.some((one) => one.is_default)
  const added = await insertCard(tx, owner, { ...card, is_default: isFirst, created_at: now })
  if (!isFirst && !(await selectIsPastDue(tx, owner))) return viewCard(added, now)
  return viewCard(await makeDefault(tx, owner, added), now)
}

async function makeDefault(tx: Tx, owner: Owner, card: CardRow): Promise<CardRow> {
  await updateDefault(tx, owner, card.id)
  await recordEvent(tx, cardChosen, owner)
  return { ...card, is_default: true }
}

async function removeCards(tx: Tx, cards: CardRow[], now: Date): Promise<void> {
  const ids = cards.map(({ id }) => id)
  await updateRemoved(tx, ids, now)
  for (const card of cards) await removeLater(tx, card)
}

export function chooseDefaultCard({ db, gateway }: Parts, accountId: AccountId, id: number): Promise<Card> {
  return transact(db, async (tx) => {
    const owner = { account_id: accountId, gateway: gateway?.name ?? refuse('not_found') }
    await lockCustomer(tx, owner)
    const card = (await selectCard(tx, owner, id)) ?? refuse('not_found')
    return viewCard(await makeDefault(tx, owner, card), await readClock(tx))
  })
}

export function removeCard({ db, gateway }: Parts, accountId: AccountId, id: number): Promise<void> {
  return transact(db, async (tx) => {
    const owner = { account_id: accountId, gateway: gateway?.name ?? refuse('not_found') }
    await lockCustomer(tx, owner)
    const card = (await selectCard(tx, owner, id)) ?? refuse('not_found')
    const cards = await selectCards(tx, owner)
    const verdict = judgeCardRemoval({
      hasOpenPayment: await selectHasOpenPayment(tx, owner.gateway, card.payment_method_id),
      isOnlyCard: cards.length === 1,
      paysForPlan: await selectPaysForPlan(tx, owner),
    })
    refuseRejected(verdict, 'card_in_use')
    await removeCards(tx, [card], await readClock(tx))
    await moveDefault(tx, owner)
  })
}

/** Makes the newest card the default if there is none. */
async function moveDefault(tx: Tx, owner: Owner): Promise<void> {
  const [first] = await selectCards(tx, owner)
  if (first && !first.is_default) await updateDefault(tx, owner, first.id)
}

/** The card was removed at the gateway itself. */
export async function recordCardRemoved(
  tx: Tx,
  gateway: Owner['gateway'],
  paymentMethodId: string,
): Promise<void> {
  const known = await selectByPaymentMethod(tx, gateway, paymentMethodId)
  if (!known) return
  const owner = { account_id: known.account_id, gateway }
  await lockCustomer(tx, owner)
  await updateRemoved(tx, [known.id], await readClock(tx))
  await moveDefault(tx, owner)
}

/** Only if the card is typed on the gateway’s own page. */
export async function beginSetup(
  parts: Parts & { publicUrl: string },
  accountId: AccountId,
  returnTo: string,
): Promise<{ url: string }> {
  const { db, log, publicUrl } = parts
  const gateway = requireGateway(parts)
  const cards = await selectCards(db, { account_id: accountId, gateway: gateway.name })
  if (cards.length >= maxCards) refuse('cards_full')
  const setup = await callGateway(log, async () => {
    const customerId = await ensureCustomer({ db, gateway }, accountId)
    return await gateway.beginCardSetup({ customer_id: customerId, return_url: `${publicUrl}${returnTo}` })
  })
  return setup ? { url: setup.url } : refuse('not_found')
}

export async function finishSetup(parts: Parts, accountId: AccountId, setupId: string): Promise<Card> {
  const { db, log } = parts
  const gateway = requireGateway(parts)
  const outcome = await callGateway(log, async () =>
    gateway.readCardSetup(setupId, await ensureCustomer({ db, gateway }, accountId)),
  )
  if (!outcome) refuse('not_found', { message: t.no_card_was_added() })
  return await saveCard(db, { account_id: accountId, gateway: gateway.name }, outcome)
}

interface DoneSetup {
  gateway: Owner['gateway']
  setup: string
  customer: string
}

export const saveCardOfSetupKind: TaskKind<DoneSetup> = { name: 'save_card_of_setup' }

export const saveCardLater = (tx: Tx, setup: DoneSetup): Promise<void> =>
  enqueue(tx, saveCardOfSetupKind, setup)

/** For a cardholder who never returned to us. */
export async function saveCardOfSetup(
  { db, gateway }: Pick<Platform, 'db' | 'gateway'>,
  setup: DoneSetup,
): Promise<void> {
  const accountId = await selectAccountOf(db, setup)
  if (accountId === undefined || gateway?.name !== setup.gateway) return
  const outcome = await gateway.readCardSetup(setup.setup, setup.customer)
  if (!outcome || 'declined' in outcome) return
  await saveCard(db, { account_id: accountId, gateway: gateway.name }, outcome).catch((error: unknown) => {
    // Full, or removed since: no caller waits for an answer.
    if (!(error instanceof Refusal)) throw error
  })
}

async function selectAccountOf(db: Db, { gateway, customer }: DoneSetup): Promise<AccountId | undefined> {
  const row = await db
    .selectFrom('payment_customers')
    .select('account_id')
    .where('gateway', '=', gateway)
    .where('customer_id', '=', customer)
    .executeTakeFirst()
  return row?.account_id
}
