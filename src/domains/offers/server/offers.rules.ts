import { formatMoney } from '#platform/common/formats/formats.ts'
import { maxProposals, type makeOffer, type OfferKind } from '#domains/offers/common/offers.ts'
import { allowed, type Rejection, rejected, type Verdict } from '#platform/common/verdict.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/offers/texts.ts'

/** trading-rules.md › Offers. Amounts are whole cents. */

export type Side = 'buyer' | 'seller'
export type Status = 'pending' | 'countered' | 'accepted' | 'declined' | 'withdrawn' | 'expired'

export interface Sale {
  type: 'general' | 'vehicle' | 'property'
  kind: 'auction' | 'fixed_price' | 'enquire'
  accepts_offers: boolean
  buy_now_price_cents: number | null
  bid_count: number
  quantity_left: number
  /** Pieces whose sale fell through and that haven't been sold again since. */
  fallen_through: number
  seller_is_suspended: boolean
  is_open: boolean
}

export interface Thread {
  kind: OfferKind
  status: Status
  amount_cents: number
  proposals: number
  expires_at: Date
}

type OfferVerdict = Verdict<Rejection<Exclude<(typeof makeOffer)['refusals'][number], 'not_allowed_to_bid'>>>

const getSellerIsSuspended = makeTexts((): OfferVerdict =>
  rejected({ key: 'listing_closed', message: t.the_sellers_account_is_suspended_so() }),
)

export function judgeOffers(sale: Sale): OfferVerdict {
  if (sale.seller_is_suspended) return getSellerIsSuspended()
  if (!sale.is_open || sale.quantity_left < 1) return rejected({ key: 'listing_closed' })
  // Accepting the highest bid for a rental is unlawful, and land is sold on paper.
  if (sale.type === 'property')
    return rejected({ key: 'offers_not_taken', message: t.offers_on_a_property_are_made_on_paper() })
  if (sale.kind === 'auction' && sale.bid_count > 0) return rejected({ key: 'has_bids' })
  return sale.accepts_offers ? allowed : rejected({ key: 'offers_not_taken' })
}

/** Null without a price. An offer must be below it, a counter may reach it. */
export const askingPrice = (sale: Sale): number | null => sale.buy_now_price_cents

/** A dollar if there is no price as a guide. */
export const leastOffer = (sale: Sale): number => (askingPrice(sale) === null ? 100 : 1)

export const isOpen = (thread: Pick<Thread, 'status' | 'expires_at'>, now: Date): boolean =>
  (thread.status === 'pending' || thread.status === 'countered') && now < thread.expires_at

export const waitsFor = (thread: Pick<Thread, 'status'>): Side =>
  thread.status === 'countered' ? 'buyer' : 'seller'

export function judgeNewOffer(sale: Sale, thread: Thread | null, now: Date): OfferVerdict {
  const verdict = judgeOffers(sale)
  if (!verdict.isAllowed || !thread) return verdict
  if (isOpen(thread, now)) return rejected({ key: 'offer_open' })
  return thread.proposals >= maxProposals
    ? rejected({ key: 'offers_used_up', message: t.youve_made_five_offers_between_you_so() })
    : allowed
}

export function amountProblem(sale: Sale, amountCents: number): string | null {
  const askingCents = askingPrice(sale)
  if (amountCents < leastOffer(sale)) return t.offer_at_least_sale({ sale: formatMoney(leastOffer(sale)) })
  return askingCents !== null && amountCents >= askingCents
    ? t.you_can_buy_it_for_asked_offer_less({ asked: formatMoney(askingCents) })
    : null
}

export function answeredBeforehand(
  amountCents: number,
  {
    auto_accept_cents: autoAcceptCents,
    auto_decline_cents: autoDeclineCents,
  }: { auto_accept_cents: number | null; auto_decline_cents: number | null },
): 'accept' | 'decline' | null {
  if (autoAcceptCents !== null && amountCents >= autoAcceptCents) return 'accept'
  return autoDeclineCents !== null && amountCents < autoDeclineCents ? 'decline' : null
}

export interface May {
  accept: boolean
  decline: boolean
  /** Both included; null if no further price may be named. */
  counter: { min_cents: number; max_cents: number | null } | null
  withdraw: boolean
}

const nothing: May = { accept: false, decline: false, counter: null, withdraw: false }

/** Checked again under the lock, by this same function. */
export function whatMay(side: Side, thread: Thread, sale: Sale, now: Date): May {
  if (!isOpen(thread, now)) return nothing
  if (waitsFor(thread) !== side) return { ...nothing, withdraw: true }
  if (!judgeSale(thread, sale).isAllowed) return { ...nothing, decline: true }
  return { accept: true, decline: true, counter: counterBounds(side, thread, sale), withdraw: false }
}

/** A proposal may be accepted even when the seller takes no more offers. */
function judgeSale({ kind }: Thread, sale: Sale): OfferVerdict {
  if (kind === 'offer') return judgeOffers({ ...sale, accepts_offers: true })
  if (sale.seller_is_suspended) return getSellerIsSuspended()
  if (sale.kind !== 'auction' || sale.type === 'property') return rejected({ key: 'offers_not_taken' })
  const left = kind === 'second_chance' ? sale.fallen_through : sale.quantity_left
  return left > 0 ? allowed : rejected({ key: 'listing_closed' })
}

/** Between the last two prices, and never above the asking price. */
function counterBounds(side: Side, thread: Thread, sale: Sale): May['counter'] {
  if (thread.kind !== 'offer' || thread.proposals >= maxProposals) return null
  const bounds =
    side === 'seller'
      ? { min_cents: thread.amount_cents + 1, max_cents: askingPrice(sale) }
      : { min_cents: leastOffer(sale), max_cents: thread.amount_cents - 1 }
  return bounds.max_cents !== null && bounds.max_cents < bounds.min_cents ? null : bounds
}

export function judgeAction(
  action: keyof May,
  side: Side,
  thread: Thread,
  sale: Sale,
  now: Date,
): OfferVerdict {
  const may = whatMay(side, thread, sale, now)
  if (may[action]) return allowed
  if (thread.status === 'accepted')
    return rejected({ key: 'offer_closed', message: t.this_offer_has_already_been_accepted() })
  if (!isOpen(thread, now)) return rejected({ key: 'offer_closed' })
  const isMineToAnswer = waitsFor(thread) === side
  if (action === 'withdraw' || !isMineToAnswer) return rejected({ key: 'offer_moved' })
  if (!may.accept) return judgeSale(thread, sale)
  return thread.kind !== 'offer'
    ? rejected({ key: 'offers_used_up', message: t.this_price_is_fixed_accept_or_decline() })
    : rejected({ key: 'offers_used_up' })
}

export function counterProblem(side: Side, thread: Thread, sale: Sale, amountCents: number): string | null {
  const bounds = counterBounds(side, thread, sale)
  if (bounds === null) return t.you_cant_make_any_more_offers_here()
  const { min_cents: minCents, max_cents: maxCents } = bounds
  if (side === 'buyer' && maxCents !== null && amountCents > maxCents)
    return t.the_seller_is_asking_amount_accept_it({ amount: formatMoney(thread.amount_cents) })
  if (side === 'buyer' && amountCents < minCents) return t.offer_at_least_min({ min: formatMoney(minCents) })
  if (amountCents < minCents)
    return t.the_buyer_has_offered_amount_accept_it({ amount: formatMoney(thread.amount_cents) })
  return maxCents !== null && amountCents > maxCents
    ? t.offers_your_asking_price_is_max_so_you_cant({ max: formatMoney(maxCents) })
    : null
}
