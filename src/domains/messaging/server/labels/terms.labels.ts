import { getTradePath } from '#domains/trades/common/trade-path.ts'
import type { TradeProposal } from '#domains/trades/common/terms.ts'
import type { TradeMove } from '#domains/trades/common/trades.ts'
import type { TradeSummary } from '#domains/trades/server/terms/summaries.service.ts'
import { formatMoney, formatShortInstant } from '#platform/common/formats/formats.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import { cutBeginning, quoteTitle, type NamedListing, type NoticeTexts } from './notifications.labels.ts'
import { describeTotal } from './sales.labels.ts'
import * as t from '#domains/messaging/texts.ts'

const termsMoves = [
  'delivery_chosen',
  'address_changed',
  'total_lowered',
  'proposed',
  'proposal_accepted',
  'proposal_declined',
  'proposal_withdrawn',
  'pieces_cancelled',
  'cancelled',
  'tracking_changed',
] as const satisfies TradeMove['action'][]
export type TermsMove = (typeof termsMoves)[number]

export const isTermsMove = (action: TradeMove['action']): action is TermsMove =>
  termsMoves.some((one) => one === action)

interface Moved {
  side: TradeMove['side']
  action: TermsMove
  reason: string
  total_cents?: number | null | undefined
}

/** @param summary what holds now, which may be later than the step */
export function composeTermsMove(
  listing: string,
  { side, action, reason, total_cents: totalCents }: Moved,
  summary: TradeSummary | undefined,
): [string, string] {
  const of = { listing, by_buyer: side === 'buyer', total: formatMoney(totalCents ?? 0) }
  const quoted = reason === '' ? '' : t.they_write({ message: cutBeginning(reason) })
  const texts: Record<TermsMove, () => [string, string]> = {
    delivery_chosen: () => [
      t.delivery_chosen(),
      t.they_chose_the_delivery({ ...of, ...describeChosen(summary, totalCents ?? 0) }),
    ],
    address_changed: () => [t.address_changed(), t.the_buyer_changed_the_address({ listing })],
    total_lowered: () => [t.total_lowered(), joinSentences(t.the_seller_lowered_the_total(of), quoted)],
    proposed: () => [
      t.proposal(),
      joinSentences(
        t.they_propose_a_change({ ...of, ...describeProposal(summary?.proposal ?? null, summary) }),
        quoted,
        t.answer_it_on_the_sales_page(),
      ),
    ],
    proposal_accepted: () => [t.proposal_accepted(), t.they_accepted_your_proposal(of)],
    proposal_declined: () => [t.proposal_declined(), t.they_declined_your_proposal(of)],
    proposal_withdrawn: () => [t.proposal_withdrawn(), t.they_withdrew_their_proposal(of)],
    pieces_cancelled: () => [t.partly_cancelled(), t.they_agreed_to_cancel_part(of)],
    cancelled: () => [
      t.cancelled(),
      side === 'system' ? t.weve_cancelled_an_unsent_sale({ listing }) : t.they_agreed_to_cancel(of),
    ],
    tracking_changed: () => [
      t.tracking(),
      joinSentences(t.the_seller_added_tracking({ listing }), describeTracking(summary)),
    ],
  }
  return texts[action]()
}

function describeChosen(summary: TradeSummary | undefined, totalCents: number) {
  const { way, ...sum } = describeTotal({
    price_cents: totalCents,
    terms: summary?.terms ?? null,
    is_pickup_only: false,
  })
  // Another parcel may have been left since.
  return { ...sum, way: way === 'undecided' || way === 'pickup_only' ? ('other' as const) : way }
}

function describeProposal(proposal: TradeProposal | null, summary: TradeSummary | undefined) {
  if (!proposal) return { kind: 'other' as const, count: 0, new_total: '' }
  const { kind, quantity, total_cents: totalCents } = proposal
  const isPart = kind === 'cancel' && quantity !== null && quantity < (summary?.terms?.quantity ?? 0)
  return {
    kind: isPart ? ('pieces' as const) : kind,
    count: quantity ?? 0,
    new_total: formatMoney(totalCents ?? 0),
  }
}

export const describeTracking = (summary: TradeSummary | undefined): string =>
  summary?.parcel ? t.track_it_with({ carrier: summary.parcel.carrier, number: summary.parcel.number }) : ''

interface Unchosen {
  trade_id: number
  hours: 24 | 48
  /** Until then only the buyer may choose. */
  choose_by: string
  is_pickup_only: boolean
}

export function composeDeliveryUnchosenNotice(
  listing: NamedListing,
  to: 'buyer' | 'seller',
  { trade_id: tradeId, hours, choose_by: chooseBy, is_pickup_only: isPickup }: Unchosen,
): NoticeTexts {
  const of = { listing: quoteTitle(listing), is_pickup: isPickup }
  const time = formatShortInstant(new Date(chooseBy))
  const texts =
    to === 'seller'
      ? t.the_buyer_hasnt_chosen({ ...of })
      : hours === 24
        ? t.choose_how_you_get_it_until({ ...of, time })
        : t.you_havent_chosen_and_the_seller_may({ ...of })
  return {
    kind: 'trade',
    title: t.choose_delivery_title({ is_pickup: isPickup }),
    action: t.act_choose_delivery({
      to: to === 'seller' ? 'seller' : 'other',
      is_pickup: isPickup,
    }),
    facts: to === 'buyer' && hours === 24 ? [t.choose_by_time({ time })] : [],
    body: texts,
    link: getTradePath(to, tradeId),
  }
}
