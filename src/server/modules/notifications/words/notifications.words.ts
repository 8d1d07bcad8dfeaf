import { formatMoney, formatShortInstant, truncateText } from '#shared/formats/formats.ts'
import type { NotificationKind } from '#contract/notifications/notifications.ts'

/** What a notice says and where it leads; the body names the listing in full, the title fits a bell. */
export interface Words {
  kind: NotificationKind
  title: string
  body: string
  link: string
}

export interface NamedListing {
  id: number
  type: 'general' | 'vehicle' | 'property'
  title: string
}

export const getListingPath = ({ type, id }: NamedListing) => `/${type}/${id}/detail`
export const quoteTitle = ({ title }: NamedListing) => `“${title}”`
const pieces = (quantity: number, listing: NamedListing) =>
  quantity > 1 ? `${quantity} of ${quoteTitle(listing)}` : quoteTitle(listing)
const each = (price_cents: number, quantity: number) =>
  quantity > 1 ? `${formatMoney(price_cents)} each` : formatMoney(price_cents)

export function composeOutbidNotice(listing: NamedListing, price_cents: number): Words {
  return {
    kind: 'outbid',
    title: `Outbid: ${truncateText(listing.title)}`,
    body: `Someone will pay more for ${quoteTitle(listing)}. The price is now ${formatMoney(price_cents)}.`,
    link: getListingPath(listing),
  }
}

export function composeReserveMetNotice(listing: NamedListing, price_cents: number): Words {
  return {
    kind: 'reserve_met',
    title: `Reserve met: ${truncateText(listing.title)}`,
    body: `${quoteTitle(listing)} has reached your reserve and will sell when it closes. The price is now ${formatMoney(price_cents)}.`,
    link: getListingPath(listing),
  }
}

export function composeReserveLoweredNotice(
  listing: NamedListing,
  { leads, is_met, price_cents }: { leads: boolean; is_met: boolean; price_cents: number },
): Words {
  const price = formatMoney(price_cents)
  const lead = leads ? `Your bid leads at ${price}` : `The price is ${price}`
  const next = leads ? 'Raise your limit and the bid may meet it.' : 'Bid again if you still want it.'
  const then = is_met
    ? `${lead}, which meets it: the auction will sell when it closes.`
    : `${lead}, and the reserve isn’t met yet. The price only moves with the next bid. ${next}`
  return {
    kind: 'reserve_lowered',
    title: `Reserve lowered: ${truncateText(listing.title)}`,
    body: `The seller lowered the reserve on ${quoteTitle(listing)}. ${then}`,
    link: getListingPath(listing),
  }
}

export function composeWonNotice(listing: NamedListing, price_cents: number): Words {
  return {
    kind: 'won',
    title: `You won: ${truncateText(listing.title)}`,
    body: `You won ${quoteTitle(listing)} for ${formatMoney(price_cents)}. See the seller’s details and how to pay in iWon · iLost.`,
    link: '/iwon-ilost?show=won',
  }
}

export function composeBoughtNotice(listing: NamedListing, price_cents: number, quantity: number): Words {
  return {
    kind: 'won',
    title: `You bought: ${truncateText(listing.title)}`,
    body: `You bought ${pieces(quantity, listing)} for ${each(price_cents, quantity)}. See the seller’s details and how to pay in iWon · iLost.`,
    link: '/iwon-ilost?show=won',
  }
}

/** @param price_cents what it went for, or null when it did not sell */
export function composeLostNotice(listing: NamedListing, price_cents: number | null): Words {
  const outcome =
    price_cents === null
      ? 'closed without selling. The bids didn’t reach the reserve.'
      : `went to someone else for ${formatMoney(price_cents)}.`
  return {
    kind: 'lost',
    title: `Missed out: ${truncateText(listing.title)}`,
    body: `${quoteTitle(listing)} ${outcome}`,
    link: '/iwon-ilost?show=lost',
  }
}

export function composeSoldNotice(listing: NamedListing, price_cents: number, quantity = 1): Words {
  return {
    kind: 'sold',
    title: `Sold: ${truncateText(listing.title)}`,
    body: `${pieces(quantity, listing)} sold for ${each(price_cents, quantity)}. See the buyer’s details in iSell.`,
    link: '/isell?status=sold',
  }
}

/** @param highest_cents of the bids, or null when there was none */
export function composeUnsoldNotice(listing: NamedListing, highest_cents: number | null): Words {
  const outcome =
    highest_cents === null
      ? 'closed without a buyer.'
      : `closed without selling. The highest bid, ${formatMoney(highest_cents)}, didn’t reach your reserve.`
  return {
    kind: 'unsold',
    title: `Not sold: ${truncateText(listing.title)}`,
    body: `${quoteTitle(listing)} ${outcome}`,
    link: '/isell?status=unsold',
  }
}

