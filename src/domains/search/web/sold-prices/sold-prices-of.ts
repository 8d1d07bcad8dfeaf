import type { Listing } from '#domains/listings/common/listings.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import type { getSoldPrices } from '#domains/search/common/sold-prices/sold-prices.ts'

type Thing = OperationInput<typeof getSoldPrices>

export interface Described {
  type: Listing['type']
  category_id: number | null
  title: string
  condition: Listing['condition']
  vehicle: Partial<Pick<NonNullable<Listing['vehicle']>, 'subtype' | 'make' | 'model' | 'year'>> | null
}

export function getThing({
  type,
  category_id: categoryId,
  title,
  condition,
  vehicle,
}: Described): Thing | null {
  if (type === 'property' || categoryId === null) return null
  if (type === 'vehicle' && vehicle?.subtype !== 'parts') {
    const { make, model, year } = vehicle ?? {}
    if (!make || !model) return null
    return { category: categoryId, make, model, ...(isYear(year) && { year }) }
  }
  const words = title.trim().slice(0, 80)
  return { category: categoryId, ...(words && { title: words }), ...(condition && { condition }) }
}

const isYear = (year: number | null | undefined): year is number => !!year && year >= 1800 && year <= 2200
