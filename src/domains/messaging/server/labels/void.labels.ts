import { formatMoney } from '#platform/common/formats/formats.ts'
import { getListingPath, quoteTitle, type NamedListing, type NoticeTexts } from './notifications.labels.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import * as t from '#domains/messaging/texts.ts'

export function composeVoidedNotice(
  listing: NamedListing,
  { reason, note }: { reason: 'asked' | 'not_genuine' | 'suspended'; note: string },
): NoticeTexts {
  const quoted = quoteTitle(listing)
  const because =
    reason === 'suspended'
      ? t.your_bidding_was_voided_with_your_account({ listing: quoted })
      : joinSentences(
          t.the_seller_voided_your_bidding({ listing: quoted, you_asked: reason === 'asked' }),
          note && t.they_write({ message: note }),
        )
  return {
    kind: 'void',
    title: t.bids_voided_title(),
    body: joinSentences(because, t.you_owe_nothing()),
    link: getListingPath(listing),
  }
}

export function composeRisenNotice(listing: NamedListing, priceCents: number): NoticeTexts {
  return {
    kind: 'void',
    title: t.youre_winning_again_title(),
    body: t.another_bidders_bids_on_listing_were({
      listing: quoteTitle(listing),
      price: formatMoney(priceCents),
    }),
    link: getListingPath(listing),
  }
}

export function composeBidderGoneNotice(listing: NamedListing, priceCents: number): NoticeTexts {
  return {
    kind: 'void',
    title: t.a_bidder_was_suspended_title(),
    body: t.we_suspended_a_bidder_on_listing_so({
      listing: quoteTitle(listing),
      price: formatMoney(priceCents),
    }),
    link: getListingPath(listing),
  }
}
