import { sql, type Selectable } from 'kysely'
import { randomBytes } from 'node:crypto'
import { isCardExpiry, type TestCard, findTestCard } from '#platform/common/payments/card-rules.ts'
import { readClock } from '../clock.ts'
import type { DB } from '../database/db-types.ts'
import type { Tx } from '../database/db.ts'
import { type Charge, type DeclineCode, GatewayRefused, type Refund } from './gateway.ts'
import { recordSandboxEvent, lockSandboxPayment, settleSandboxPayment } from './sandbox-payments.ts'

interface SavedTestCard {
  test_card: TestCard
  expires_month: number
  expires_year: number
  wasConfirmed: boolean
}

interface Decided {
  status: 'requires_action' | 'succeeded' | 'failed'
  failure_code: DeclineCode | null
}

export const hasCardExpired = (
  card: Pick<SavedTestCard, 'expires_month' | 'expires_year'>,
  now: Date,
): boolean => !isCardExpiry(`${card.expires_month}/${card.expires_year}`, now)

/** @param isPresent whether the cardholder is there to confirm */
export function decideCharge(
  card: SavedTestCard,
  { isPresent, now }: { isPresent: boolean; now: Date },
): Decided {
  if (hasCardExpired(card, now)) return fail('expired_card')
  const { whenCharged } = card.test_card
  if (whenCharged === 'is_declined') return fail('declined')
  const requests = whenCharged === 'asks_always' || (whenCharged === 'asks_once' && !card.wasConfirmed)
  if (!requests) return { status: 'succeeded', failure_code: null }
  return isPresent ? { status: 'requires_action', failure_code: null } : fail('authentication_required')
}

const fail = (failureCode: DeclineCode): Decided => ({ status: 'failed', failure_code: failureCode })

export const readSandboxId = (kind: 'cus' | 'pm' | 'tr' | 'dp', id: string): number => {
  const number = new RegExp(`^${kind}_sandbox_([1-9]\\d{0,14})$`).exec(id)?.[1]
  if (number === undefined) throw new GatewayRefused(`no such thing: ${id}`)
  return Number(number)
}

export function refuseUsedKey(key: string): never {
  throw new GatewayRefused(`the key ${key} was used for something else`)
}

/** By bank, if it names no card: then the payer goes on at their bank. */
export interface SandboxCharge extends Pick<Charge, 'amount_cents' | 'description' | 'return_url'> {
  customer_id: string | null
  payment_method_id: string | null
}

interface Charged {
  id: string
  isNew: boolean
  card: TestCard | null
}

export async function chargeSandbox(tx: Tx, charge: SandboxCharge, key: string): Promise<Charged> {
  const before = await findCharged(tx, key)
  if (before && !isSameCharge(before, charge)) refuseUsedKey(key)
  if (before) return { id: before.id, isNew: false, card: null }
  const card = charge.payment_method_id === null ? null : await lockCard(tx, charge)
  const createdAt = await readClock(tx)
  const isPresent = charge.return_url !== null
  const decided = card ? decideCharge(card, { isPresent, now: createdAt }) : waiting
  const made = await tx
    .insertInto('sandbox_payments')
    .values({
      ...decided,
      id: `${card ? 'pi' : 'bp'}_sandbox_${randomBytes(18).toString('hex')}`,
      key,
      card_id: card?.id ?? null,
      amount_cents: charge.amount_cents,
      description: charge.description,
      return_url: charge.return_url,
      created_at: createdAt,
      settled_at: decided.status === 'requires_action' ? null : createdAt,
    })
    .onConflict((on) => on.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  // Another call with this key came first.
  if (!made) return await chargeSandbox(tx, charge, key)
  await recordSandboxEvent(tx, `payment_intent.${decided.status}`, { payment_id: made.id })
  return { id: made.id, isNew: true, card: card?.test_card ?? null }
}

const waiting: Decided = { status: 'requires_action', failure_code: null }

export async function cancelSandboxPayment(tx: Tx, id: string): Promise<void> {
  const { status } = await lockSandboxPayment(tx, id)
  if (status === 'requires_action') await settleSandboxPayment(tx, id, 'cancelled')
}

type Payment = Selectable<DB['sandbox_payments']>

const findCharged = (tx: Tx, key: string) =>
  tx.selectFrom('sandbox_payments').selectAll().where('key', '=', key).executeTakeFirst()

const isSameCharge = (payment: Payment, charge: SandboxCharge) =>
  payment.amount_cents === charge.amount_cents &&
  payment.card_id ===
    (charge.payment_method_id === null ? null : readSandboxId('pm', charge.payment_method_id)) &&
  payment.description === charge.description &&
  payment.return_url === charge.return_url

async function lockCard(
  tx: Tx,
  { payment_method_id: paymentMethodId, customer_id: customerId }: SandboxCharge,
) {
  const card = await tx
    .selectFrom('sandbox_cards')
    .selectAll()
    .where('id', '=', readSandboxId('pm', paymentMethodId ?? ''))
    .where('customer_id', '=', readSandboxId('cus', customerId ?? ''))
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  const testCard = card && findTestCard(card.test_card)
  if (!testCard) throw new GatewayRefused(`no such card: ${paymentMethodId} of ${customerId}`)
  return { ...card, test_card: testCard, wasConfirmed: card.confirmed_at !== null }
}

export async function refundSandboxPayment(
  tx: Tx,
  { gateway_payment_id: gatewayPaymentId, amount_cents: amountCents }: Refund,
  key: string,
): Promise<string> {
  const payment = await lockSandboxPayment(tx, gatewayPaymentId)
  const before = await tx.selectFrom('sandbox_refunds').selectAll().where('key', '=', key).executeTakeFirst()
  if (before) {
    const isSame = before.payment_id === payment.id && before.amount_cents === amountCents
    return isSame ? `re_sandbox_${before.id}` : refuseUsedKey(key)
  }
  const { refunded } = await tx
    .selectFrom('sandbox_refunds')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as('refunded'))
    .where('payment_id', '=', payment.id)
    .executeTakeFirstOrThrow()
  if (payment.status !== 'succeeded' || refunded + amountCents > payment.amount_cents)
    throw new GatewayRefused(`too much to give back of ${payment.id}: ${amountCents} cents`)
  const { id } = await tx
    .insertInto('sandbox_refunds')
    .values({ payment_id: payment.id, key, amount_cents: amountCents, created_at: await readClock(tx) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordSandboxEvent(tx, 'charge.refunded', { payment_id: payment.id })
  return `re_sandbox_${id}`
}
