import { formatVisit, truncateText } from '#shared/formats/formats.ts'
import { quoteTitle, type NamedListing, type Words } from './notifications.words.ts'

type Side = 'buyer' | 'seller'

interface Span {
  starts_at: string
  ends_at: string
}

interface Moved {
  /** Who did it; the other is told. */
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

/** What one side did about the pickup, for the other. */
export function composePickupNotice(listing: NamedListing, moved: Moved): Words {
  const { side, action, place, note, picked, dropped } = moved
  const what = quoteTitle(listing)
  const holds_no_more = dropped ? ` ${visit(dropped)} no longer applies.` : ''
  if (action === 'offered') {
    const title = dropped ? 'Pickup moved' : 'Pickup times'
    const body = `The seller of ${what} has offered you pickup times at ${place}.${holds_no_more} Choose one.`
    return words('buyer', title, listing, body)
  }
  if (action === 'picked' && picked) {
    const body = `The buyer will pick up ${what} on ${visit(picked)}, at ${place}.${holds_no_more}`
    return words('seller', dropped ? 'Pickup moved' : 'Pickup agreed', listing, body)
  }
  const body = `The buyer of ${what} has asked for another time: “${note}”${holds_no_more}`
  return words(side === 'buyer' ? 'seller' : 'buyer', 'Another pickup time?', listing, body)
}

export function composeHandoverLockedNotice(listing: NamedListing): Words {
  const body = `Too many wrong handover codes were entered for ${quoteTitle(listing)}. If you’re there and you have it, make a new code and show it to the seller.`
  return words('buyer', 'Handover code locked', listing, body)
}

export function composeHandoverUnlockedNotice(listing: NamedListing): Words {
  const body = `The buyer of ${quoteTitle(listing)} has a new handover code. You can enter it now.`
  return words('seller', 'New handover code', listing, body)
}

export function composePaymentDetailsNotice(
  listing: NamedListing,
  { is_first }: { is_first: boolean },
): Words {
  if (is_first) {
    return {
      kind: 'payment_details',
      title: `Where to pay: ${truncateText(listing.title)}`,
      body: `The seller of ${quoteTitle(listing)} has added their bank account. You’ll find it with your purchase.`,
      link: getLink('buyer'),
    }
  }
  return {
    kind: 'payment_details',
    title: `Where to pay changed: ${truncateText(listing.title)}`,
    body: `The seller of ${quoteTitle(listing)} has just changed their bank account. If you haven’t paid yet, ring them first on the number in iWon · iLost and check the account number with them.`,
    link: getLink('buyer'),
  }
}
