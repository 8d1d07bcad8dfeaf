import { formatMoney } from '#shared/formats/formats.ts'
import type { Trade, TradeAction, TradeMove, TradeStatus } from '#contract/trades/trades.ts'

/** A step of the way from the agreement to its end; `at` is null where it is known to be done and not when. */
export interface TradeStep {
  label: string
  state: 'done' | 'next' | 'later'
  at: string | null
}

const way = ['agreed', 'paid', 'sent', 'completed'] as const

/** How far a trade has come. What was skipped, as sending is by handing over, is left out. */
export function listSteps(trade: Trade): TradeStep[] {
  const { status, agreed_at, moves, dispute } = trade
  const standing = status === 'disputed' ? standsAt(moves, dispute !== null) : status
  const reached = way.findIndex((step) => step === standing)
  const labels = { agreed: 'Agreed', paid: paidLabel(trade), sent: 'Sent', completed: 'Received' }
  const is_unpaid = standing === 'sent' && isSentUnpaid(trade)
  return way
    .map((step, n) => {
      const at = step === 'agreed' ? agreed_at : (lastTo(moves, step)?.at ?? null)
      const is_said = step === 'paid' && (is_unpaid || (standing === 'paid' && !trade.payment_confirmed))
      const state = is_said ? 'next' : n <= reached ? 'done' : n === reached + 1 ? 'next' : 'later'
      return { label: labels[step], state, at: state === 'done' ? at : null, step } as const
    })
    .filter(
      ({ step, state, at }) =>
        !(standing === 'completed' && state === 'done' && at === null && step !== 'completed'),
    )
    .map(({ label, state, at }) => ({ label, state, at }))
}

/** Sent before anybody said that it is paid, and not paid for since. */
const isSentUnpaid = ({ moves, payment_confirmed }: Trade): boolean =>
  !payment_confirmed && lastTo(moves, 'sent')?.from_status === 'agreed'

/** The word of the buyer alone is no payment. */
function paidLabel(trade: Trade): string {
  const { status, role, moves, payment_confirmed } = trade
  if (payment_confirmed || status === 'completed' || isSentUnpaid(trade)) return 'Paid'
  if (lastTo(moves, 'paid')?.side !== 'buyer' || (status !== 'paid' && status !== 'sent')) return 'Paid'
  return role === 'seller' ? 'Buyer says paid' : 'You say you’ve paid'
}

const lastTo = (moves: TradeMove[], status: TradeStatus) =>
  moves.findLast(({ to_status, from_status }) => to_status === status && from_status !== status)

/** Where a disputed trade stood before. */
const standsAt = (moves: TradeMove[], is_disputed: boolean): TradeStatus =>
  is_disputed ? (lastTo(moves, 'disputed')?.from_status ?? 'agreed') : 'agreed'

/** One line of what happened; `role` is of the one who reads it, null for the house. */
export function describeMove({ side, action, to_status }: TradeMove, role: Trade['role'] | null): string {
  const who =
    side === role ? 'You' : side === 'system' ? 'Hoko' : side === 'buyer' ? 'The buyer' : 'The seller'
  const words: Record<TradeMove['action'], string> = {
    paid: side === 'seller' ? `${who} received the payment` : `${who} paid`,
    payment_confirmed: `${who} confirmed the payment`,
    sent: `${who} sent it or handed it over`,
    received: `${who} received it`,
    handed_over: 'Handed over',
    undone: `${who} undid that: ${became[to_status]}`,
    disputed: `${who} opened a dispute`,
    dispute_withdrawn: `${who} withdrew the dispute`,
    dispute_resolved: `${who} decided the dispute: ${became[to_status]}`,
    default_stated: `${who} said the buyer hasn’t paid`,
    default_withdrawn: `${who} withdrew the claim that the buyer hasn’t paid`,
    default_contested: `${who} contested that. We’re looking into it.`,
    default_accepted: `${who} agreed to cancel the sale`,
    default_stood: 'No one contested it, so the sale was cancelled',
  }
  return words[action]
}

const became: Record<TradeStatus, string> = {
  unconfirmed: 'unconfirmed',
  agreed: 'not paid yet',
  paid: 'paid',
  sent: 'on its way',
  completed: 'complete',
  disputed: 'disputed',
  cancelled: 'cancelled',
}

