import { Link } from 'react-router'
import type { Payout } from '#domains/trade-payments/common/trade-payments.ts'
import { formatExactMoney } from '#platform/common/formats/formats.ts'
import { serverNow } from '#platform/web/session/session.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { describePayout } from './payout-labels.ts'
import * as t from '#domains/trade-payments/texts.ts'

export function PayoutList({ items }: { items: Payout[] }) {
  if (items.length === 0) return <p className="text-sm text-ink-2">{t.payouts_none_yet()}</p>
  return (
    <ul aria-label={t.payouts()} className="divide-y divide-line border-y border-line">
      {items.map((payout) => (
        <PayoutRow key={payout.id} payout={payout} />
      ))}
    </ul>
  )
}

function PayoutRow({ payout }: { payout: Payout }) {
  const { label, kind, failure } = describePayout(payout, serverNow())
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 text-sm">
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        <Link
          to={`/trades/${payout.trade_id}`}
          className="rounded-control font-semibold wrap-anywhere hover:text-pounamu hover:underline"
        >
          {payout.title}
        </Link>
        <p className="num text-ink-2">{t.payout_of_sale({ reference: `H${payout.trade_id}` })}</p>
        {failure && <p className="num max-w-prose text-ink-2">{failure}</p>}
      </div>
      <p className="num font-semibold">{formatExactMoney(payout.amount_cents)}</p>
      <p className="num">
        <Badge kind={kind}>{label}</Badge>
      </p>
    </li>
  )
}
