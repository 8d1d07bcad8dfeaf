import { aucklandLocal } from '#platform/common/formats/auckland-time.ts'
import { formatExactMoney } from '#platform/common/formats/formats.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import type {
  DisputedCharge,
  EvidenceMessage,
  EvidenceStep,
  selectEvidenceParcels,
  selectEvidencePayouts,
  selectEvidenceRefunds,
} from './evidence.queries.ts'
import * as t from '#domains/trade-payments/texts.ts'

const formatAt = (at: Date) => aucklandLocal(at).replace('T', ' ')

const getSides = makeTexts(() => ({
  buyer: t.evidence_buyer(),
  seller: t.evidence_seller(),
  system: t.evidence_hoko(),
}))

/** Steps that say something about the charge; a sale's own 'paid' is the payment's. */
const getSteps = makeTexts((): Record<string, string> => ({
  'payment paid': t.evidence_step_paid(),
  'sale delivery_chosen': t.evidence_step_delivery_chosen(),
  'sale sent': t.evidence_step_sent(),
  'sale tracking_changed': t.evidence_step_tracking(),
  'payment delivered': t.evidence_step_delivered(),
  'sale received': t.evidence_step_received(),
  'sale handed_over': t.evidence_step_handed_over(),
  'sale disputed': t.evidence_step_disputed(),
  'sale dispute_withdrawn': t.evidence_step_dispute_withdrawn(),
  'sale dispute_resolved': t.evidence_step_dispute_resolved(),
  'sale cancelled': t.evidence_step_cancelled(),
  'payment released': t.evidence_step_released(),
  'payment refunded': t.evidence_step_refunded(),
  'payment charged_back': t.evidence_step_charged_back(),
}))

function describeStep({ source, action, side, amount_cents: amount, reason, at }: EvidenceStep): string[] {
  const step = getSteps()[`${source} ${action}`]
  if (step === undefined) return []
  const sum = source === 'payment' && amount !== null ? formatExactMoney(amount) : ''
  return [
    [formatAt(at), getSides()[side], step, sum, source === 'sale' ? reason : ''].filter(Boolean).join(' · '),
  ]
}

interface Summary {
  charge: DisputedCharge
  steps: EvidenceStep[]
  parcels: Awaited<ReturnType<typeof selectEvidenceParcels>>
  refunds: Awaited<ReturnType<typeof selectEvidenceRefunds>>
  payouts: Awaited<ReturnType<typeof selectEvidencePayouts>>
}

const listLines = (title: string, lines: string[]) =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `- ${line}`)]

export function composeEvidenceSummary({ charge, steps, parcels, refunds, payouts }: Summary): string {
  const lines = [
    t.evidence_title({ id: charge.gateway_chargeback_id }),
    t.evidence_times_are_in_new_zealand(),
    '',
    t.evidence_sale({ id: charge.trade_id, title: charge.title, quantity: charge.quantity }),
    t.evidence_agreed({ at: formatAt(charge.agreed_at) }),
    t.evidence_paid({
      id: charge.gateway_payment_id ?? '',
      amount: formatExactMoney(charge.amount_cents),
      at: charge.paid_at ? formatAt(charge.paid_at) : '',
    }),
    t.evidence_disputed({
      amount: formatExactMoney(charge.disputed_cents),
      at: formatAt(charge.opened_at),
      reason: charge.reason,
    }),
    t.evidence_member_is({ side: getSides().buyer, name: charge.buyer, since: formatAt(charge.buyer_since) }),
    t.evidence_member_is({
      side: getSides().seller,
      name: charge.seller,
      since: formatAt(charge.seller_since),
    }),
    ...listLines(t.evidence_steps(), steps.flatMap(describeStep)),
    ...listLines(
      t.evidence_tracking(),
      parcels.map(({ carrier, number, at }) => `${formatAt(at)} · ${carrier} · ${number}`),
    ),
    ...listLines(t.evidence_refunds(), refunds.map(describeTransfer)),
    ...listLines(t.evidence_payouts(), payouts.map(describeTransfer)),
  ]
  return `${lines.join('\r\n')}\r\n`
}

const describeTransfer = ({
  amount_cents: amount,
  sent_at: sentAt,
}: {
  amount_cents: number
  sent_at: Date | null
}) => `${formatExactMoney(amount)} · ${sentAt ? formatAt(sentAt) : t.evidence_not_sent_yet()}`

export function composeEvidenceMessage(message: EvidenceMessage): string {
  const { side, source, text, image_count: count, at } = message
  const place = source === 'chat' ? t.evidence_in_chat() : t.evidence_in_dispute()
  const images = count > 0 ? `\r\n[${t.evidence_photos({ count })}]` : ''
  return `${formatAt(at)} · ${place} · ${getSides()[side]}\r\n${text}${images}\r\n\r\n`
}

export const composeNoMessages = (): string => `${t.evidence_no_messages()}\r\n`
