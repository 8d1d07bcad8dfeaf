import { getTradePath } from '#shared/rules/trade-path.ts'
import { formatVisit, truncateText } from '#shared/formats/formats.ts'
import { quoteTitle, type NamedListing, type Words } from './notifications.words.ts'
import { joinSentences } from '#shared/texts/join-sentences.ts'
import * as t from './texts.ts'

type Side = 'buyer' | 'seller'

interface Span {
  starts_at: string
  ends_at: string
}

interface Moved {
  trade_id: number
  side: Side
  action: 'offered' | 'picked' | 'asked'
  place: string
  note: string
  picked: Span | null
  dropped: Span | null
}

const visit = ({ starts_at, ends_at }: Span) => formatVisit(new Date(starts_at), new Date(ends_at))

interface Told {
  to: Side
  title: string
  body: string
  trade_id: number
}

function words(listing: NamedListing, { to, title, body, trade_id }: Told): Words {
  return {
    kind: 'pickup',
    title: `${title}: ${truncateText(listing.title)}`,
    body,
    link: getTradePath(to, trade_id),
  }
}

export function composePickupNotice(listing: NamedListing, moved: Moved): Words {
  const { trade_id, side, action, place, note, picked, dropped } = moved
  const quoted = quoteTitle(listing)
  const dropped_words = dropped && t.time_no_longer_applies({ time: visit(dropped) })
  if (action === 'offered') {
    const title = dropped ? t.pickup_moved() : t.pickup_times()
    const body = joinSentences(
      t.the_seller_has_offered_pickup_times({ listing: quoted, place }),
      dropped_words,
      t.choose_one(),
    )
    return words(listing, { to: 'buyer', title, body, trade_id })
  }
  if (action === 'picked' && picked) {
    const body = joinSentences(
      t.the_buyer_will_pick_it_up({ listing: quoted, time: visit(picked), place }),
      dropped_words,
    )
    const title = dropped ? t.pickup_moved() : t.pickup_agreed()
    return words(listing, { to: 'seller', title, body, trade_id })
  }
  const body = joinSentences(t.the_buyer_has_asked_for_another_time({ listing: quoted, note }), dropped_words)
  const to = side === 'buyer' ? 'seller' : 'buyer'
  return words(listing, { to, title: t.another_pickup_time(), body, trade_id })
}

export function composeHandoverLockedNotice(listing: NamedListing, trade_id: number): Words {
  const body = t.too_many_wrong_handover_codes_were({ listing: quoteTitle(listing) })
  return words(listing, { to: 'buyer', title: t.handover_code_locked(), body, trade_id })
}

export function composeHandoverUnlockedNotice(listing: NamedListing, trade_id: number): Words {
  const body = t.the_buyer_of_listing_has_a_new({ listing: quoteTitle(listing) })
  return words(listing, { to: 'seller', title: t.new_handover_code(), body, trade_id })
}

export function composePaymentDetailsNotice(
  listing: NamedListing,
  { is_first, trade_id }: { is_first: boolean; trade_id: number },
): Words {
  if (is_first) {
    return {
      kind: 'payment_details',
      title: t.where_to_pay_title({ title: truncateText(listing.title) }),
      body: t.the_seller_of_listing_has_added_their({ listing: quoteTitle(listing) }),
      link: getTradePath('buyer', trade_id),
    }
  }
  return {
    kind: 'payment_details',
    title: t.where_to_pay_changed_title({ title: truncateText(listing.title) }),
    body: t.the_seller_of_listing_has_just_changed({ listing: quoteTitle(listing) }),
    link: getTradePath('buyer', trade_id),
  }
}
