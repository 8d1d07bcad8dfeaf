import { getTradePath } from '#domains/trades/common/trade-path.ts'
import type { TradeSummary } from '#domains/trades/server/terms/summaries.service.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { defaultEffectiveDays, type TradeMove, type TradeStatus } from '#domains/trades/common/trades.ts'
import { cutBeginning, quoteTitle, type NamedListing, type NoticeTexts } from './notifications.labels.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import { composeTermsMove, describeTracking, isTermsMove, type TermsMove } from './terms.labels.ts'
import * as t from '#domains/messaging/texts.ts'

type Side = 'buyer' | 'seller'

type OtherMove = Exclude<TradeMove['action'], TermsMove>

interface Moved {
  trade_id: number
  side: TradeMove['side']
  action: TradeMove['action']
  from_status: TradeStatus
  to_status: TradeStatus
  reason: string
  total_cents?: number | null | undefined
}

/** @param summary what holds now, which may be later than the step */
export function composeTradeMovedNotice(
  listing: NamedListing,
  to: Side,
  moved: Moved,
  summary?: TradeSummary,
): NoticeTexts {
  const { action } = moved
  const [title, body] = isTermsMove(action)
    ? composeTermsMove(quoteTitle(listing), { ...moved, action }, summary)
    : describeMove(quoteTitle(listing), to, { ...moved, action }, summary)
  return {
    kind: 'trade',
    title,
    body,
    link: getTradePath(to, moved.trade_id),
    action: getMoveAction(to, action),
    facts: summary?.terms ? [formatMoney(summary.terms.total_cents)] : [],
  }
}

/** The next step after a move, in the words of the sale's page. */
function getMoveAction(to: Side, action: TradeMove['action']): string {
  const actions: Partial<Record<TradeMove['action'], string>> = {
    paid: to === 'seller' ? t.act_confirm_payment() : t.act_open_purchase(),
    sent: t.act_mark_as_received(),
    received: t.act_leave_a_review(),
    handed_over: t.act_leave_a_review(),
    default_stated: t.act_contest_it(),
    proposed: t.act_answer_proposal(),
    delivery_chosen: to === 'buyer' ? t.act_pay() : t.act_open_sale(),
    total_lowered: t.act_pay(),
  }
  return actions[action] ?? getSaleAction(to)
}

const getSaleAction = (to: Side) => (to === 'buyer' ? t.act_open_purchase() : t.act_open_sale())

function describeMove(
  listing: string,
  to: Side,
  { side, action, to_status: toStatus, reason }: Moved & { action: OtherMove },
  summary: TradeSummary | undefined,
): [string, string] {
  const byBuyer = side === 'buyer'
  const quoted = reason === '' ? '' : t.they_write({ message: cutBeginning(reason) })
  const texts: Record<OtherMove, [string, string]> = {
    paid: [
      t.paid(),
      to === 'seller'
        ? t.the_buyer_says_theyve_paid({ listing })
        : t.the_seller_has_your_payment({ listing }),
    ],
    payment_confirmed: [t.payment_received(), t.the_seller_has_your_payment({ listing })],
    sent: [
      t.on_its_way(),
      joinSentences(
        t.the_seller_has_sent_it({ listing }),
        describeTracking(summary),
        t.let_them_know_once_you_have_it(),
      ),
    ],
    received:
      side === 'system'
        ? [t.sale_complete_title(), t.you_reported_no_problem_in_time({ listing })]
        : [t.received(), t.the_buyer_has_it({ listing })],
    handed_over: [t.handed_over(), t.it_has_been_handed_over({ listing })],
    undone: [
      t.taken_back(),
      t.they_undid_what_theyd_marked({ by_buyer: byBuyer, listing, status: toStatus }),
    ],
    disputed: [
      t.dispute(),
      joinSentences(t.they_have_opened_a_dispute({ by_buyer: byBuyer, listing }), quoted),
    ],
    dispute_withdrawn: [
      t.dispute_withdrawn(),
      t.they_have_withdrawn_the_dispute({ by_buyer: byBuyer, listing, status: toStatus }),
    ],
    dispute_resolved: [
      t.dispute_decided(),
      t.weve_decided_the_dispute({ listing, status: toStatus, note: reason }),
    ],
    default_stated: [
      t.reported_unpaid(),
      joinSentences(
        t.the_seller_says_you_havent_paid({ listing }),
        quoted,
        t.if_thats_wrong_contest_it({ days: defaultEffectiveDays }),
      ),
    ],
    default_withdrawn: [t.sale_goes_on(), t.the_seller_no_longer_says_you_havent_paid({ listing })],
    default_contested: [t.dispute(), joinSentences(t.the_buyer_says_they_did_pay({ listing }), quoted)],
    default_accepted: [
      t.cancelled(),
      joinSentences(t.the_buyer_has_agreed_to_cancel({ listing }), t.you_can_relist_it_or_offer_it()),
    ],
    default_stood: [
      t.cancelled(),
      to === 'seller'
        ? joinSentences(t.the_buyer_didnt_contest_it({ listing }), t.you_can_relist_it_or_offer_it())
        : t.you_didnt_contest_it({ listing }),
    ],
  }
  return texts[action]
}

