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
  side: Side
  action: 'offered' | 'picked' | 'asked'
  place: string
  note: string
  picked: Span | null
  dropped: Span | null
}

const visit = ({ starts_at, ends_at }: Span) => formatVisit(new Date(starts_at), new Date(ends_at))
const getLink = (to: Side) => (to === 'buyer' ? '/iwon-ilost?show=won' : '/isell?status=sold')

function words(to: Side, title: string, listing: NamedListing, body: string): Words {
  return { kind: 'pickup', title: `${title}: ${truncateText(listing.title)}`, body, link: getLink(to) }
}

export function composePickupNotice(listing: NamedListing, moved: Moved): Words {
  const { side, action, place, note, picked, dropped } = moved
  const quoted = quoteTitle(listing)
  const dropped_words = dropped && t.time_no_longer_applies({ time: visit(dropped) })
  if (action === 'offered') {
    const title = dropped ? t.pickup_moved() : t.pickup_times()
    const body = joinSentences(
      t.the_seller_has_offered_pickup_times({ listing: quoted, place }),
      dropped_words,
      t.choose_one(),
    )
    return words('buyer', title, listing, body)
  }
  if (action === 'picked' && picked) {
    const body = joinSentences(
      t.the_buyer_will_pick_it_up({ listing: quoted, time: visit(picked), place }),
      dropped_words,
    )
    return words('seller', dropped ? t.pickup_moved() : t.pickup_agreed(), listing, body)
  }
  const body = joinSentences(t.the_buyer_has_asked_for_another_time({ listing: quoted, note }), dropped_words)
  return words(side === 'buyer' ? 'seller' : 'buyer', t.another_pickup_time(), listing, body)
}

export function composeHandoverLockedNotice(listing: NamedListing): Words {
  const body = t.too_many_wrong_handover_codes_were({ listing: quoteTitle(listing) })
  return words('buyer', t.handover_code_locked(), listing, body)
}

export function composeHandoverUnlockedNotice(listing: NamedListing): Words {
  const body = t.the_buyer_of_listing_has_a_new({ listing: quoteTitle(listing) })
  return words('seller', t.new_handover_code(), listing, body)
}

export function composePaymentDetailsNotice(
  listing: NamedListing,
  { is_first }: { is_first: boolean },
): Words {
  if (is_first) {
    return {
      kind: 'payment_details',
      title: t.where_to_pay_title({ title: truncateText(listing.title) }),
      body: t.the_seller_of_listing_has_added_their({ listing: quoteTitle(listing) }),
      link: getLink('buyer'),
    }
  }
  return {
    kind: 'payment_details',
    title: t.where_to_pay_changed_title({ title: truncateText(listing.title) }),
    body: t.the_seller_of_listing_has_just_changed({ listing: quoteTitle(listing) }),
    link: getLink('buyer'),
  }
}
