import { getTradePath } from '#domains/trades/common/trade-path.ts'
import { formatVisit } from '#platform/common/formats/formats.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import {
  getChatPath,
  quoteBeginning,
  quoteTitle,
  type NamedListing,
  type NoticeTexts,
} from './notifications.labels.ts'
import * as t from '#domains/messaging/texts.ts'

interface Span {
  starts_at: string
  ends_at: string
}

interface Moved {
  action: 'asked' | 'offered' | 'picked' | 'cancelled'
  note: string
  place: string
  picked: Span | null
  dropped: Span | null
}

interface ViewingMoved extends Moved {
  conversation_id: number
  /** The person who moved it. */
  name: string
}

export function composeViewingNotice(listing: NamedListing, moved: ViewingMoved): NoticeTexts {
  const { conversation_id: conversationId, dropped } = moved
  return {
    kind: 'pickup',
    title: moved.action === 'cancelled' ? t.viewing_called_off() : t.viewing_title({ action: moved.action }),
    ...getMeetingAction('viewing', moved, t.act_open_message()),
    body: joinSentences(
      describeViewingMove(listing, moved),
      dropped && moved.action !== 'cancelled' && t.time_no_longer_applies({ time: formatVisit(dropped) }),
    ),
    link: getChatPath(conversationId),
  }
}

function describeViewingMove(
  listing: NamedListing,
  { name, action, note, place, picked, dropped }: ViewingMoved,
): string {
  const of = { name, listing: quoteTitle(listing) }
  if (action === 'asked') return t.name_would_like_to_see_listing({ ...of, note: quoteBeginning(note) })
  if (action === 'offered') return t.name_offers_times_to_see_listing({ ...of, place })
  if (action === 'picked' && picked)
    return t.name_comes_to_see_listing({ ...of, time: formatVisit(picked), place })
  return dropped
    ? t.name_called_off_the_viewing_at({ ...of, time: formatVisit(dropped) })
    : t.name_called_off_the_viewing(of)
}

export function composePickupNotice(listing: NamedListing, moved: Moved & { trade_id: number }): NoticeTexts {
  const { trade_id: tradeId, action, dropped } = moved
  return {
    kind: 'pickup',
    title: getPickupTitle(moved),
    ...getMeetingAction('pickup', moved, t.act_open_sale()),
    body: joinSentences(
      describePickupMove(listing, moved),
      dropped && t.time_no_longer_applies({ time: formatVisit(dropped) }),
      action === 'offered' && t.choose_one(),
    ),
    link: getTradePath(action === 'offered' ? 'buyer' : 'seller', tradeId),
  }
}

/** @param other for a time that is agreed or called off */
function getMeetingAction(kind: 'viewing' | 'pickup', { action, picked }: Moved, other: string) {
  if (action === 'offered') return {}
  if (action === 'asked') return { action: t.act_offer_times({ kind }) }
  return { action: other, ...(picked && { facts: [formatVisit(picked)] }) }
}

function getPickupTitle({ action, dropped }: Moved): string {
  if (action === 'asked') return t.another_pickup_time()
  if (dropped) return t.pickup_moved()
  return action === 'offered' ? t.pickup_times() : t.pickup_agreed()
}

function describePickupMove(named: NamedListing, { action, place, note, picked }: Moved): string {
  const listing = quoteTitle(named)
  if (action === 'offered') return t.the_seller_has_offered_pickup_times({ listing, place })
  return picked
    ? t.the_buyer_will_pick_it_up({ listing, time: formatVisit(picked), place })
    : t.the_buyer_has_asked_for_another_time({ listing, note })
}

type Side = 'buyer' | 'seller'

interface HandoverNotice {
  to: Side
  title: string
  body: string
  action: string
  trade_id: number
}

function words({ to, title, body, action, trade_id: tradeId }: HandoverNotice): NoticeTexts {
  return {
    kind: 'pickup',
    title,
    body,
    action,
    link: getTradePath(to, tradeId),
  }
}

export function composeHandoverLockedNotice(listing: NamedListing, tradeId: number): NoticeTexts {
  const body = t.too_many_wrong_handover_codes_were({ listing: quoteTitle(listing) })
  return words({
    to: 'buyer',
    title: t.handover_code_locked(),
    body,
    action: t.act_make_a_new_code(),
    trade_id: tradeId,
  })
}

export function composeHandoverUnlockedNotice(listing: NamedListing, tradeId: number): NoticeTexts {
  const body = t.the_buyer_of_listing_has_a_new({ listing: quoteTitle(listing) })
  return words({
    to: 'seller',
    title: t.new_handover_code(),
    body,
    action: t.act_enter_handover_code(),
    trade_id: tradeId,
  })
}

export function composePaymentDetailsNotice(
  listing: NamedListing,
  { is_first: isFirst, trade_id: tradeId }: { is_first: boolean; trade_id: number },
): NoticeTexts {
  if (isFirst) {
    return {
      kind: 'payment_details',
      action: t.act_pay(),
      title: t.where_to_pay_title(),
      body: t.the_seller_of_listing_has_added_their({ listing: quoteTitle(listing) }),
      link: getTradePath('buyer', tradeId),
    }
  }
  return {
    kind: 'payment_details',
    title: t.where_to_pay_changed_title(),
    body: t.the_seller_of_listing_has_just_changed({ listing: quoteTitle(listing) }),
    link: getTradePath('buyer', tradeId),
  }
}
