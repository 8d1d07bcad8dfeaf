import type { TradeMoney } from '#domains/trade-payments/common/trade-payments.ts'
import { serverNow } from '#platform/web/session/session.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { describeMoney } from '../deal/money-labels.ts'
import * as t from '#domains/trade-payments/texts.ts'

interface MoneyNoticeProps {
  money: TradeMoney
  isPickup: boolean
}

/** Null until something was paid on Hoko. */
export function MoneyNotice({ money, isPickup }: MoneyNoticeProps) {
  const lines = describeMoney(money, { isPickup, now: serverNow() })
  if (lines.length === 0) return null
  return (
    <div className="num grid gap-2">
      {lines.map(({ kind, text }) => (
        <Notice
          key={text}
          kind={kind}
          action={
            kind === 'wrong' && money.role === 'seller' ? (
              <LinkButton kind="quiet" size="small" to="/payouts">
                {t.money_see_payouts()}
              </LinkButton>
            ) : undefined
          }
        >
          {text}
        </Notice>
      ))}
    </div>
  )
}
