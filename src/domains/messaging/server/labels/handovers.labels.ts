import { getTradePath } from '#domains/trades/common/trade-path.ts'
import { truncateText } from '#platform/common/formats/formats.ts'
import { quoteTitle, type NamedListing, type NoticeTexts } from './notifications.labels.ts'
import * as t from '#domains/messaging/texts.ts'

type Side = 'buyer' | 'seller'

interface HandoverNotice {
  to: Side
  title: string
  body: string
  trade_id: number
}

function words(listing: NamedListing, { to, title, body, trade_id: tradeId }: HandoverNotice): NoticeTexts {
  return {
    kind: 'pickup',
    title: `${title}: ${truncateText(listing.title)}`,
    body,
    link: getTradePath(to, tradeId),
  }
}

export function composeHandoverLockedNotice(listing: NamedListing, tradeId: number): NoticeTexts {
  const body = t.too_many_wrong_handover_codes_were({ listing: quoteTitle(listing) })
  return words(listing, { to: 'buyer', title: t.handover_code_locked(), body, trade_id: tradeId })
}

export function composeHandoverUnlockedNotice(listing: NamedListing, tradeId: number): NoticeTexts {
  const body = t.the_buyer_of_listing_has_a_new({ listing: quoteTitle(listing) })
  return words(listing, { to: 'seller', title: t.new_handover_code(), body, trade_id: tradeId })
}

export function composePaymentDetailsNotice(
  listing: NamedListing,
  { is_first: isFirst, trade_id: tradeId }: { is_first: boolean; trade_id: number },
): NoticeTexts {
  if (isFirst) {
    return {
      kind: 'payment_details',
      title: t.where_to_pay_title({ title: truncateText(listing.title) }),
      body: t.the_seller_of_listing_has_added_their({ listing: quoteTitle(listing) }),
      link: getTradePath('buyer', tradeId),
    }
  }
  return {
    kind: 'payment_details',
    title: t.where_to_pay_changed_title({ title: truncateText(listing.title) }),
    body: t.the_seller_of_listing_has_just_changed({ listing: quoteTitle(listing) }),
    link: getTradePath('buyer', tradeId),
  }
}
