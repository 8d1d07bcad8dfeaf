import type { ReactNode } from 'react'
import { getFinance, type Finance } from '#domains/finance/common/finance.ts'
import type { Listing } from '#domains/listings/common/listings.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, Skeleton, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { EnquiryAction } from './enquiry-action.tsx'
import { EstimateControls } from './estimate-controls.tsx'
import { EstimateFigures } from './estimate-figures.tsx'
import { useEstimate } from './use-estimate.ts'
import * as t from '#domains/finance/texts.ts'

/** Renders nothing if no lender covers the price. */
export function FinancePanel({ listing }: { listing: Listing }) {
  const call = useApiQuery(getFinance, { id: listing.id }, { staleTime: 0 })
  const { data, error, isFetching } = call
  if (data?.price_cents === null) return null
  return (
    <section
      aria-label={t.finance()}
      className="min-w-0 rounded-panel border border-line bg-paper px-4 py-4 sm:px-6 sm:py-5"
    >
      {data ? (
        <Content listing={listing} finance={data} price_cents={data.price_cents} />
      ) : error ? (
        <ErrorState title={t.finance_didnt_load()} onRetry={() => void call.refetch()} busy={isFetching}>
          {getMessage(error)}
        </ErrorState>
      ) : (
        <Loading label={t.loading_finance()}>
          <Skeleton className="mb-5 h-7 w-64 max-w-full" />
          <SkeletonText lines={8} />
        </Loading>
      )}
    </section>
  )
}

const getPriceWords = makeTexts(() => ({
  fixed_price: t.of_the_price,
  buy_now: t.of_the_buy_now_price,
  asking_price: t.of_the_asking_price,
}))

interface ContentProps {
  listing: Listing
  finance: Finance
  price_cents: number
}

function Content({ listing, finance, price_cents: priceCents }: ContentProps) {
  const { estimate, from_cents: fromCents, ...controls } = useEstimate(priceCents, finance)
  const strong = (parts: ReactNode) => <strong className="num whitespace-nowrap">{parts}</strong>
  return (
    <>
      <h2 className="heading text-lg">
        <Sentence parts={t.finance_from_amount_a_week({ amount: formatMoney(fromCents), strong })} />
      </h2>
      <p className="num mt-1 text-sm text-ink-2">
        {getPriceWords()[finance.price_kind ?? 'fixed_price']({ price: formatMoney(priceCents) })}
      </p>
      <div className="mt-4 grid gap-x-8 gap-y-5 md:grid-cols-2">
        <div className="grid content-start gap-5">
          <EstimateControls finance={finance} estimate={estimate} {...controls} />
          <EnquiryAction listing={listing} estimate={estimate} />
        </div>
        <EstimateFigures estimate={estimate} disclosure={finance.disclosure} />
      </div>
    </>
  )
}