export interface TradeButton {
  action: TradeAction
  label: string
  /** Said once it is done. */
  done: string
}

/** What is done by one press, in the words of who presses. */
export function describePress(action: TradeAction, role: Trade['role']): TradeButton | null {
  const said = presses[action]
  return said ? { action, ...(said[role] ?? said.both!) } : null
}

type Said = Pick<TradeButton, 'label' | 'done'>

const presses: Partial<Record<TradeAction, { both?: Said; buyer?: Said; seller?: Said }>> = {
  mark_paid: {
    buyer: { label: 'I have paid', done: 'We’ve told the seller' },
    seller: { label: 'I’ve been paid', done: 'We’ve told the buyer' },
  },
  confirm_payment: { both: { label: 'Payment confirmed', done: 'We’ve told the buyer' } },
  mark_sent: { both: { label: 'I sent it or handed it over', done: 'We’ve told the buyer' } },
  send_unpaid: { both: { label: 'Sent before payment', done: 'We’ve told the buyer' } },
  mark_received: { both: { label: 'I have it', done: 'All done. Enjoy!' } },
  undo: { both: { label: 'Undo', done: 'Taken back' } },
  withdraw_dispute: { both: { label: 'It’s settled – withdraw dispute', done: 'Dispute withdrawn' } },
  withdraw_default: { both: { label: 'Undo', done: 'Withdrawn. We’ve told the buyer.' } },
}

/** What comes next, the first of which is the one to press. */
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

/** Those that move the sale on; the rest takes something back. */
export const movesOn = (action: TradeAction): boolean =>
  action.startsWith('mark_') || action === 'confirm_payment'

interface Held {
  /** The seller is suspended. */
  is_held: boolean
}

const help = {
  title: 'Get help with this sale?',
  text: 'Tell us what happened. If you’ve paid, say when, how and how much. We’ll look into it, and reply here.',
  label: 'What happened?',
  confirm: 'Ask for help',
  done: 'Help requested. We’re looking into it.',
}

export function askLabel(action: AskedAction, { is_held, status }: Pick<Trade, 'status'> & Held): string {
  if (action === 'contest_default') return 'Contest it'
  if (action === 'state_default') return 'The buyer never paid'
  if (!is_held) return 'Something’s wrong'
  return status === 'agreed' ? 'I’ve already paid – get help' : 'Get help'
}

const methods: Record<Trade['payment_methods'][number], string> = {
  bank_transfer: 'bank transfer',
  cash: 'cash',
  other: 'another way, as agreed',
}

/** How the listing says that it can be paid. */
export const describePayment = (payment_methods: Trade['payment_methods']): string =>
  payment_methods.map((method) => methods[method]).join(', ')

/** What is asked for a word, and what will happen. */
export function describeAsk(action: AskedAction, { total_cents, counterparty, is_held }: Trade & Held) {
  const { full_name, display_name } = counterparty
  const them = full_name ?? display_name
  if (is_held) return help
  return {
    open_dispute: {
      title: 'Open a dispute?',
      text: `Talk to ${them} first, if you haven’t. We’ll look into it. ${them} and our team can read what you write. The sale is on hold until it’s settled or decided.`,
      label: 'What’s wrong?',
      confirm: 'Open dispute',
      done: 'Dispute opened. You can both write in it.',
    },
    state_default: {
      title: `Has ${them} not paid ${formatMoney(total_cents)}?`,
      text: `${them} has 3 days to contest it. If they don’t, the sale is cancelled and you can relist it or, after an auction, offer it to the next bidder.`,
      label: 'What happened?',
      confirm: 'Report not paid',
      done: 'We’ve told the buyer. They have 3 days to contest it.',
    },
    contest_default: {
      title: 'Contest it?',
      text: 'This opens a dispute. We’ll look into it, and the sale is on hold until it’s settled or decided.',
      label: 'What happened? If you paid, say when and how.',
      confirm: 'Contest it',
      done: 'Contested. We’re looking into it.',
    },
  }[action]
}

export type AskedAction = 'open_dispute' | 'state_default' | 'contest_default'

/** Where what was bought can be looked at; while its listing is suspended nobody can. */
export const pageOfBought = ({ id, type, status }: Pick<Trade['listing'], 'id' | 'type' | 'status'>) =>
  status === 'suspended' ? null : `/${type}/${id}/detail`
