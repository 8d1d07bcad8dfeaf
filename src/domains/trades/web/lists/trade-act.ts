import type { Trade } from '#domains/trades/common/trades.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { describeNext, getNextKind, isUnfinished, type NextKind } from '../deal/next-step.ts'
import * as t from '#domains/trades/texts.ts'

export const isFinished = ({ status }: Pick<Trade, 'status'>): boolean =>
  status === 'completed' || status === 'cancelled'

export const getTotal = ({ terms, total_cents: totalCents }: Pick<Trade, 'terms' | 'total_cents'>): number =>
  terms?.total_cents ?? totalCents

/** Null once the total is final. */
export function describeOpenDelivery(trade: Pick<Trade, 'terms' | 'status'>): string | null {
  const { terms } = trade
  if (!terms || terms.is_final || !isUnfinished(trade)) return null
  return terms.delivery ? t.list_plus_delivery_as_agreed() : t.list_plus_delivery()
}

export interface TradeAct {
  /** The next step; null in a finished trade. */
  line: string | null
  label: string
  /** Whether the reader is the one to act. */
  isMine: boolean
}

interface Reader {
  now: number
  isReviewDue: boolean
}

type Labels = Partial<Record<NextKind, (trade: Trade) => string>>

const pay = (trade: Trade) => t.list_pay_total({ total: formatMoney(getTotal(trade)) })

const labels: Labels = {
  confirm_sale: () => t.list_answer_seller(),
  stop: () => t.list_see_what_to_do(),
  contest: () => t.list_answer_claim(),
  answer_proposal: () => t.list_answer_proposal(),
  choose_delivery: () => t.list_choose_delivery(),
  choose_for_buyer: () => t.list_choose_delivery(),
  propose_delivery: () => t.list_propose_delivery(),
  pay,
  pay_on_receipt: pay,
  confirm_payment: () => t.list_confirm_payment(),
  confirm_late_payment: () => t.list_confirm_payment(),
  send: () => t.mark_as_sent(),
  hand_over: () => t.list_hand_over(),
  pick_up: () => t.list_arrange_pickup(),
  receive: ({ parcel }) => (parcel?.url ? t.list_track_parcel() : t.list_confirm_receipt()),
}

/** The one act of a row in a list of trades. */
export function describeTradeAct(trade: Trade, { now, isReviewDue }: Reader): TradeAct {
  const isBuyer = trade.role === 'buyer'
  const see = isBuyer ? t.list_see_purchase() : t.list_see_sale()
  if (isFinished(trade)) {
    return { line: null, label: isReviewDue ? t.list_leave_a_review() : see, isMine: false }
  }
  const label = labels[getNextKind(trade)]?.(trade)
  return { line: describeNext(trade, now).sentence, label: label ?? see, isMine: label !== undefined }
}
