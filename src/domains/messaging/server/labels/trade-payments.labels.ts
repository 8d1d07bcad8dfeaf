import type { FactPayload } from '#platform/server/jobs/outbox.ts'
import type { payoutMoved, tradePaymentMoved } from '#domains/trade-payments/server/trade-payments.events.ts'
import type { RefundCause } from '#domains/trade-payments/common/trade-payments.ts'
import { getTradePath } from '#domains/trades/common/trade-path.ts'
import { aucklandLocal } from '#platform/common/formats/auckland-time.ts'
import { formatDay, formatMoney } from '#platform/common/formats/formats.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import { quoteTitle, type NamedListing, type NoticeTexts } from './notifications.labels.ts'
import * as t from '#domains/messaging/texts.ts'

type Moved = Pick<
  FactPayload<typeof tradePaymentMoved>,
  'trade_id' | 'action' | 'amount_cents' | 'reason' | 'release_at'
>

/** As the rows are when the notice is written. */
export interface PaymentFacts {
  method: 'card' | 'bank'
  /** Null for all but refunds. */
  cause: RefundCause | null
  isSent: boolean
  isPickup: boolean
  /** Null unless it was released and something is paid out. */
  payout: { amount_cents: number; next_try_at: Date; isDelayed: boolean } | null
}

type Side = 'buyer' | 'seller'
type Texts = [title: string, body: string]
type Compose = (moved: Moved & { listing: string; amount: string }, facts: PaymentFacts) => Texts | null

const isShownCause = <Cause extends PaymentFacts['cause']>(
  cause: Cause,
): cause is Exclude<Cause, 'at_gateway' | null> => cause !== 'at_gateway' && cause !== null

const getShownCause = <Cause extends PaymentFacts['cause']>(cause: Cause) =>
  isShownCause(cause) ? cause : 'other'

const nameDay = (at: Date) => formatDay(aucklandLocal(at).slice(0, 10))

const toBuyer: Partial<Record<Moved['action'], Compose>> = {
  paid: (of, { isPickup }) => [
    t.paid_on_hoko_receipt_title(),
    t.you_paid_on_hoko({ ...of, is_pickup: isPickup }),
  ],
  delivered: (of) => [
    t.delivered_title(),
    joinSentences(
      t.the_seller_says_it_was_delivered(of),
      of.release_at && t.report_a_problem_by_day({ day: nameDay(new Date(of.release_at)) }),
    ),
  ],
  refunded: (of, { cause, method }) => [
    t.refund_title(),
    joinSentences(
      t.were_refunding_you({ ...of, cause: getShownCause(cause) }),
      cause !== 'at_gateway' && t.refunds_take_a_few_days({ method: method === 'card' ? 'card' : 'other' }),
    ),
  ],
}

const toSeller: Partial<Record<Moved['action'], Compose>> = {
  paid: (of, { isSent, isPickup }) => [
    t.paid_on_hoko_title(),
    joinSentences(
      t.the_buyer_paid_on_hoko(of),
      !isSent && (isPickup ? t.you_can_hand_it_over() : t.send_it_now()),
      t.you_are_paid_once_the_buyer_has_it(),
    ),
  ],
  released: (of, { payout }) => [
    t.sale_paid_out_title(),
    joinSentences(
      t.your_sale_is_complete(of),
      payout === null
        ? t.its_proceeds_cover_an_earlier_chargeback()
        : payout.isDelayed
          ? t.your_first_payout_goes_out_on({
              amount: formatMoney(payout.amount_cents),
              day: nameDay(payout.next_try_at),
            })
          : t.were_paying_you_now({ amount: formatMoney(payout.amount_cents) }),
    ),
  ],
  // The seller never heard of a payment that was returned as it came.
  refunded: (of, { cause }) =>
    cause === 'paid_twice' || cause === 'paid_too_late'
      ? null
      : [t.buyer_refunded_title(), t.the_buyer_is_refunded({ ...of, cause: getShownCause(cause) })],
  charged_back: (of) => [
    t.chargeback_title(),
    joinSentences(t.the_buyers_bank_takes_it_back(of), t.well_answer_the_bank()),
  ],
  chargeback_won: (of) => [t.chargeback_won_title(), t.the_bank_decided_for_you(of)],
  chargeback_lost: (of) => [t.chargeback_lost_title(), t.the_bank_decided_for_the_buyer(of)],
}

/** Null if that side isn't notified: trades' own notice, or none, describes it. */
export function composeTradePaymentNotice(
  listing: NamedListing,
  to: Side,
  moved: Moved,
  facts: PaymentFacts,
): NoticeTexts | null {
  const compose = (to === 'buyer' ? toBuyer : toSeller)[moved.action]
  const amount = formatMoney(moved.amount_cents)
  const texts = compose?.({ ...moved, listing: quoteTitle(listing), amount }, facts)
  if (!texts) return null
  const [title, body] = texts
  return {
    kind: 'trade',
    title,
    body,
    link: getTradePath(to, moved.trade_id),
    action: to === 'buyer' ? t.act_open_purchase() : t.act_open_sale(),
    facts: [amount],
  }
}

export function composePayoutNotice(
  listing: NamedListing,
  { action, amount_cents: amountCents }: Pick<FactPayload<typeof payoutMoved>, 'action' | 'amount_cents'>,
): NoticeTexts {
  const amount = formatMoney(amountCents)
  const of = { amount, listing: quoteTitle(listing) }
  return {
    kind: 'trade',
    title: action === 'sent' ? t.payout_sent_title() : t.payout_failed_title(),
    body:
      action === 'sent'
        ? t.weve_paid_you_out(of)
        : joinSentences(t.we_couldnt_pay_you_out(of), t.check_your_payout_details()),
    link: '/payouts',
    action: t.act_see_payouts(),
    facts: [amount],
  }
}
