import { truncateText } from '#shared/formats/formats.ts'
import { default_stands_days, type TradeMove, type TradeStatus } from '#contract/trades/trades.ts'
import { cutBeginning, quoteTitle, type NamedListing, type Words } from './notifications.words.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

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

const getBecameWords = makeTexts((): Record<TradeStatus, string> => ({
  unconfirmed: t.is_waiting_for_the_buyer_to_confirm(),
  agreed: t.isnt_paid_yet(),
  paid: t.is_paid(),
  sent: t.is_on_its_way(),
  completed: t.is_complete(),
  disputed: t.is_disputed(),
  cancelled: t.is_cancelled(),
}))

function describeMove(what: string, to: Side, { side, action, to_status, reason }: Moved): [string, string] {
  const them = side === 'buyer' ? t.the_buyer() : t.the_seller()
  const says = t.they_write_reason({ reason: cutBeginning(reason) })
  const said: Record<TradeMove['action'], [string, string]> = {
    paid: [
      t.paid(),
      to === 'seller'
        ? t.the_buyer_says_theyve_paid_for_what({ what })
        : t.the_seller_has_your_payment_for_what({ what }),
    ],
    payment_confirmed: [t.payment_received(), t.the_seller_has_your_payment_for_what({ what })],
    sent: [t.on_its_way(), t.the_seller_has_sent_or_handed_over({ what })],
    received: [t.received(), t.the_buyer_has_what_this_sale_is({ what })],
    handed_over: [t.handed_over(), t.what_has_been_handed_over_this_sale_is({ what })],
    undone: [
      t.taken_back(),
      t.them_undid_what_theyd_marked_what({ them, what, became_words: getBecameWords()[to_status] }),
    ],
    disputed: [t.dispute(), t.them_has_opened_a_dispute_about_what({ them, what, says })],
    dispute_withdrawn: [
      t.dispute_withdrawn(),
      t.them_has_withdrawn_the_dispute_about({ them, what, became_words: getBecameWords()[to_status] }),
    ],
    dispute_resolved: [
      t.dispute_decided(),
      t.weve_decided_about_what_the_sale({ what, became_words: getBecameWords()[to_status], reason }),
    ],
    default_stated: [
      t.reported_unpaid(),
      t.the_seller_says_you_havent_paid_for({ what, says, default_stands_days }),
    ],
    default_withdrawn: [t.sale_goes_on(), t.the_seller_no_longer_says_you_havent({ what })],
    default_contested: [t.dispute(), t.the_buyer_of_what_says_they_did_pay({ what, says })],
    default_accepted: [t.cancelled(), t.the_buyer_has_agreed_to_cancel_the({ what, free: getFree() })],
    default_stood: [
      t.cancelled(),
      to === 'seller'
        ? t.the_buyer_of_what_didnt_contest_that({ what, free: getFree() })
        : t.you_didnt_contest_that_you_havent_paid({ what }),
    ],
  }
  return said[action]
}

const getFree = makeTexts(() => t.you_can_relist_it_or_after_an_auction())

/** For both sides, on the third and seventh day. */
export function composeTradeUnfinishedNotice(listing: NamedListing, to: Side, day: number): Words {
  const next =
    to === 'buyer' ? t.mark_it_as_paid_or_received_once_it_is() : t.mark_it_as_paid_or_sent_once_it_is()
  return {
    kind: 'trade',
    title: t.still_open_title({ title: truncateText(listing.title) }),
    body: t.the_sale_of_listing_was_agreed_day({ listing: quoteTitle(listing), day, next }),
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
      title: t.sale_continues_title({ title }),
      body: t.the_seller_of_listing_is_back_on_hoko({ listing: quoteTitle(listing) }),
      link: getLink('buyer'),
    }
  }
  const body =
    status === 'agreed'
      ? t.weve_suspended_the_seller_of_listing({ listing: quoteTitle(listing) })
      : t.weve_suspended_the_seller_of_listing_2({ listing: quoteTitle(listing) })
  return {
    kind: 'trade',
    title: `${status === 'agreed' ? t.dont_pay_yet() : t.seller_suspended()}: ${title}`,
    body,
    link: getLink('buyer'),
  }
}

export function composeDisputeWrittenInNotice(
  listing: NamedListing,
  to: Side,
  { side, text }: { side: TradeMove['side']; text: string },
): Words {
  const who = side === 'system' ? t.hoko_writes() : t.the_side_writes({ side })
  return {
    kind: 'trade',
    title: t.dispute_title({ title: truncateText(listing.title) }),
    body: t.who_about_listing_text({ who, listing: quoteTitle(listing), text: cutBeginning(text) }),
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
    title: t.dispute_title({ title: truncateText(listing.title) }),
    body: t.the_side_wrote_about_the_sale_of({
      side,
      listing: quoteTitle(listing),
      reason: cutBeginning(reason),
    }),
    link: `/listings?disputed=yes&open=${listing.id}`,
  }
}
