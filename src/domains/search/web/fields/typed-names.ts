import { isCountedUp, listParameters, searchFields } from '#domains/search/common/fields/search-fields.ts'
import type { RailChoices } from '../facets/rail-choices.ts'

/** The parameters that the rail has typed fields for. */
export const listTypedNames = ({ type, filters }: RailChoices): string[] => [
  'price_min',
  'price_max',
  ...searchFields
    .filter((field) => field.type === type && !isCountedUp(field))
    .filter(({ kind }) => kind === 'range' || kind === 'by_day')
    .flatMap(listParameters),
  ...filters.flatMap(({ key, kind }) =>
    kind === 'number_range' ? [`attr.${key}_min`, `attr.${key}_max`] : [],
  ),
]
