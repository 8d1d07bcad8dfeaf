import type { TermsAction } from '#domains/trades/common/terms.ts'
import type { Trade, TradeAction } from '#domains/trades/common/trades.ts'
import { formatMoney, formatShortAppointment, formatShortDay } from '#platform/common/formats/formats.ts'
import * as t from '#domains/trades/texts.ts'

export type NextKind =
  | 'confirm_sale'
  | 'await_sale'
  | 'stop'
  | 'contest'
  | 'await_contest'
  | 'answer_proposal'
  | 'await_answer'
  | 'choose_delivery'
  | 'await_choice'
  | 'choose_for_buyer'
  | 'propose_delivery'
  | 'await_delivery_price'
  | 'pay'
  | 'await_payment'
  | 'confirm_payment'
  | 'await_confirmation'
  | 'send'
  | 'await_parcel'
  | 'hand_over'
  | 'pick_up'
  | 'receive'
  | 'await_receipt'
  | 'pay_on_receipt'
  | 'confirm_late_payment'
  | 'dispute'
  | 'completed'
  | 'cancelled'
  | 'denied'

type Side = Trade['role']

/** The buyer's and the seller's step of the same state. */
const pick = (role: Side, buyer: NextKind, seller: NextKind): NextKind => (role === 'buyer' ? buyer : seller)

const unfinished = new Set<Trade['status']>(['agreed', 'paid', 'sent'])

/** The seller's account is suspended, so the buyer shouldn't pay. */
export const isLocked = ({ role, status, counterparty }: Trade): boolean =>
  role === 'buyer' && counterparty.is_suspended && unfinished.has(status)

export const isUnfinished = ({ status }: Pick<Trade, 'status'>): boolean => unfinished.has(status)

export function getNextKind(trade: Trade): NextKind {
  const { status, role, counterparty, default_stated: stated, proposal } = trade
  if (status === 'unconfirmed') return pick(role, 'confirm_sale', 'await_sale')
  if (status === 'completed') return 'completed'
  if (status === 'cancelled') return counterparty.full_name === null ? 'denied' : 'cancelled'
  if (status === 'disputed') return 'dispute'
  if (isLocked(trade)) return 'stop'
  if (stated?.outcome === null) return pick(role, 'contest', 'await_contest')
  if (proposal && proposal.side !== role) return 'answer_proposal'
  return status === 'sent' ? getKindOnceSent(trade) : getKindBeforeSending(trade)
}

function getKindOnceSent({ role, moves, payment_confirmed: isConfirmed }: Trade): NextKind {
  const sent = moves.findLast(({ action }) => action === 'sent')
  if (!isConfirmed && sent?.from_status === 'agreed')
    return pick(role, 'pay_on_receipt', 'confirm_late_payment')
  return pick(role, 'receive', 'await_receipt')
}

function getKindBeforeSending(trade: Trade): NextKind {
  const { status, role, terms, proposal, may_change: mayChange, payment_confirmed: isConfirmed } = trade
  if (terms && !terms.delivery) {
    if (mayChange.includes('choose_for_buyer')) return 'choose_for_buyer'
    return pick(role, 'choose_delivery', 'await_choice')
  }
  if (status === 'agreed') {
    if (!terms || terms.is_final) return pick(role, 'pay', 'await_payment')
    return proposal ? 'await_answer' : pick(role, 'await_delivery_price', 'propose_delivery')
  }
  if (!isConfirmed) return pick(role, 'await_confirmation', 'confirm_payment')
  return terms?.delivery?.method === 'pickup'
    ? pick(role, 'pick_up', 'hand_over')
    : pick(role, 'await_parcel', 'send')
}

const primaryActs: Partial<Record<NextKind, TradeAction | TermsAction>> = {
  choose_delivery: 'choose_delivery',
  choose_for_buyer: 'choose_for_buyer',
  propose_delivery: 'propose_total',
  pay: 'mark_paid',
  confirm_payment: 'confirm_payment',
  confirm_late_payment: 'confirm_payment',
  send: 'mark_sent',
  pick_up: 'mark_received',
  receive: 'mark_received',
  stop: 'open_dispute',
  contest: 'contest_default',
}

