import { truncateText } from '#shared/formats/formats.ts'
import { default_stands_days, type TradeMove, type TradeStatus } from '#contract/trades/trades.ts'
import { cutBeginning, quoteTitle, type NamedListing, type Words } from './notifications.words.ts'

type Side = 'buyer' | 'seller'

interface Moved {
  side: TradeMove['side']
  action: TradeMove['action']
  from_status: TradeStatus
  to_status: TradeStatus
  reason: string
}

const getLink = (to: Side) => (to === 'buyer' ? '/iwon-ilost?show=won' : '/isell?status=sold')

/** What happened in a trade, for the side that did not do it. */
export function composeTradeMovedNotice(listing: NamedListing, to: Side, moved: Moved): Words {
  const [title, body] = describeMove(quoteTitle(listing), to, moved)
  return { kind: 'trade', title: `${title}: ${truncateText(listing.title)}`, body, link: getLink(to) }
}

const becameWords: Record<TradeStatus, string> = {
  unconfirmed: 'is waiting for the buyer to confirm',
  agreed: 'isn’t paid yet',
  paid: 'is paid',
  sent: 'is on its way',
  completed: 'is complete',
  disputed: 'is disputed',
  cancelled: 'is cancelled',
}

function describeMove(what: string, to: Side, { side, action, to_status, reason }: Moved): [string, string] {
  const them = side === 'buyer' ? 'The buyer' : 'The seller'
  const says = ` They write: “${cutBeginning(reason)}”`
  const said: Record<TradeMove['action'], [string, string]> = {
    paid: [
      'Paid',
      to === 'seller'
        ? `The buyer says they’ve paid for ${what}. Confirm the payment once you have it, then hand it over or send it.`
        : `The seller has your payment for ${what}.`,
    ],
    payment_confirmed: ['Payment received', `The seller has your payment for ${what}.`],
    sent: ['On its way', `The seller has sent or handed over ${what}. Let them know once you have it.`],
    received: ['Received', `The buyer has ${what}. This sale is complete. Leave a review.`],
    handed_over: ['Handed over', `${what} has been handed over. This sale is complete. Leave a review.`],
    undone: ['Taken back', `${them} undid what they’d marked. ${what} ${becameWords[to_status]} again.`],
    disputed: ['Dispute', `${them} has opened a dispute about ${what}. We’re looking into it.${says}`],
    dispute_withdrawn: [
      'Dispute withdrawn',
      `${them} has withdrawn the dispute about ${what}. It ${becameWords[to_status]}.`,
    ],
    dispute_resolved: [
      'Dispute decided',
      `We’ve decided about ${what}: the sale ${becameWords[to_status]}. Our note: ${reason}`,
    ],
    default_stated: [
      'Reported unpaid',
      `The seller says you haven’t paid for ${what}.${says} If that’s wrong, contest it within ${default_stands_days} days, or the sale is cancelled.`,
    ],
    default_withdrawn: ['Sale goes on', `The seller no longer says you haven’t paid for ${what}.`],
    default_contested: ['Dispute', `The buyer of ${what} says they did pay. We’re looking into it.${says}`],
    default_accepted: ['Cancelled', `The buyer has agreed to cancel the sale of ${what}. ${free}`],
    default_stood: [
      'Cancelled',
      to === 'seller'
        ? `The buyer of ${what} didn’t contest that they haven’t paid, so the sale is cancelled. ${free}`
        : `You didn’t contest that you haven’t paid for ${what}, so the sale is cancelled.`,
    ],
  }
  return said[action]
}

const free = 'You can relist it or, after an auction, offer it to the next bidder.'

/** For both sides, on the third and seventh day. */
export function composeTradeUnfinishedNotice(listing: NamedListing, to: Side, day: number): Words {
  const next =
    to === 'buyer' ? 'Mark it as paid or received once it is' : 'Mark it as paid or sent once it is'
  return {
    kind: 'trade',
    title: `Still open: ${truncateText(listing.title)}`,
    body: `The sale of ${quoteTitle(listing)} was agreed ${day} days ago and isn’t finished. ${next}. If something’s wrong, you can open a dispute.`,
    link: getLink(to),
  }
}

/** For the buyer, when the seller's account is suspended and when it is back. */
export function composeTradeHeldNotice(
  listing: NamedListing,
  { is_held, status }: { is_held: boolean; status: TradeStatus },
): Words {
  const title = truncateText(listing.title)
  if (!is_held) {
    return {
      kind: 'trade',
      title: `Sale continues: ${title}`,
      body: `The seller of ${quoteTitle(listing)} is back on Hoko, so your sale continues. You can see their details again.`,
      link: getLink('buyer'),
    }
  }
  const body =
    status === 'agreed'
      ? `We’ve suspended the seller of ${quoteTitle(listing)} while we look into their account. Don’t pay. If you’ve already paid, open the sale and choose “I’ve already paid – get help”.`
      : `We’ve suspended the seller of ${quoteTitle(listing)} while we look into their account. Don’t send any more money. If something’s wrong, open the sale and choose “Get help”.`
  return {
    kind: 'trade',
    title: `${status === 'agreed' ? 'Don’t pay yet' : 'Seller suspended'}: ${title}`,
    body,
    link: getLink('buyer'),
  }
}

export function composeDisputeWrittenInNotice(
  listing: NamedListing,
  to: Side,
  { side, text }: { side: TradeMove['side']; text: string },
): Words {
  const who = side === 'system' ? 'Hoko writes' : `The ${side} writes`
  return {
    kind: 'trade',
    title: `Dispute: ${truncateText(listing.title)}`,
    body: `${who} about ${quoteTitle(listing)}: “${cutBeginning(text)}”`,
    link: getLink(to),
  }
}

/** What admins read of a dispute: that there is one, or that something was written in it. */
export function composeDisputeForAdminsNotice(
  listing: NamedListing,
  { side, reason }: { side: TradeMove['side']; reason: string },
): Words {
  return {
    kind: 'trade',
    title: `Dispute: ${truncateText(listing.title)}`,
    body: `The ${side} wrote about the sale of ${quoteTitle(listing)}: “${cutBeginning(reason)}”`,
    link: `/listings?disputed=yes&open=${listing.id}`,
  }
}
