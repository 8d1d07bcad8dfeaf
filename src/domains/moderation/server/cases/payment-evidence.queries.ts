import { sql } from 'kysely'
import type { CaseEvidence } from '#domains/moderation/common/cases.ts'
import { formatDate, formatExactMoney } from '#platform/common/formats/formats.ts'
import type { Db } from '#platform/server/database/db.ts'
import * as t from '#domains/moderation/texts.ts'

type SignKind = 'own_card' | 'fast' | 'far_card' | 'new_account' | 'review_due'

const labels: Record<SignKind, (detail: string) => string> = {
  own_card: () => t.sign_own_card(),
  fast: (detail) => t.sign_fast({ count: Number(detail) }),
  far_card: (detail) => t.sign_far_card({ country: detail }),
  new_account: () => t.sign_new_account(),
  review_due: () => t.sign_review_due(),
}

const entry = (what: CaseEvidence['what'], text: string, at: Date | null) => ({
  what,
  reason: null,
  author: null,
  text,
  at: at?.toISOString() ?? null,
})

/** The payment first, then what was seen. */
export async function selectPaymentEvidence(db: Db, paymentId: number): Promise<CaseEvidence[]> {
  const payment = await db
    .selectFrom('trade_payments')
    .select(['id', 'trade_id', 'amount_cents', 'method', 'status', 'paid_at', 'started_at'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  const { id, trade_id: trade, amount_cents: cents, method, status, paid_at: paidAt } = payment
  const text = t.payment_in_words({
    id,
    trade,
    amount: formatExactMoney(cents),
    method: method === 'card' ? 'card' : 'other',
    day: formatDate(paidAt ?? payment.started_at),
    status: isShown(status) ? status : 'other',
  })
  const { rows } = await sql<{ kind: SignKind; detail: string; at: Date }>`
    select kind, detail, at from payment_signs where payment_id = ${paymentId}
    union all
    select action, '', at from trade_payment_moves where payment_id = ${paymentId} and action = 'review_due'
     order by at`.execute(db)
  return [
    entry('payment', text, paidAt),
    ...rows.map(({ kind, detail, at }) => ({ ...entry('report', labels[kind](detail), at), reason: kind })),
  ]
}

const shown = ['held', 'disputed', 'released', 'refunded'] as const
const isShown = (status: string): status is (typeof shown)[number] => shown.some((one) => one === status)