/** Null where the other side is next, or the step has a form of its own. */
export function getPrimaryAct(trade: Trade): TradeAction | TermsAction | null {
  const act = primaryActs[getNextKind(trade)] ?? null
  return act && [...trade.may, ...trade.may_change].some((one) => one === act) ? act : null
}

export interface NextStep {
  kind: NextKind
  sentence: string
  /** A further sentence on the step; null if there's none. */
  advice: string | null
}

export function describeNext(trade: Trade, now: number): NextStep {
  const kind = getNextKind(trade)
  return { kind, sentence: describeSentence(kind, trade, now), advice: describeAdvice(kind, trade) }
}

export const getThem = ({ counterparty }: Pick<Trade, 'counterparty'>): string =>
  counterparty.full_name ?? counterparty.display_name

const day = 86_400_000

/** When the seller promised to send it; null without a promise. */
export function getSendBy({ terms, moves }: Pick<Trade, 'terms' | 'moves'>): Date | null {
  const days = terms?.delivery?.days_to_send ?? null
  const paid = moves.findLast(
    ({ action, side }) => action === 'payment_confirmed' || (action === 'paid' && side !== 'buyer'),
  )
  return days === null || !paid ? null : new Date(Date.parse(paid.at) + days * day)
}

function getDue(terms: Trade['terms'], now: number): 'soon' | 'late' | 'other' {
  if (!terms) return 'other'
  return Date.parse(terms.pay_by) <= now ? 'late' : 'soon'
}

function getSendingMethod(terms: Trade['terms']): 'option' | 'joined' | 'other' {
  const method = terms?.delivery?.method
  return method === 'option' || method === 'joined' ? method : 'other'
}

function describeSentence(kind: NextKind, trade: Trade, now: number): string {
  const them = getThem(trade)
  const { terms } = trade
  const total = formatMoney(terms?.total_cents ?? trade.total_cents)
  const chooseBy = terms?.choose_by ?? null
  const choosing = {
    them,
    is_late: chooseBy !== null && Date.parse(chooseBy) <= now,
    until: chooseBy ? formatShortAppointment(new Date(chooseBy)) : '',
  }
  const paying = {
    them,
    total,
    due: getDue(terms, now),
    day: terms ? formatShortDay(new Date(terms.pay_by)) : '',
  }
  const sendBy = getSendBy(trade)
  const sending = {
    them,
    method: getSendingMethod(terms),
    has_day: sendBy !== null,
    day: sendBy ? formatShortDay(sendBy) : '',
  }
  const sentences: Record<NextKind, () => string> = {
    confirm_sale: () => t.deal_did_you_buy_this({ them }),
    await_sale: () => t.deal_waiting_for_them_to_confirm_the_sale({ them }),
    stop: () => (trade.status === 'agreed' ? t.dont_pay_yet() : t.dont_send_any_more_money()),
    contest: () => t.deal_say_whether_you_paid({ them }),
    await_contest: () => t.deal_waiting_for_them_to_answer_that({ them }),
    answer_proposal: () => t.deal_answer_their_proposal({ them }),
    await_answer: () => t.deal_waiting_for_their_answer({ them }),
    choose_delivery: () => t.deal_choose_delivery(choosing),
    await_choice: () => t.deal_waiting_for_their_choice(choosing),
    choose_for_buyer: () => t.deal_choose_delivery_for_them({ them }),
    propose_delivery: () => t.deal_propose_a_delivery_price_to_them({ them }),
    await_delivery_price: () => t.deal_waiting_for_a_delivery_price({ them }),
    pay: () => t.deal_pay_them(paying),
    await_payment: () => t.deal_waiting_for_their_payment(paying),
    confirm_payment: () => t.deal_check_that_they_paid({ them, total }),
    await_confirmation: () => t.deal_waiting_for_them_to_confirm_your_payment({ them }),
    send: () => t.deal_send_it_to_them(sending),
    await_parcel: () => t.deal_waiting_for_them_to_send_it(sending),
    hand_over: () => t.deal_hand_it_over({ them }),
    pick_up: () => t.deal_pick_it_up_from_them({ them }),
    receive: () => t.deal_confirm_when_you_have_it(),
    await_receipt: () => t.deal_waiting_for_them_to_receive_it({ them }),
    pay_on_receipt: () => t.deal_pay_them_when_you_get_it({ them, total }),
    confirm_late_payment: () => t.confirm_the_payment_once_them_has_paid({ them }),
    dispute: () => t.deal_were_looking_into_this_sale(),
    completed: () => (trade.role === 'buyer' ? t.all_done_enjoy() : t.all_done()),
    cancelled: () =>
      trade.moves.at(-1)?.action === 'cancelled' ? t.deal_you_both_cancelled() : t.this_sale_fell_through(),
    denied: () => (trade.role === 'buyer' ? t.this_sale_fell_through() : t.deal_they_didnt_buy_it({ them })),
  }
  return sentences[kind]()
}