export function composeWithdrawnNotice(listing: NamedListing, reason: string): Words {
  const because = reason ? ` Their reason: ${reason}` : ''
  return {
    kind: 'withdrawn',
    title: `Withdrawn: ${truncateText(listing.title)}`,
    body: `The seller withdrew ${quoteTitle(listing)}, so your bid no longer counts.${because}`,
    link: getListingPath(listing),
  }
}

/** Enough of a question or an answer to know what it is about. */
export const cutBeginning = (text: string) => truncateText(text.replace(/\s+/g, ' '), 140)

const getQuestionsPath = (listing: NamedListing) => `${getListingPath(listing)}#questions`

export function composeQuestionNotice(listing: NamedListing, asker: string, text: string): Words {
  return {
    kind: 'question',
    title: `Question: ${truncateText(listing.title)}`,
    body: `${asker} asked about ${quoteTitle(listing)}: “${cutBeginning(text)}”`,
    link: getQuestionsPath(listing),
  }
}

export function composeAnswerNotice(listing: NamedListing, text: string): Words {
  return {
    kind: 'answer',
    title: `Answer: ${truncateText(listing.title)}`,
    body: `The seller of ${quoteTitle(listing)} answered your question: “${cutBeginning(text)}”`,
    link: getQuestionsPath(listing),
  }
}

export function composeSaleNamedNotice(
  listing: NamedListing,
  price_cents: number | null,
  quantity: number,
): Words {
  const price = price_cents === null ? '' : ` for ${each(price_cents, quantity)}`
  return {
    kind: 'sale_named',
    title: `Did you buy it? ${truncateText(listing.title)}`,
    body: `The seller says you bought ${pieces(quantity, listing)}${price}. Confirm whether that’s right in iWon · iLost. Until then, you won’t see each other’s contact details.`,
    link: '/iwon-ilost?show=won',
  }
}

export function composeSaleAnsweredNotice(listing: NamedListing, answer: 'confirmed' | 'denied'): Words {
  return answer === 'confirmed'
    ? {
        kind: 'sale_answered',
        title: `Sale confirmed: ${truncateText(listing.title)}`,
        body: `The buyer has confirmed the sale of ${quoteTitle(listing)}. See their details in iSell.`,
        link: '/isell?status=sold',
      }
    : {
        kind: 'sale_answered',
        title: `Sale denied: ${truncateText(listing.title)}`,
        body: `The buyer you chose for ${quoteTitle(listing)} says they didn’t buy it. You can relist it in iSell.`,
        link: '/isell?status=sold',
      }
}

export function composeRelistedNotice(listing: NamedListing): Words {
  return {
    kind: 'relisted',
    title: `Relisted: ${truncateText(listing.title)}`,
    body: `${quoteTitle(listing)}, which you watched, is for sale again. It’s still on your watchlist, with your note.`,
    link: getListingPath(listing),
  }
}

/** What came of listing again by itself what did not sell. */
export function composeRelistedAloneNotice(
  listing: NamedListing,
  came_to: 'active' | 'pending' | 'draft',
  times_left: number,
): Words {
  const kind = 'relisted'
  const again =
    times_left === 0 ? 'not once more' : times_left === 1 ? 'once more' : `${times_left} times more`
  if (came_to === 'active') {
    return {
      kind,
      title: `Relisted: ${truncateText(listing.title)}`,
      body: `${quoteTitle(listing)} didn’t sell, so we’ve relisted it as you asked, and ${again} if need be.`,
      link: getListingPath(listing),
    }
  }
  if (came_to === 'pending') {
    return {
      kind,
      title: `Waiting for approval: ${truncateText(listing.title)}`,
      body: `${quoteTitle(listing)} didn’t sell. We’ll relist it as you asked once it’s approved.`,
      link: '/isell?status=pending',
    }
  }
  return {
    kind,
    title: `Not relisted: ${truncateText(listing.title)}`,
    body: `${quoteTitle(listing)} didn’t sell, and we couldn’t relist it as it is. It’s in your drafts, with what to fix.`,
    link: '/isell?status=draft',
  }
}

export function composeExpiringNotice(listing: NamedListing, closes_at: Date): Words {
  return {
    kind: 'expiring',
    title: `Still available? ${truncateText(listing.title)}`,
    body: `${quoteTitle(listing)} comes down ${formatShortInstant(closes_at)}. You can keep it up in iSell.`,
    link: '/isell',
  }
}
