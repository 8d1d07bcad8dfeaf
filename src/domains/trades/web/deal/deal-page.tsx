import { Handshake } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { TradeDetails } from '#domains/trades/common/terms.ts'
import type { Trade } from '#domains/trades/common/trades.ts'
import { MoneyPanel } from '#domains/trade-payments/web/shared/money-panel.tsx'
import { PaymentReturn } from '#domains/trade-payments/web/shared/payment-return.tsx'
import { findProblem, getMessage } from '#platform/web/session/problem.ts'
import { serverNow } from '#platform/web/session/session.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { MoveList } from '../shared/move-list.tsx'
import { describeDisputeTime } from '../trade-labels.ts'
import { useTradeMoved } from '../use-trade-acts.ts'
import { isToPay } from '../trade-arrangements.tsx'
import { AgreedPart, Fold } from './agreed-part.tsx'
import { ChangePart } from './change-part.tsx'
import { ProblemActs } from './deal-acts.tsx'
import { DealDialogs } from './deal-dialogs.tsx'
import { DealHead } from './deal-head.tsx'
import { DealSkeleton, dealGrid } from './deal-skeleton.tsx'
import { DeliveryPart } from './delivery-part.tsx'
import { DocumentsPart } from './documents-part.tsx'
import { NextPart } from './next-part.tsx'
import { type DealMoney, PayPart } from './pay-part.tsx'
import { TotalPart } from './total-part.tsx'
import { type DealDialog, useDeal } from './use-deal.ts'
import * as t from '#domains/trades/texts.ts'

interface DealPageProps {
  id: number
  /** For a buyer who is about to pay. */
  hint: ReactNode
  /** The button that opens the review, and both reviews. */
  review: ReactNode
  reviews: ReactNode
  renderFallenThrough: (trade: Trade) => ReactNode
}

export function DealPage({ id, ...props }: DealPageProps) {
  const { trade, details, money, invalidate } = useDeal(id)
  const scannedCode = useScannedCode()
  if (findProblem(trade.error)?.status === 404) {
    return (
      <EmptyState
        icon={Handshake}
        title={t.deal_not_found()}
        isPage
        action={<LinkButton to="/iwon-ilost?show=won">{t.see_all_purchases()}</LinkButton>}
      >
        {t.deal_only_the_two_sides_see_it()}
      </EmptyState>
    )
  }
  if (trade.error && !trade.data) {
    return (
      <ErrorState onRetry={invalidate} busy={trade.isFetching}>
        {getMessage(trade.error)}
      </ErrorState>
    )
  }
  if (!trade.data) return <DealSkeleton />
  return (
    <Deal
      {...props}
      trade={trade.data}
      details={details.data}
      money={money}
      problem={
        details.error && !details.data ? (
          <Notice
            action={
              <Button kind="quiet" size="small" busy={details.isFetching} onClick={invalidate}>
                {t.try_again()}
              </Button>
            }
          >
            {t.deal_details_didnt_load({ message: getMessage(details.error) })}
          </Notice>
        ) : null
      }
      scannedCode={scannedCode}
    />
  )
}

/** The code leaves the address at once, so that it isn't in the history. */
function useScannedCode(): string | null {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [code] = useState(() => /^\d{6}$/.exec(query.get('code') ?? '')?.[0] ?? null)
  const isInAddress = query.has('code')
  useEffect(() => {
    if (isInAddress) void navigate(pathname, { replace: true, preventScrollReset: true })
  }, [isInAddress, pathname, navigate])
  return code
}

interface DealProps extends Omit<DealPageProps, 'id'> {
  trade: Trade
  details: TradeDetails | undefined
  money: DealMoney
  problem: ReactNode
  scannedCode: string | null
}

function Deal({
  trade,
  details,
  money,
  problem,
  scannedCode,
  hint,
  review,
  reviews,
  renderFallenThrough,
}: DealProps) {
  const [opened, setOpened] = useState<DealDialog | null>(null)
  const moved = useTradeMoved()
  const part = { trade, details, onOpen: setOpened }
  const isPaying = trade.role === 'buyer' && isToPay(trade) && trade.terms?.delivery !== null
  return (
    <div className="grid gap-5">
      <DealHead trade={trade} />
      <PaymentReturn onMoved={moved} />
      <div className={dealGrid}>
        <NextPart {...part} money={money}>
          {review}
          {renderFallenThrough(trade)}
        </NextPart>
        <div className="grid min-w-0 gap-5 lg:sticky lg:top-20 lg:row-span-2">
          {trade.status !== 'unconfirmed' && <TotalPart trade={trade} onOpen={setOpened} />}
          {money.data && (
            <MoneyPanel money={money.data} isToPay={trade.status === 'agreed'} onMoved={moved} />
          )}
          <PayPart trade={trade} money={money} />
          {isPaying && hint}
        </div>
        <div className="grid min-w-0 gap-5">
          {problem}
          <DeliveryPart {...part} scannedCode={scannedCode} />
          {(trade.status === 'completed' || trade.status === 'cancelled') && reviews}
          <ChangePart {...part} />
          <DocumentsPart details={details} />
          <AgreedPart trade={trade} details={details} />
          {trade.moves.length > 0 && (
            <Fold title={t.history()}>
              <MoveList moves={trade.moves} reader={trade.role} />
            </Fold>
          )}
          <Problems trade={trade} />
        </div>
      </div>
      <DealDialogs opened={opened} trade={trade} details={details} onClose={() => setOpened(null)} />
    </div>
  )
}

function Problems({ trade }: { trade: Trade }) {
  const disputeTime = describeDisputeTime(trade, serverNow())
  return (
    <div className="grid gap-3">
      <ProblemActs trade={trade} />
      {disputeTime && <p className="num max-w-prose text-xs text-ink-3">{disputeTime}</p>}
    </div>
  )
}
