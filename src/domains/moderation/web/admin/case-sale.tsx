import { type AdminDispute, listDisputes } from '#domains/trades/common/trades.ts'
import { listChats } from '#domains/chat/common/admin-chats.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import { getDisputeKindLabels } from '#domains/trades/web/shared/dispute-kind-labels.ts'
import { MoveList } from '#domains/trades/web/shared/move-list.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { Link } from 'react-router'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import { May } from '#domains/staff/web/shared/may.tsx'
import { describeOutcome } from '../shared/case-labels.ts'
import * as t from '#domains/moderation/texts.ts'

/** Shows a disputed sale's steps and payments and earlier disputes about the listing. */
export function CaseSale({ id, listing_id: listingId }: { id: number; listing_id: number }) {
  const { data, error } = useApiQuery(listDisputes, { listing: listingId })
  if (error) return <Notice kind="wrong">{getMessage(error)}</Notice>
  const dispute = data?.items.find((one) => one.id === id)
  if (!dispute) {
    return (
      <Loading label={t.loading_the_sale()}>
        <SkeletonText lines={4} />
      </Loading>
    )
  }
  const { trade } = dispute
  const earlier = must(data, 'sales').items.filter((one) => one.id !== id)
  return (
    <section aria-label={t.the_sale()} className="grid gap-2">
      <h3 className="heading text-base">{t.the_sale()}</h3>
      <p className="num flex flex-wrap gap-x-3 text-sm text-ink-2">
        <span>{formatMoney(trade.total_cents)}</span>
        <span>{t.agreed_at({ at: formatMoment(trade.agreed_at) })}</span>
        <May op={listChats}>
          <Link to={`/chats?q=${listingId}`} className="underline">
            {t.their_messages()}
          </Link>
        </May>
      </p>
      {dispute.kind && <p className="text-sm font-semibold">{getDisputeKindLabels()[dispute.kind]}</p>}
      <MoveList moves={trade.moves} reader={null} />
      {earlier.length > 0 && <Earlier disputes={earlier} />}
    </section>
  )
}

const Earlier = ({ disputes }: { disputes: AdminDispute[] }) => (
  <>
    <h4 className="text-sm font-semibold">{t.earlier_disputes()}</h4>
    <ul className="grid gap-1 text-sm text-ink-2">
      {disputes.map(({ id, reason, decision, opened_at: openedAt }) => (
        <li key={id} className="wrap-anywhere">
          <span className="num">{formatMoment(openedAt)}</span> · “{reason}”
          {decision &&
            decision.outcome !== 'withdrawn' &&
            ` · ${describeOutcome('dispute', decision.outcome)}`}
        </li>
      ))}
    </ul>
  </>
)
