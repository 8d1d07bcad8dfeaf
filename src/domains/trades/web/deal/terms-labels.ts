import type { DeliveryOption } from '#domains/delivery/common/delivery-options.shapes.ts'
import type { TradeDelivery, TradeDetails, TradeProposal, TradeTerms } from '#domains/trades/common/terms.ts'
import type { Trade } from '#domains/trades/common/trades.ts'
import { formatExactMoney, formatMoney } from '#platform/common/formats/formats.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { getThem } from './next-step.ts'
import * as t from '#domains/trades/texts.ts'

type Delivery = Pick<TradeDelivery, 'method' | 'kind' | 'name'>

const getKindNames = makeTexts((): Record<DeliveryOption['kind'], string> => ({
  courier: t.deal_courier(),
  post: t.deal_post(),
  own_delivery: t.deal_delivered_by_the_seller(),
  as_agreed: t.deal_delivery_as_agreed(),
}))

/** 'Courier, Signature required' */
export function describeDelivery({ method, kind, name }: Delivery): string {
  if (method === 'pickup') return t.pickup()
  if (method === 'joined') return t.deal_with_the_other_sale()
  if (method === 'as_agreed' || kind === null) return name || t.deal_delivery_as_agreed()
  return name === '' ? getKindNames()[kind] : t.deal_kind_and_name({ kind: getKindNames()[kind], name })
}

/** The promise of the sending, such as '2 days, tracked'; null if there's none. */
export function describeSending({ days_to_send: days, is_tracked: isTracked }: TradeDelivery): string | null {
  if (days === null) return isTracked ? t.deal_tracked() : null
  return t.deal_sent_within({ days, is_tracked: isTracked })
}

export function describeProposal(
  proposal: TradeProposal,
  trade: Trade,
  joined: TradeDetails['joinable'][number] | undefined,
): string {
  const values = {
    is_mine: proposal.side === trade.role,
    them: getThem(trade),
    total: formatMoney(proposal.total_cents ?? 0),
    now: formatMoney(trade.terms?.total_cents ?? trade.total_cents),
  }
  if (proposal.kind === 'total') {
    return t.deal_proposes_a_total({
      ...values,
      items: formatExactMoney(proposal.items_cents ?? 0),
      delivery: formatExactMoney(proposal.delivery_cents ?? 0),
    })
  }
  if (proposal.kind === 'join') {
    return t.deal_proposes_one_parcel({
      ...values,
      title: joined?.title ?? t.deal_another_sale(),
      delivery: formatExactMoney(proposal.delivery_cents ?? 0),
    })
  }
  return proposal.total_cents === null
    ? t.deal_proposes_to_cancel(values)
    : t.deal_proposes_to_cancel_pieces({
        ...values,
        count: proposal.quantity ?? 0,
        of: trade.quantity,
      })
}

type Version = TradeDetails['history'][number]

export function describeVersion({ cause, side }: Version, reader: Trade['role']): string {
  const who = side === reader ? 'you' : side === 'buyer' ? 'buyer' : 'seller'
  const causes: Record<Version['cause'], () => string> = {
    promise: () => t.deal_version_promise(),
    chosen: () => t.deal_version_chosen({ who }),
    seller_chose: () => t.deal_version_seller_chose({ who }),
    address: () => t.deal_version_address({ who }),
    lowered: () => t.deal_version_lowered({ who }),
    proposal: () => t.deal_version_proposal(),
    joined: () => t.deal_version_joined(),
    pieces: () => t.deal_version_pieces(),
  }
  return causes[cause]()
}

/** The open part of the total; null once it is final. */
export function describeOpenTotal({ delivery, is_final: isFinal }: TradeTerms): string | null {
  if (isFinal) return null
  return delivery ? t.deal_delivery_as_agreed() : t.deal_not_chosen_yet()
}
