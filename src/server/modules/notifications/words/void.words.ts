import { formatMoney, truncateText } from '#shared/formats/formats.ts'
import { getListingPath, quoteTitle, type NamedListing, type Words } from './notifications.words.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

const getWhy = makeTexts(() => ({
  asked: t.you_asked_for_it(),
  not_genuine: t.they_say_it_wasnt_genuine(),
}))

/** For whoever was voided. */
export function composeVoidedNotice(
  listing: NamedListing,
  { reason, note }: { reason: 'asked' | 'not_genuine' | 'suspended'; note: string },
): Words {
  const said = note ? t.they_write_note({ note }) : ''
  const because =
    reason === 'suspended'
      ? t.your_account_is_suspended_so_your({ listing: quoteTitle(listing) })
      : t.the_seller_voided_your_bidding_on({ listing: quoteTitle(listing), why: getWhy()[reason], said })
  return {
    kind: 'void',
    title: t.bids_voided_title({ title: truncateText(listing.title) }),
    body: t.because_you_owe_nothing_and_you_cant({ because }),
    link: getListingPath(listing),
  }
}

/** For whom it brought to the top. */
export function composeRisenNotice(listing: NamedListing, price_cents: number): Words {
  return {
    kind: 'void',
    title: t.youre_winning_again_title({ title: truncateText(listing.title) }),
    body: t.another_bidders_bids_on_listing_were({
      listing: quoteTitle(listing),
      price: formatMoney(price_cents),
    }),
    link: getListingPath(listing),
  }
}

/** For the seller, where the house did it. */
export function composeBidderGoneNotice(listing: NamedListing, price_cents: number): Words {
  return {
    kind: 'void',
    title: t.a_bidder_was_suspended_title({ title: truncateText(listing.title) }),
    body: t.we_suspended_a_bidder_on_listing_so({
      listing: quoteTitle(listing),
      price: formatMoney(price_cents),
    }),
    link: getListingPath(listing),
  }
}
