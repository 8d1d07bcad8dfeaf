import { formatMoney, formatShortInstant } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import type { Trade, TradeAction, TradeMove, TradeStatus } from '#domains/trades/common/trades.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/trades/texts.ts'

/** A step from the agreement to the end; `at` is null if its time is unknown. */
export interface TradeStep {
  label: string
  state: 'done' | 'next' | 'later'
  at: string | null
}

export interface StepMoney {
  isPaidOnHoko?: boolean
  payout?: { is_sent: boolean; at: string } | null
}

const way = ['agreed', 'paid', 'sent', 'completed'] as const

/**
 * Omits skipped steps, such as shipping for a handover.
 * @param payout only for the seller of a sale that was paid on Hoko
 */
export function listSteps(
  trade: Trade,
  { isPaidOnHoko = false, payout = null }: StepMoney = {},
): TradeStep[] {
  const { status, agreed_at: agreedAt, moves, dispute } = trade
  const effective = status === 'disputed' ? effectiveStatus(moves, dispute !== null) : status
  const reached = way.findIndex((step) => step === effective)
  const labels = {
    agreed: t.trades_agreed(),
    paid: isPaidOnHoko ? t.paid_on_hoko() : paidLabel(trade),
    sent: t.sent(),
    completed: t.received(),
  }
  const isUnpaid = effective === 'sent' && isSentUnpaid(trade)
  const steps = way
    .map((step, n) => {
      const at = step === 'agreed' ? agreedAt : (lastTo(moves, step)?.at ?? null)
      const isUnconfirmed =
        step === 'paid' && (isUnpaid || (effective === 'paid' && !trade.payment_confirmed))
      const state = isUnconfirmed ? 'next' : n <= reached ? 'done' : n === reached + 1 ? 'next' : 'later'
      return { label: labels[step], state, at: state === 'done' ? at : null, step } as const
    })
    .filter(
      ({ step, state, at }) =>
        !(effective === 'completed' && state === 'done' && at === null && step !== 'completed'),
    )
    .map(({ label, state, at }) => ({ label, state, at }))
  return isPaidOnHoko && trade.role === 'seller' ? [...steps, describePayoutStep(trade, payout)] : steps
}

function describePayoutStep({ status }: Trade, payout: StepMoney['payout']): TradeStep {
  const label = t.paid_out()
  if (payout?.is_sent) return { label, state: 'done', at: payout.at }
  return { label, state: status === 'completed' ? 'next' : 'later', at: null }
}

const isSentUnpaid = ({ moves, payment_confirmed: paymentConfirmed }: Trade): boolean =>
  !paymentConfirmed && lastTo(moves, 'sent')?.from_status === 'agreed'

/** A payment counts only once the seller confirms it. */
function paidLabel(trade: Trade): string {
  const { status, role, moves, payment_confirmed: paymentConfirmed } = trade
  if (paymentConfirmed || status === 'completed' || isSentUnpaid(trade)) return t.paid()
  if (lastTo(moves, 'paid')?.side !== 'buyer' || (status !== 'paid' && status !== 'sent')) return t.paid()
  return role === 'seller' ? t.buyer_says_paid() : t.you_say_youve_paid()
}

const lastTo = (moves: TradeMove[], status: TradeStatus) =>
  moves.findLast(
    ({ to_status: toStatus, from_status: fromStatus }) => toStatus === status && fromStatus !== status,
  )

/** In a dispute, the status before it began. */
const effectiveStatus = (moves: TradeMove[], isDisputed: boolean): TradeStatus =>
  isDisputed ? (lastTo(moves, 'disputed')?.from_status ?? 'agreed') : 'agreed'

/** True while the seller hasn't confirmed the payment. */
export const isUnconfirmedPayment = ({ side, action }: TradeMove, later: TradeMove[]): boolean =>
  action === 'paid' &&
  side === 'buyer' &&
  !later.some(
    (move) => move.action === 'payment_confirmed' || (move.action === 'paid' && move.side === 'seller'),
  )