export function composeTradeUnfinishedNotice(
  listing: NamedListing,
  to: Side,
  { day, trade_id: tradeId }: { day: number; trade_id: number },
): NoticeTexts {
  return {
    kind: 'trade',
    title: t.still_open_title(),
    body: joinSentences(
      t.the_sale_isnt_finished({ listing: quoteTitle(listing), days: day }),
      to === 'buyer' ? t.mark_it_as_paid_or_received() : t.mark_it_as_paid_or_sent(),
      t.if_somethings_wrong_open_a_dispute(),
    ),
    link: getTradePath(to, tradeId),
    action: getSaleAction(to),
  }
}

export function composeTradeSuspendedNotice(
  listing: NamedListing,
  { is_held: isHeld, status, trade_id: tradeId }: { is_held: boolean; status: TradeStatus; trade_id: number },
): NoticeTexts {
  if (!isHeld) {
    return {
      kind: 'trade',
      title: t.sale_continues_title(),
      body: t.the_seller_of_listing_is_back_on_hoko({ listing: quoteTitle(listing) }),
      link: getTradePath('buyer', tradeId),
      action: t.act_open_purchase(),
    }
  }
  const body =
    status === 'agreed'
      ? t.weve_suspended_the_seller_of_listing({ listing: quoteTitle(listing) })
      : t.weve_suspended_the_seller_of_listing_2({ listing: quoteTitle(listing) })
  return {
    kind: 'trade',
    title: status === 'agreed' ? t.dont_pay_yet() : t.seller_suspended(),
    body,
    link: getTradePath('buyer', tradeId),
    action: t.act_open_purchase(),
  }
}

export function composeDisputeWrittenInNotice(
  listing: NamedListing,
  to: Side,
  { side, text, trade_id: tradeId }: { side: TradeMove['side']; text: string; trade_id: number },
): NoticeTexts {
  return {
    kind: 'trade',
    title: t.dispute_title(),
    body: t.they_write_about_listing({
      side: side === 'system' ? 'other' : side,
      listing: quoteTitle(listing),
      message: cutBeginning(text),
    }),
    link: getTradePath(to, tradeId),
    action: getSaleAction(to),
  }
}

export function composeDisputeForAdminsNotice(
  listing: NamedListing,
  { side, reason }: { side: TradeMove['side']; reason: string },
): NoticeTexts {
  return {
    kind: 'dispute',
    title: t.dispute_title(),
    body: t.they_wrote_about_the_sale({
      side: side === 'system' ? 'other' : side,
      listing: quoteTitle(listing),
      message: cutBeginning(reason),
    }),
    link: `/listings?disputed=yes&open=${listing.id}`,
  }
}
