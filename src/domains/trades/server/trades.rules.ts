import {
  defaultFromDays,
  defaultEffectiveDays,
  disputeFromDays,
  undoHours,
  type TradeAction,
  type TradeMove,
  type TradeStatus,
} from '#domains/trades/common/trades.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { keysOf } from '#platform/common/records.ts'
import { allowed, type Rejection, rejected, type Verdict } from '#platform/common/verdict.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/trades/texts.ts'

/**
 * Decides the allowed actions of a trade (trading-rules.md › After the trade; decision 34). Pure.
 */

export type Side = 'buyer' | 'seller'

export interface TradeState {
  status: TradeStatus
  agreed_at: Date
  payment_confirmed: boolean
  last: {
    action: TradeMove['action']
    moved_by: AccountId | null
    from_status: TradeStatus
    at: Date
  } | null
  openDefault: { stands_at: Date } | null
  open_dispute: { opened_by: AccountId; from_status: TradeStatus } | null
  /** Sent or handed over before it was marked as paid, as for payment on delivery. */
  wasSentUnpaid: boolean
  /**
   * Hoko is checking the seller's account: the buyer shouldn't pay, and can open a dispute at once.
   */
  seller_is_suspended: boolean
  is_paid_on_hoko: boolean
}

export type TradeVerdict = Verdict<Rejection<'trade_moved' | 'trade_too_early'>>

export interface Mover {
  account_id: AccountId
  side: Side
}

const hour = 3_600_000
const daysAfter = (from: Date, days: number) => new Date(from.getTime() + days * 24 * hour)

export const disputableFrom = (agreedAt: Date) => daysAfter(agreedAt, disputeFromDays)
export const defaultableFrom = (agreedAt: Date) => daysAfter(agreedAt, defaultFromDays)
export const takesEffectFrom = (statedAt: Date) => daysAfter(statedAt, defaultEffectiveDays)

export const unfinishedStatuses = ['agreed', 'paid', 'sent'] as const

const isUnfinished = (status: TradeStatus): status is (typeof unfinishedStatuses)[number] =>
  unfinishedStatuses.some((one) => one === status)

const moved = (message?: string): TradeVerdict =>
  rejected({ key: 'trade_moved', ...(message !== undefined && { message }) })
const early = (message: string): TradeVerdict => rejected({ key: 'trade_too_early', message })

type Check = (trade: TradeState, mover: Mover, now: Date) => TradeVerdict

const rejectUnless = (right: boolean, no = moved()): TradeVerdict => (right ? allowed : no)

export const getDoNotPay = makeTexts(() => t.the_sellers_account_is_suspended_dont())

