import type { Listing } from '#domains/listings/common/listings.ts'
import type { TradeTerms } from '#domains/trades/common/terms.ts'
import { getTradePath } from '#domains/trades/common/trade-path.ts'
import { getTrade, type Trade } from '#domains/trades/common/trades.ts'
import { formatExactMoney, formatMoney, formatShortInstant } from '#platform/common/formats/formats.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import type { Outcome } from './price-labels.ts'
import * as t from '#domains/auctions/texts.ts'

interface PurchaseCardProps {
  listing: Listing
  outcome: Outcome
  trade_id: number
}

/** In place of the panel's acts, for the buyer. Its one button leads to the trade. */
export function PurchaseCard({ listing, outcome, trade_id: tradeId }: PurchaseCardProps) {
  const isUndisclosed = listing.closing?.price_cents === null
  const { data } = useApiQuery(getTrade, { id: tradeId }, { enabled: !isUndisclosed, staleTime: 0 })
  const [photo] = listing.images
  const chooseBy = data?.terms && data.terms.delivery === null ? data.terms.choose_by : null
  return (
    <section aria-label={outcome.title} className="grid gap-3">
      <div role="status" className="flex items-center gap-3">
        {photo && (
          <div className="w-18 shrink-0">
            <Picture src={photo.thumb_url} blur={photo.thumbhash} alt="" round="control" />
          </div>
        )}
        <p className="min-w-0 text-sm text-ink-2">
          <strong className="block text-base text-ink">{outcome.title}</strong>
          {outcome.text}
        </p>
      </div>
      {!isUndisclosed && (data ? data.terms && <Sum terms={data.terms} /> : <SkeletonText lines={3} />)}
      {chooseBy !== null && (
        <p className="num text-sm text-ink-2">
          {t.choose_delivery_by({ by: formatShortInstant(new Date(chooseBy)) })}
        </p>
      )}
      <LinkButton to={getTradePath('buyer', tradeId)} wide size="large">
        {isUndisclosed ? t.answer_under_iwon() : nameNextStep(data)}
      </LinkButton>
    </section>
  )
}

function nameNextStep(trade: Trade | undefined): string {
  if (trade?.terms?.delivery === null) return t.choose_delivery()
  return trade?.status === 'agreed' ? t.pay_and_arrange_delivery() : t.see_your_purchase()
}

function Sum({ terms }: { terms: TradeTerms }) {
  const { delivery, items_cents: itemsCents, total_cents: totalCents, is_final: isFinal } = terms
  return (
    <dl className="num grid gap-1 border-t border-line pt-3 text-sm">
      <Line term={t.item()} value={formatExactMoney(itemsCents)} />
      <Line term={t.delivery()} value={describeDelivery(delivery)} />
      <div className="flex items-baseline justify-between gap-4 font-bold">
        <dt>{isFinal ? t.total() : t.total_so_far()}</dt>
        <dd className="text-lg">{formatMoney(totalCents)}</dd>
      </div>
    </dl>
  )
}

function describeDelivery(delivery: TradeTerms['delivery']): string {
  if (!delivery) return t.to_choose()
  if (delivery.method === 'pickup') return t.pickup()
  if (delivery.delivery_cents === null) return t.as_agreed()
  return formatExactMoney(delivery.delivery_cents + delivery.rural_cents)
}

function Line({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-2">{term}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  )
}