/** `role` is the reader's; null for an admin. */
export function describeMove(
  { side, action, to_status: toStatus, total_cents: totalCents }: TradeMove,
  role: Trade['role'] | null,
  isUnconfirmed = false,
): string {
  const who = side === role ? 'you' : side === 'system' ? 'hoko' : side === 'buyer' ? 'buyer' : 'other'
  const total = formatMoney(totalCents ?? 0)
  const words: Record<TradeMove['action'], string> = {
    paid: describePaid({ side, who, isUnconfirmed: isUnconfirmed && role !== 'buyer' }),
    payment_confirmed: t.they_confirmed_the_payment({ who }),
    sent: t.they_sent_it_or_handed_it_over({ who }),
    received: side === 'system' ? t.complete_as_nobody_objected() : t.they_received_it({ who }),
    handed_over: t.handed_over(),
    undone: t.they_undid_that({ who, status: toStatus }),
    disputed: t.they_opened_a_dispute({ who }),
    dispute_withdrawn: t.they_withdrew_the_dispute({ who }),
    dispute_resolved: t.they_decided_the_dispute({ who, status: toStatus }),
    default_stated: t.they_said_the_buyer_hasnt_paid({ who }),
    default_withdrawn: t.they_no_longer_say_the_buyer_hasnt_paid({ who }),
    default_contested: t.they_contested_that({ who }),
    default_accepted: t.they_agreed_to_cancel_the_sale({ who }),
    default_stood: t.no_one_contested_it_so_the_sale_was(),
    delivery_chosen: t.they_chose_the_delivery({ who, total }),
    address_changed: t.they_changed_the_address({ who }),
    total_lowered: t.they_lowered_the_total({ who, total }),
    proposed: t.they_proposed_a_change({ who }),
    proposal_accepted: t.they_accepted_the_proposal({ who, total }),
    proposal_declined: t.they_declined_the_proposal({ who }),
    proposal_withdrawn: t.they_withdrew_the_proposal({ who }),
    pieces_cancelled: t.they_agreed_to_cancel_pieces({ who, total }),
    cancelled: t.they_agreed_to_cancel_the_sale({ who }),
    tracking_changed: t.they_changed_the_tracking({ who }),
  }
  return words[action]
}

type Who = 'you' | 'hoko' | 'buyer' | 'other'

function describePaid(payment: { side: TradeMove['side']; who: Who; isUnconfirmed: boolean }): string {
  const { side, who, isUnconfirmed } = payment
  if (side === 'system') return t.paid_on_hoko()
  if (side === 'seller') return t.they_received_the_payment({ who })
  return isUnconfirmed ? t.the_buyer_says_they_paid() : t.they_paid({ who })
}

export interface TradeButton {
  action: TradeAction
  label: string
  done: string
}

export function describePress(action: TradeAction, role: Trade['role']): TradeButton | null {
  const payment = getPresses()[action]
  return payment ? { action, ...(payment[role] ?? must(payment.both, 'texts of the action')) } : null
}

type TextMatches = Pick<TradeButton, 'label' | 'done'>

const getPresses = makeTexts(
  (): Partial<Record<TradeAction, { both?: TextMatches; buyer?: TextMatches; seller?: TextMatches }>> => ({
    mark_paid: {
      buyer: { label: t.i_have_paid(), done: t.marked_as_paid() },
      seller: { label: t.ive_been_paid(), done: t.marked_as_paid() },
    },
    confirm_payment: { both: { label: t.payment_confirmed(), done: t.payment_confirmed_done() } },
    mark_sent: { both: { label: t.i_sent_it_or_handed_it_over(), done: t.marked_as_sent() } },
    send_unpaid: { both: { label: t.sent_before_payment(), done: t.marked_as_sent() } },
    mark_received: { both: { label: t.i_have_it(), done: t.all_done_enjoy() } },
    undo: { both: { label: t.undo(), done: t.taken_back() } },
    withdraw_dispute: { both: { label: t.its_settled_withdraw_dispute(), done: t.dispute_withdrawn() } },
    withdraw_default: { both: { label: t.undo(), done: t.withdrawn_weve_told_the_buyer() } },
  }),
)

