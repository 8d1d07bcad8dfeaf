import { type ReactNode, Suspense } from 'react'
import type { TradeDetails } from '#domains/trades/common/terms.ts'
import type { Trade } from '#domains/trades/common/trades.ts'
import { MoneyNotice } from '#domains/trade-payments/web/shared/money-notice.tsx'
import {
  findPayout,
  hasWaiting,
  isPaidOnHoko,
  isPayOffered,
} from '#domains/trade-payments/web/shared/money-state.ts'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { lazyPart } from '#platform/web/loading/lazy-part.ts'
import { serverNow } from '#platform/web/session/session.ts'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { TradeAnswer } from '../trade-answer.tsx'
import { DealActs } from './deal-acts.tsx'
import { describeNext, isLocked, isUnfinished } from './next-step.ts'
import { OpenProposal } from './open-proposal.tsx'
import { type DealMoney, PayChoices } from './pay-part.tsx'
import { TradeSteps } from './trade-steps.tsx'
import type { OpenDialog } from './use-deal.ts'
import * as t from '#domains/trades/texts.ts'

const DisputeThread = lazyPart(async () => (await import('../dispute-thread.tsx')).default)

interface NextPartProps {
  trade: Trade
  details: TradeDetails | undefined
  money: DealMoney
  onOpen: OpenDialog
  /** Further acts, such as a review. */
  children?: ReactNode
}

/** The next step, by whom and until when, with its one act. */
export function NextPart({ trade, details, money, onOpen, children }: NextPartProps) {
  const { status, dispute } = trade
  const { kind, sentence, advice } = describeNext(trade, serverNow())
  const isPaying = isPayOffered(money.data)
  const isOpen = status !== 'unconfirmed' && status !== 'cancelled'
  return (
    <section
      aria-labelledby="next-step"
      className="grid gap-4 rounded-panel border border-line bg-paper px-5 py-4"
    >
      <div className="grid gap-1">
        <p className="text-sm text-ink-3">{t.deal_whats_next()}</p>
        <h2 id="next-step" className="heading num text-lg text-balance break-words">
          {sentence}
        </h2>
        {advice && kind !== 'stop' && !isPaying && <p className="max-w-prose text-sm text-ink-2">{advice}</p>}
      </div>
      {isLocked(trade) && <Notice kind="wrong">{t.weve_suspended_this_sellers_account()}</Notice>}
      <SuspendedBuyer trade={trade} />
      <DefaultNotice trade={trade} />
      {trade.proposal && (
        <OpenProposal key={trade.proposal.id} trade={trade} proposal={trade.proposal} details={details} />
      )}
      {kind === 'confirm_sale' && <TradeAnswer trade={trade} />}
      {dispute && !dispute.decision && (
        <Suspense>
          <DisputeThread trade={trade} dispute={dispute} />
        </Suspense>
      )}
      {money.data && <MoneyNotice money={money.data} isPickup={trade.terms?.delivery?.method === 'pickup'} />}
      {kind === 'pay' && <PayChoices trade={trade} money={money} />}
      <DealActs trade={trade} onOpen={onOpen} isPaidHere={isPaying || isUnmarkable(money)}>
        {children}
      </DealActs>
      {isOpen && (
        <div className="border-t border-line pt-4">
          <TradeSteps
            trade={trade}
            money={{ isPaidOnHoko: isPaidOnHoko(money.data), payout: findPayout(money.data) }}
          />
        </div>
      )}
    </section>
  )
}

/** While it loads, or after it was paid, nothing is marked as paid by a press. */
const isUnmarkable = ({ isWaiting, data }: DealMoney): boolean =>
  isWaiting || (data !== undefined && hasWaiting(data))

/** The seller may continue but should know. */
function SuspendedBuyer({ trade }: { trade: Trade }) {
  if (trade.role !== 'seller' || !trade.counterparty.is_suspended || !isUnfinished(trade)) return null
  return <Notice>{t.weve_suspended_this_buyers_account()}</Notice>
}

function DefaultNotice({ trade }: { trade: Trade }) {
  const { default_stated: stated, role } = trade
  if (stated?.outcome !== null || isLocked(trade)) return null
  const until = formatShortInstant(new Date(stated.stands_at))
  return (
    <Notice kind={role === 'buyer' ? 'wrong' : 'plain'}>
      <span className="block break-words">
        {role === 'buyer'
          ? t.the_seller_says_you_havent_paid({ reason: stated.reason })
          : t.you_said_the_buyer_hasnt_paid({ reason: stated.reason })}
      </span>
      <span className="num mt-1 block">
        {role === 'buyer'
          ? t.contest_it_before_until_or_the_sale_is({ until })
          : t.if_they_dont_contest_it_before_until({ until })}
      </span>
    </Notice>
  )
}