function describeAdvice(kind: NextKind, trade: Trade): string | null {
  const them = getThem(trade)
  const isBuyer = trade.role === 'buyer'
  const advice: Partial<Record<NextKind, () => string>> = {
    confirm_sale: () => t.deal_once_you_confirm_you_see_each_other(),
    await_sale: () => t.deal_once_they_confirm_you_see_each_other(),
    stop: () => t.weve_suspended_this_sellers_account(),
    choose_delivery: () => t.deal_after_that_they_can_choose_for_you({ them }),
    await_choice: () => t.deal_after_that_you_can_choose_for_them(),
    choose_for_buyer: () => t.deal_they_havent_chosen_in_48_hours(),
    propose_delivery: () => t.deal_delivery_is_as_agreed_between_you(),
    await_delivery_price: () => t.deal_you_can_propose_one_too(),
    pay: () => t.deal_only_pay_once_youre_sure_of_the_account(),
    await_payment: () => t.deal_only_hand_it_over_once_youve_been_paid(),
    confirm_payment: () => t.deal_a_screenshot_isnt_proof(),
    await_confirmation: () => t.deal_then_they_hand_it_over_or_send_it(),
    hand_over: () => t.deal_their_code_completes_the_sale(),
    pick_up: () => t.deal_show_your_code_once_you_have_it(),
    receive: () => t.deal_they_have_sent_it_or_handed_it_over({ them }),
    await_receipt: () => t.deal_once_they_have_it_the_sale_is_complete(),
    pay_on_receipt: () => t.deal_once_they_confirm_mark_it_as_received({ them }),
    dispute: () => t.deal_you_can_both_write_here({ them }),
    cancelled: () => (isBuyer ? '' : t.deal_you_can_relist_it()),
    denied: () => (isBuyer ? '' : t.deal_you_can_relist_it()),
  }
  return advice[kind]?.() || null
}

export interface DealState {
  label: string
  kind: 'plain' | 'good' | 'wrong'
}

/** In a word or two, for the head of the page. */
export function describeState(trade: Trade): DealState {
  const { status, payment_confirmed: isConfirmed } = trade
  const kind = getNextKind(trade)
  if (kind === 'choose_delivery' || kind === 'await_choice' || kind === 'choose_for_buyer') {
    return { label: t.deal_delivery_to_choose(), kind: 'plain' }
  }
  const states: Record<Trade['status'], DealState> = {
    unconfirmed: { label: t.deal_to_confirm(), kind: 'plain' },
    agreed: { label: t.deal_to_pay(), kind: 'plain' },
    paid: {
      label: isConfirmed ? t.paid() : t.deal_payment_to_confirm(),
      kind: isConfirmed ? 'good' : 'plain',
    },
    sent: { label: t.sent(), kind: 'good' },
    completed: { label: t.deal_complete(), kind: 'good' },
    disputed: { label: t.dispute(), kind: 'wrong' },
    cancelled: { label: t.deal_fell_through(), kind: 'plain' },
  }
  return states[status]
}
