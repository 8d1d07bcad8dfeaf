import { formatMoney, truncateText } from '#shared/formats/formats.ts'
import { getListingPath, quoteTitle, type NamedListing, type Words } from './notifications.words.ts'

const why = {
  asked: 'you asked for it',
  not_genuine: 'they say it wasn’t genuine',
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
    body: `${because} You owe nothing, and you can’t bid on it again.`,
    link: getListingPath(listing),
  }
}

/** For whom it brought to the top. */
export function composeRisenNotice(listing: NamedListing, price_cents: number): Words {
  return {
    kind: 'void',
    title: `You’re winning again: ${truncateText(listing.title)}`,
    body: `Another bidder’s bids on ${quoteTitle(listing)} were voided, so you’re winning at ${formatMoney(price_cents)}. The seller may now know your limit. You can lower it until the next bid.`,
    link: getListingPath(listing),
  }
}

/** For the seller, where the house did it. */
export function composeBidderGoneNotice(listing: NamedListing, price_cents: number): Words {
  return {
    kind: 'void',
    title: `A bidder was suspended: ${truncateText(listing.title)}`,
    body: `We suspended a bidder on ${quoteTitle(listing)}, so their bids don’t count. The price is now ${formatMoney(price_cents)}.`,
    link: getListingPath(listing),
  }
}
