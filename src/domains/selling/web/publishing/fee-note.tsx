import { splitFee } from '#domains/trade-payments/common/fees/fee-rules.ts'
import { getFeePreview } from '#domains/trade-payments/common/fees/fees.ts'
import { FeeLine } from '#domains/trade-payments/web/shared/fee-line.tsx'
import { toAccountId } from '#platform/common/ids.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { useRepresentedSeller } from '../draft/on-behalf-of.ts'
import type { SellValues } from '../form/sell-values.ts'
import { listFeePrices, type FeePrice, type PricedValues } from './fee-prices.ts'
import * as t from '#domains/selling/texts.ts'

/** The fee at the listing's prices, to the cent; nothing while there are no fees. */
export function FeeNote({ values }: { values: PricedValues & Pick<SellValues, 'type' | 'category_id'> }) {
  const onBehalfOf = useRepresentedSeller()
  const { data } = useApiQuery(getFeePreview, {
    type: values.type,
    category_id: values.category_id ?? undefined,
    seller_id: onBehalfOf ? toAccountId(onBehalfOf.seller_id) : undefined,
  })
  if (!data) return null
  const { terms, has_gst: hasGst, withdrawal_fee_cents: withdrawalCents } = data
  const prices = terms ? listFeePrices(values) : []
  if (prices.length === 0 && withdrawalCents === null) return null
  return (
    <section aria-label={t.your_fees()} className="grid gap-3 rounded-control bg-sunk px-3.5 py-3">
      {prices.map(({ kind, cents }) => (
        <FeeLine key={kind} {...splitFee(terms, cents, { hasGst })} sale={getPriceLabels()[kind]} />
      ))}
      {prices.length > 0 && <p className="text-xs text-ink-2">{t.the_fee_is_taken_when_paid_on_hoko()}</p>}
      {withdrawalCents !== null && values.sale_method === 'auction' && (
        <p className="text-xs text-ink-2">
          {t.withdrawing_with_bids_costs({ fee: formatMoney(withdrawalCents) })}
        </p>
      )}
    </section>
  )
}

const getPriceLabels = (): Record<FeePrice['kind'], string> => ({
  start: t.sold_at_the_start_price(),
  buy_now: t.sold_at_buy_now(),
  each: t.each_one_sold(),
  price: t.sold_at_your_price(),
})
