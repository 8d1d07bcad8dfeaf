import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { paymentSignFound } from '../trade-payments.events.ts'
import type { PaymentRow } from '../payments/payments.queries.ts'
import { judgeSigns } from './signs.rules.ts'

/** Signs of fraud make cases for the moderators; nothing is refused for them. */
export async function findSigns(tx: Tx, payment: PaymentRow, at: Date): Promise<void> {
  const { buyer_id: buyerId, seller_id: sellerId, card_fingerprint: fingerprint } = payment
  const since = new Date(at.getTime() - 3_600_000)
  const { rows } = await sql<{ own: boolean; recent: number; is_posted: boolean }>`
    select exists (select from cards c where c.account_id = ${sellerId} and c.fingerprint = ${fingerprint}) as own,
           (select count(*) from trade_payments p where p.buyer_id = ${buyerId} and p.started_at > ${since})::int as recent,
           exists (select from trade_terms t where t.trade_id = ${payment.trade_id} and t.address is not null) as is_posted`.execute(
    tx,
  )
  const [facts] = rows
  if (!facts) return
  const signs = judgeSigns({
    isSellersCard: facts.own,
    paymentsInAnHour: facts.recent,
    cardCountry: payment.card_country,
    isPosted: facts.is_posted,
  })
  for (const { kind, detail } of signs) await recordSign(tx, payment, { kind, detail, at })
}

export async function recordSign(
  tx: Tx,
  payment: PaymentRow,
  { kind, detail, at }: { kind: 'own_card' | 'fast' | 'far_card' | 'new_account'; detail: string; at: Date },
): Promise<void> {
  const made = await tx
    .insertInto('payment_signs')
    .values({ payment_id: payment.id, kind, detail, at })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return
  await recordEvent(tx, paymentSignFound, {
    payment_id: payment.id,
    trade_id: payment.trade_id,
    listing_id: payment.listing_id,
    buyer_id: payment.buyer_id,
    seller_id: payment.seller_id,
    kind,
    detail,
  })
}
