import { formatMoney, truncateText } from '#shared/formats/formats.ts'
import { getListingPath, quoteTitle, type NamedListing, type Words } from './notifications.words.ts'

const why = {
  asked: 'you asked for it',
  not_genuine: 'they say that it was not genuine',
}

/** For whoever was voided. */
export function composeVoidedNotice(
  listing: NamedListing,
  { reason, note }: { reason: 'asked' | 'not_genuine' | 'suspended'; note: string },
): Words {
  const said = note ? ` They write: “${note}”` : ''
  const because =
    reason === 'suspended'
      ? `Your account is suspended, so your bidding on ${quoteTitle(listing)} was voided.`
      : `The seller voided your bidding on ${quoteTitle(listing)}, because ${why[reason]}.${said}`
  return {
    kind: 'void',
    title: `Bids voided: ${truncateText(listing.title)}`,
    body: `${because} You owe nothing, and cannot bid there again.`,
    link: getListingPath(listing),
  }
}

/** For whom it brought to the top. */
export function composeRisenNotice(listing: NamedListing, price_cents: number): Words {
  return {
    kind: 'void',
    title: `You lead again: ${truncateText(listing.title)}`,
    body: `Another bidder’s bids on ${quoteTitle(listing)} were voided, so you lead at ${formatMoney(price_cents)}. Your limit may have become known by it: you can lower it now, until the next bid.`,
    link: getListingPath(listing),
  }
}

/** For the seller, where the house did it. */
export function composeBidderGoneNotice(listing: NamedListing, price_cents: number): Words {
  return {
    kind: 'void',
    title: `A bidder was suspended: ${truncateText(listing.title)}`,
    body: `A bidder on ${quoteTitle(listing)} was suspended by Hoko, so their bids are void. The price is now ${formatMoney(price_cents)}.`,
    link: getListingPath(listing),
  }
}