/** The first one available is the primary button. */
const order: TradeAction[] = [
  'mark_received',
  'confirm_payment',
  'mark_sent',
  'mark_paid',
  'send_unpaid',
  'withdraw_default',
  'withdraw_dispute',
  'undo',
]

export const listPresses = ({ may, role }: Pick<Trade, 'may' | 'role'>): TradeButton[] =>
  order.filter((action) => may.includes(action)).flatMap((action) => describePress(action, role) ?? [])

interface Locked {
  is_suspended: boolean
}

const getHelp = makeTexts(() => ({
  title: t.get_help_with_this_sale(),
  text: t.tell_us_what_happened_if_youve_paid(),
  label: t.what_happened(),
  confirm: t.ask_for_help(),
  done: t.help_requested_were_looking_into_it(),
}))

export function confirmLabel(
  action: ConfirmedAction,
  { is_suspended: isSuspended, status }: Pick<Trade, 'status'> & Locked,
): string {
  if (action === 'contest_default') return t.contest_it()
  if (action === 'state_default') return t.the_buyer_never_paid()
  if (!isSuspended) return t.somethings_wrong()
  return status === 'agreed' ? t.ive_already_paid_get_help() : t.get_help()
}

const getMethods = makeTexts((): Record<Trade['payment_methods'][number], string> => ({
  bank_transfer: t.bank_transfer(),
  cash: t.cash(),
  other: t.another_way_as_agreed(),
}))

export const describePayment = (paymentMethods: Trade['payment_methods']): string =>
  paymentMethods.map((method) => getMethods()[method]).join(', ')

export function describeConfirmation(
  action: ConfirmedAction,
  { total_cents: totalCents, terms, counterparty, is_suspended: isSuspended }: Trade & Locked,
) {
  const { full_name: fullName, display_name: displayName } = counterparty
  const them = fullName ?? displayName
  if (isSuspended) return getHelp()
  return {
    open_dispute: {
      title: t.open_a_dispute(),
      text: t.talk_to_them_first_if_you_havent_well({ them }),
      label: t.whats_wrong(),
      confirm: t.open_dispute(),
      done: t.dispute_opened_you_can_both_write_in(),
    },
    state_default: {
      title: t.has_them_not_paid_total({ them, total: formatMoney(terms?.total_cents ?? totalCents) }),
      text: t.them_has_3_days_to_contest_it_if_they({ them }),
      label: t.what_happened(),
      confirm: t.report_not_paid(),
      done: t.weve_told_the_buyer_they_have_3_days(),
    },
    contest_default: {
      title: t.contest_it_2(),
      text: t.this_opens_a_dispute_well_look_into_it(),
      label: t.what_happened_if_you_paid_say_when_and(),
      confirm: t.contest_it(),
      done: t.contested_were_looking_into_it(),
    },
  }[action]
}

/** Null if a dispute can be opened already, or never. */
export function describeDisputeTime(
  { status, may, dispute, disputable_from: disputableFrom, counterparty }: Trade,
  now: number,
): string | null {
  const isUnfinished = status === 'agreed' || status === 'paid' || status === 'sent'
  const isPossible = may.includes('open_dispute') || Date.parse(disputableFrom) <= now
  if (!isUnfinished || dispute || isPossible) return null
  return t.if_something_goes_wrong_talk_to_them({
    them: counterparty.full_name ?? counterparty.display_name,
    from: formatShortInstant(new Date(disputableFrom)),
  })
}

export type ConfirmedAction = 'open_dispute' | 'state_default' | 'contest_default'

/** Null while its listing is suspended and hidden. */
export const getBoughtPage = ({ id, type, status }: Pick<Trade['listing'], 'id' | 'type' | 'status'>) =>
  status === 'suspended' ? null : `/${type}/${id}/detail`
