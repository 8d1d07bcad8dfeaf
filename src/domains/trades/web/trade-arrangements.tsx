import type { Trade } from '#domains/trades/common/trades.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Loading, Skeleton } from '#platform/web/ui/states/skeleton.tsx'
import { HandoverCode } from './pickup/handover-code.tsx'
import { HandoverForm } from './pickup/handover-form.tsx'
import { isToPay } from './is-to-pay.ts'
import { PaymentPart } from './payment-part.tsx'
import { PickupPart } from './pickup/pickup-part.tsx'
import { useArrangements } from './use-arrangements.ts'
import * as t from '#domains/trades/texts.ts'

const unfinished: Trade['status'][] = ['agreed', 'paid', 'sent', 'disputed']

interface OfTrade {
  trade: Trade
}

export function TradePayment({ trade }: OfTrade) {
  return trade.role === 'buyer' && isToPay(trade) ? <Payment trade={trade} /> : null
}

function Payment({ trade }: OfTrade) {
  const { arrangements } = useArrangements(trade.role, trade.id)
  if (!arrangements) return null
  const { payment, warnings } = arrangements
  return <PaymentPart payment={payment} warnings={warnings} phone_number={trade.counterparty.phone_number} />
}

export function TradeMeeting({ trade }: OfTrade) {
  return unfinished.includes(trade.status) ? <Meeting trade={trade} /> : null
}

function Meeting({ trade }: OfTrade) {
  const { arrangements, isLoaded, error, isFetching, invalidate, setReply } = useArrangements(
    trade.role,
    trade.id,
  )
  if (error) {
    return (
      <Notice
        action={
          <Button kind="quiet" size="small" busy={isFetching} onClick={invalidate}>
            {t.try_again()}
          </Button>
        }
      >
        {t.pickup_and_payment_didnt_load_message({ message: getMessage(error) })}
      </Notice>
    )
  }
  if (!isLoaded) {
    return (
      <Loading label={t.loading_pickup_and_payment()}>
        <Skeleton className="h-16" />
      </Loading>
    )
  }
  if (!arrangements) return null
  const { pickup, handover } = arrangements
  return (
    <>
      {pickup && <PickupPart trade={trade} plan={pickup} setReply={setReply} refresh={invalidate} />}
      {handover &&
        (trade.role === 'buyer' ? (
          <HandoverCode trade_id={trade.id} handover={handover} setReply={setReply} />
        ) : (
          <HandoverForm trade={trade} isLocked={handover.is_locked} isNext={pickup?.state === 'picked'} />
        ))}
    </>
  )
}
