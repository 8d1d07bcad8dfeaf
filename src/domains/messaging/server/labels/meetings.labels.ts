import { formatVisit, truncateText } from '#platform/common/formats/formats.ts'
import { getTradePath } from '#domains/trades/common/trade-path.ts'
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
    title: moved.action === 'cancelled' ? t.viewing_called_off() : t.viewing_title(),
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
    title: `${getPickupTitle(moved)}: ${truncateText(listing.title)}`,
    body: joinSentences(
      describePickupMove(listing, moved),
      dropped && t.time_no_longer_applies({ time: formatVisit(dropped) }),
      action === 'offered' && t.choose_one(),
    ),
    link: getTradePath(action === 'offered' ? 'buyer' : 'seller', tradeId),
  }
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