const checks: Record<TradeAction, { by: Side | 'both'; check: Check }> = {
  mark_paid: {
    by: 'both',
    check: ({ status, openDefault, seller_is_suspended: sellerIsSuspended }, { side }) => {
      if (side === 'buyer' && sellerIsSuspended) return moved(getDoNotPay())
      return side === 'buyer' && openDefault
        ? moved(t.trades_the_seller_says_you_havent_paid())
        : rejectUnless(status === 'agreed')
    },
  },
  confirm_payment: {
    by: 'seller',
    check: ({ status, payment_confirmed: paymentConfirmed, wasSentUnpaid }) =>
      rejectUnless(!paymentConfirmed && (status === 'paid' || (status === 'sent' && wasSentUnpaid))),
  },
  mark_sent: { by: 'seller', check: ({ status }) => rejectUnless(status === 'paid') },
  // Separate from the action above: a seller who means a paid sale must not send one whose payment
  // was just undone.
  send_unpaid: {
    by: 'seller',
    check: ({ status, openDefault }) => rejectUnless(status === 'agreed' && !openDefault),
  },
  mark_received: {
    by: 'buyer',
    // A sale that only the buyer says was paid can't be finished by either side alone.
    check: ({ status, payment_confirmed: paymentConfirmed, wasSentUnpaid }) => {
      const mayCome = status === 'sent' || status === 'paid'
      const isSettled = paymentConfirmed || (status === 'sent' && !wasSentUnpaid)
      return rejectUnless(
        mayCome && isSettled,
        mayCome ? moved(t.the_seller_hasnt_confirmed_your()) : moved(),
      )
    },
  },
  undo: { by: 'both', check: judgeUndo },
  open_dispute: {
    by: 'both',
    // A default statement is contested instead.
    check: (
      { status, openDefault, agreed_at: agreedAt, seller_is_suspended: sellerIsSuspended },
      { side },
      now,
    ) =>
      !isUnfinished(status) || openDefault
        ? moved()
        : rejectUnless(
            now >= disputableFrom(agreedAt) || (side === 'buyer' && sellerIsSuspended),
            early(t.a_dispute_can_be_opened_from_day({ dispute_from_days: disputeFromDays })),
          ),
  },
  withdraw_dispute: {
    by: 'both',
    check: ({ open_dispute: openDispute }, { account_id: accountId }) =>
      rejectUnless(
        openDispute?.opened_by === accountId,
        openDispute ? moved(t.only_the_person_who_opened_the_dispute()) : moved(),
      ),
  },
  state_default: {
    by: 'seller',
    check: ({ status, openDefault, agreed_at: agreedAt }, _mover, now) =>
      status !== 'agreed' || openDefault
        ? moved()
        : rejectUnless(
            now >= defaultableFrom(agreedAt),
            early(t.you_can_say_so_from_day_default_from({ default_from_days: defaultFromDays })),
          ),
  },
  withdraw_default: { by: 'seller', check: ({ openDefault }) => rejectUnless(openDefault !== null) },
  contest_default: { by: 'buyer', check: ({ openDefault }) => rejectUnless(openDefault !== null) },
  accept_default: { by: 'buyer', check: ({ openDefault }) => rejectUnless(openDefault !== null) },
}

const undoable: readonly TradeMove['action'][] = ['paid', 'payment_confirmed', 'sent', 'received']

/** Only by its actor, while nothing has followed from it. */
function judgeUndo(
  { status, last, is_paid_on_hoko: isPaidOnHoko }: TradeState,
  { account_id: accountId }: Mover,
  now: Date,
): TradeVerdict {
  if (!last || !undoable.includes(last.action) || last.moved_by !== accountId) return moved()
  if (status === 'cancelled' || status === 'disputed') return moved()
  if (isPaidOnHoko && last.action === 'received') return moved(t.the_money_was_released_when_you_said())
  return rejectUnless(
    now.getTime() < last.at.getTime() + undoHours * hour,
    moved(t.you_can_undo_this_for_undo_hours_hours({ undo_hours: undoHours })),
  )
}

export function judgeAction(action: TradeAction, mover: Mover, trade: TradeState, now: Date): TradeVerdict {
  if (trade.status === 'unconfirmed') return moved(t.the_buyer_hasnt_confirmed_this_sale())
  if (trade.openDefault && now >= trade.openDefault.stands_at && !trade.seller_is_suspended) {
    return moved(t.the_buyer_didnt_contest_in_time_that())
  }
  const { by, check } = checks[action]
  if (by !== 'both' && by !== mover.side)
    return moved(t.only_one_side_can_do_that({ is_buyer: by === 'buyer' }))
  return check(trade, mover, now)
}

export const whatMay = (mover: Mover, trade: TradeState, now: Date): TradeAction[] =>
  keysOf(checks).filter((action) => judgeAction(action, mover, trade, now).isAllowed)

export function judgeHandOver({ status, openDefault }: TradeState): TradeVerdict {
  if (status === 'unconfirmed') return moved(t.the_buyer_hasnt_confirmed_this_sale())
  if (openDefault) return moved(t.youve_said_the_buyer_hasnt_paid_undo())
  return rejectUnless(isUnfinished(status))
}

export function reminderDue(agreedAt: Date, now: Date): 3 | 7 | null {
  if (now >= daysAfter(agreedAt, 7)) return 7
  return now >= daysAfter(agreedAt, 3) ? 3 : null
}
