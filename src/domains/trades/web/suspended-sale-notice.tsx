import type { Trade } from '#domains/trades/common/trades.ts'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import * as t from '#domains/trades/texts.ts'

const unfinished = new Set<Trade['status']>(['agreed', 'paid', 'sent'])

/** The seller's account is suspended, so the buyer shouldn't pay. */
export const isLocked = ({ role, status, counterparty }: Trade): boolean =>
  role === 'buyer' && counterparty.is_suspended && unfinished.has(status)

export function QueuedNotice({ trade: { status } }: { trade: Trade }) {
  return (
    <Notice kind="wrong">
      <strong className="block">
        {status === 'agreed' ? t.dont_pay_yet() : t.dont_send_any_more_money()}
      </strong>
      {t.weve_suspended_this_sellers_account()}
    </Notice>
  )
}

/** The seller may continue but should know. */
export function SuspendedBuyer({ trade: { role, status, counterparty } }: { trade: Trade }) {
  if (role !== 'seller' || !counterparty.is_suspended || !unfinished.has(status)) return null
  return <Notice>{t.weve_suspended_this_buyers_account()}</Notice>
}
