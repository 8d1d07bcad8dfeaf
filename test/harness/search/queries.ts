import { type SearchField, searchFields } from '#domains/search/common/fields/search-fields.ts'
import { offerSwitchNames } from '#domains/search/common/fields/offer-switches.ts'
import { searchQuery } from '#domains/search/common/search.shapes.ts'
import type { SearchQuery } from '#domains/search/common/search.ts'
import { addDays, aValue, oneOf, type Place, random } from './things.ts'

type Values = Record<string, unknown>

/** The value of each parameter that a field may have. */
function choose(field: SearchField): Values {
  const { kind, name } = field
  const some = () => aValue(field)
  if (kind === 'several') return { [name]: [...new Set([some(), some()])] }
  if (kind === 'yes') return { [name]: 'yes' }
  if (kind === 'by_day') return { [`${name}_by`]: addDays(random(800) - 100) }
  if (kind === 'months_ahead') return { [`${name}_min`]: 1 + random(12) }
  const [least, most] = [some(), some()].toSorted((a, b) => Number(a) - Number(b))
  const isLimited = name === 'bedrooms' || name === 'bathrooms'
  const limit = (value: unknown) => (isLimited ? Math.min(10, Number(value)) : Number(value))
  return {
    ...(random(3) > 0 && { [`${name}_min`]: limit(least) }),
    ...(random(3) > 0 && { [`${name}_max`]: limit(most) }),
  }
}

export const scanSorts = [
  'newest',
  'longest_listed',
  'price_low',
  'biggest_reduction',
  'odometer',
  'year',
  'total',
] as const

export function aFieldSearch(places: Place[]): SearchQuery {
  const type = oneOf(['vehicle', 'vehicle', 'property', 'general'] as const)
  const fields = searchFields.filter((field) => field.type === type)
  const chosen = Array.from({ length: random(3) }, () => oneOf(fields)).filter(Boolean)
  const sort = oneOf(
    type === 'vehicle' ? scanSorts : scanSorts.filter((one) => one !== 'odometer' && one !== 'year'),
  )
  return searchQuery.parse({
    type,
    ...Object.assign({}, ...chosen.map(choose)),
    ...(random(3) === 0 && { [oneOf(offerSwitchNames)]: 'yes' }),
    ...(random(5) === 0 && { region: [oneOf(['waikato', 'otago'])] }),
    sort,
    ...(sort === 'total' && { to: oneOf(places).suburb, ...(random(2) === 0 && { to_rural: 'yes' }) }),
    limit: 1 + random(40),
  })
}
