import { priceDelivery, type Destination, type Origin } from '#domains/delivery/common/delivery-price.ts'
import type { DeliveryOption } from '#domains/delivery/common/delivery-options.shapes.ts'
import { chooseWithinHours, type TermsAction } from '#domains/trades/common/terms.ts'
import type { TradeStatus } from '#domains/trades/common/trades.ts'
import { keysOf } from '#platform/common/records.ts'
import { allowed, rejected, type Rejection, type Verdict } from '#platform/common/verdict.ts'
import type { Side } from '../trades.rules.ts'
import * as t from '#domains/trades/texts.ts'

/** The terms of a trade, and how they may change (beyond the seed, section 1). Pure. */

export interface Terms {
  quantity: number
  items_cents: number
  method: 'pickup' | 'as_agreed' | 'option' | 'joined' | null
  option: DeliveryOption | null
  delivery_cents: number | null
  rural_cents: number
  joined_to: number | null
}

export const sumTerms = ({
  items_cents: items,
  delivery_cents: delivery,
  rural_cents: rural,
}: Pick<Terms, 'items_cents' | 'delivery_cents' | 'rural_cents'>): number => items + (delivery ?? 0) + rural

/** False while the delivery isn't chosen, or its price isn't agreed on. */
export const isFinal = ({ method, delivery_cents: delivery }: Pick<Terms, 'method' | 'delivery_cents'>) =>
  method !== null && delivery !== null

type Delivery = Omit<Terms, 'quantity' | 'items_cents'>

export const undecided: Delivery = {
  method: null,
  option: null,
  delivery_cents: null,
  rural_cents: 0,
  joined_to: null,
}

/** Before the buyer has chosen: where there is only pickup, there is nothing to choose. */
export const startDelivery = (isPickupOnly: boolean): Delivery =>
  isPickupOnly ? { ...undecided, method: 'pickup', delivery_cents: 0 } : undecided

export interface Proposal {
  kind: 'total' | 'cancel' | 'join'
  items_cents: number | null
  delivery_cents: number | null
  quantity: number | null
  joined_to: number | null
}

/** The terms once the proposal is accepted; null if nothing remains of the sale. */
export function applyProposal(terms: Terms, proposal: Proposal): Terms | null {
  const { kind, items_cents: items, delivery_cents: delivery, quantity, joined_to: joinedTo } = proposal
  if (kind === 'cancel') return cancelPieces(terms, quantity ?? terms.quantity)
  if (kind === 'join') {
    return { ...terms, ...undecided, method: 'joined', joined_to: joinedTo, delivery_cents: delivery ?? 0 }
  }
  return {
    ...terms,
    items_cents: items ?? terms.items_cents,
    // The proposed delivery includes what is rural.
    delivery_cents: delivery,
    rural_cents: 0,
    method: terms.method ?? 'as_agreed',
  }
}

/** Each piece has the same share of a lowered price; the delivery never becomes dearer. */
function cancelPieces(terms: Terms, cancelled: number): Terms | null {
  const quantity = terms.quantity - cancelled
  if (quantity <= 0) return null
  const { option, delivery_cents: delivery } = terms
  const further = option ? option.further_cents * cancelled : 0
  return {
    ...terms,
    quantity,
    items_cents: Math.floor((terms.items_cents * quantity) / terms.quantity),
    delivery_cents: delivery === null ? null : Math.max(0, delivery - further),
  }
}

/** Whether the option costs the same there: an address may be corrected without asking. */
export function costsTheSame(terms: Terms, from: Origin, to: Destination): boolean {
  if (!terms.option) return false
  const price = priceDelivery(terms.option, from, to, terms.quantity)
  return (
    price !== null &&
    price.delivery_cents + price.rural_cents === (terms.delivery_cents ?? 0) + terms.rural_cents
  )
}

export interface TermsState {
  status: TradeStatus
  agreed_at: Date
  terms: Pick<Terms, 'method' | 'option'> | null
  proposal: { side: Side } | null
  has_open_default: boolean
}

export type TermsVerdict = Verdict<Rejection<'trade_moved' | 'trade_too_early' | 'proposal_open'>>

export const chooseBy = (agreedAt: Date) => new Date(agreedAt.getTime() + chooseWithinHours * 3_600_000)

const moved = (message?: string): TermsVerdict =>
  rejected({ key: 'trade_moved', ...(message !== undefined && { message }) })

const unless = (right: boolean, no: TermsVerdict = moved()): TermsVerdict => (right ? allowed : no)

const isUnsent = ({ status }: TermsState) => status === 'agreed' || status === 'paid'

function judgeProposing(state: TermsState, isPossible: boolean): TermsVerdict {
  if (!isPossible || state.has_open_default) return moved()
  return unless(state.proposal === null, rejected({ key: 'proposal_open' }))
}

type Check = (state: TermsState, side: Side, now: Date) => TermsVerdict

const checks: Record<TermsAction, { by: Side | 'both'; check: Check }> = {
  choose_delivery: {
    by: 'buyer',
    check: (state) => unless(isUnsent(state) && state.terms?.method === null),
  },
  choose_for_buyer: {
    by: 'seller',
    check: (state, _side, now) => {
      if (!isUnsent(state) || state.terms?.method !== null) return moved()
      return unless(
        now >= chooseBy(state.agreed_at),
        rejected({ key: 'trade_too_early', message: t.the_buyer_has_48_hours_to_choose() }),
      )
    },
  },
  change_address: {
    by: 'buyer',
    check: (state) => unless(isUnsent(state) && state.terms?.method === 'option'),
  },
  propose_total: {
    by: 'both',
    check: (state) =>
      judgeProposing(state, state.terms !== null && (isUnsent(state) || state.status === 'sent')),
  },
  propose_cancel: {
    by: 'both',
    check: (state) => judgeProposing(state, isUnsent(state) || state.status === 'sent'),
  },
  propose_join: {
    by: 'both',
    check: (state) =>
      judgeProposing(state, isUnsent(state) && state.terms !== null && state.terms.method !== 'joined'),
  },
  answer_proposal: {
    by: 'both',
    check: ({ proposal }, side) => unless(proposal !== null && proposal.side !== side),
  },
  withdraw_proposal: { by: 'both', check: ({ proposal }, side) => unless(proposal?.side === side) },
  change_tracking: { by: 'seller', check: ({ status }) => unless(status === 'sent') },
}

export function judgeTermsAction(
  action: TermsAction,
  side: Side,
  state: TermsState,
  now: Date,
): TermsVerdict {
  const { by, check } = checks[action]
  if (by !== 'both' && by !== side) return moved(t.only_one_side_can_do_that({ is_buyer: by === 'buyer' }))
  return check(state, side, now)
}

export const listTermsActions = (side: Side, state: TermsState, now: Date): TermsAction[] =>
  keysOf(checks).filter((action) => judgeTermsAction(action, side, state, now).isAllowed)
