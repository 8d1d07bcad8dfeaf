import type { OperationInput } from '#platform/common/operation.ts'
import { getSoldPrices } from '#domains/search/common/sold-prices/sold-prices.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { describeSold } from './sold-labels.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import type { ReactNode } from 'react'
import * as t from '#domains/search/texts.ts'

const tenMinutes = 600_000

interface SoldPricesNoteProps {
  thing: OperationInput<typeof getSoldPrices>
  heading?: string
}

export function SoldPricesNote({ thing, heading }: SoldPricesNoteProps) {
  const { data } = useApiQuery(getSoldPrices, thing, {
    staleTime: tenMinutes,
    placeholderData: (stored) => stored,
  })
  if (!data?.found) return null
  const { price, range, restsOn } = describeSold(data.found)
  const values = {
    price,
    strong: (parts: ReactNode) => <strong className="text-base font-bold text-ink">{parts}</strong>,
  }
  const words = (
    <>
      <p className="num text-sm text-ink-2">
        <Sentence parts={heading ? t.about_price(values) : t.similar_items_sold_for_about(values)} /> {range}
      </p>
      <p className="num text-xs text-ink-3">{restsOn}</p>
    </>
  )
  if (!heading) return <div className="grid gap-0.5 rounded-control bg-sunk px-3.5 py-2.5">{words}</div>
  return (
    <section
      aria-label={heading}
      className="grid gap-1 rounded-panel border border-line bg-paper px-4 py-3.5"
    >
      <h2 className="heading text-lg">{heading}</h2>
      {words}
    </section>
  )
}
