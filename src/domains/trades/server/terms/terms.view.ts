import { formatReference } from '#domains/trades/common/payment-reference.ts'
import type { TradeParcel, TradeProposal, TradeTerms } from '#domains/trades/common/terms.ts'
import type { Carrier } from '#domains/settings/common/carriers.ts'
import { getTrackingUrl } from '#domains/trades/common/carriers.ts'
import type { ProposalRow, TermsRow } from './terms.queries.ts'
import { applyProposal, chooseBy, isFinal, sumTerms } from './terms.rules.ts'

export function viewTerms(row: TermsRow, agreedAt: Date): TradeTerms {
  const { trade_id: tradeId, version, quantity, items_cents: items, method, option } = row
  return {
    version,
    reference: formatReference(tradeId),
    quantity,
    items_cents: items,
    delivery: method && {
      method,
      kind: option?.kind ?? null,
      name: option?.name ?? '',
      delivery_cents: row.delivery_cents,
      rural_cents: row.rural_cents,
      days_to_send: option?.days_to_send ?? null,
      is_tracked: option?.is_tracked ?? false,
      joined_to: row.joined_to,
    },
    total_cents: row.total_cents,
    is_final: isFinal(row),
    pay_by: row.pay_by.toISOString(),
    choose_by: method === null ? chooseBy(agreedAt).toISOString() : null,
  }
}

export function viewProposal(row: ProposalRow, terms: TermsRow | undefined): TradeProposal {
  const next = terms && applyProposal(terms, row)
  return {
    id: row.id,
    kind: row.kind,
    side: row.side,
    reason: row.reason,
    items_cents: row.items_cents,
    delivery_cents: row.delivery_cents,
    quantity: row.quantity,
    joined_to: row.joined_to,
    total_cents: next ? sumTerms(next) : null,
    proposed_at: row.proposed_at.toISOString(),
  }
}

export const viewParcel = (
  { carrier, number, at }: { carrier: string; number: string; at: Date },
  carriers: readonly Carrier[],
): TradeParcel => ({ carrier, number, url: getTrackingUrl(carriers, carrier, number), at: at.toISOString() })
