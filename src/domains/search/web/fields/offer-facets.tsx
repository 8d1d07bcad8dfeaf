import {
  closingHours,
  offerSwitches,
  offerSwitchNames,
} from '#domains/search/common/fields/offer-switches.ts'
import { formatDay } from '#platform/common/formats/formats.ts'
import { type Search } from '../facets/answer-search.ts'
import { getCounts } from '../facets/facet-counts.ts'
import { ChoiceFacet, choicesFrom, type FacetChoice } from '../facets/facet.tsx'
import type { RailChoices } from '../facets/rail-choices.ts'
import { changeSearch, searchAddress } from '../search-address.ts'
import type { FieldFacetsProps } from './field-facets.tsx'
import { getClosingWithin } from './field-labels.ts'
import * as t from '#domains/search/texts.ts'

interface OfferFacetsProps extends FieldFacetsProps {
  type: RailChoices['type']
  days: string[]
}

/** How a listing is offered: reserve, delivery, when it ends; for property, its open homes. */
export function OfferFacets({ request, counts, total, name, type, days }: OfferFacetsProps) {
  const { search, face } = request
  const to = (change: Partial<Search>) => searchAddress(changeSearch(search, change), { face })
  if (type === 'property')
    return (
      <ChoiceFacet
        title={t.open_home()}
        name={`${name}-open-home`}
        folds
        total={total}
        choices={choicesFrom(
          Object.fromEntries(days.map((day) => [day, formatDay(day)])),
          search.open_home_on === undefined ? undefined : [search.open_home_on],
          getCounts(counts, 'open_home_on'),
          (day) => to({ open_home_on: day === search.open_home_on ? undefined : day }),
        )}
      />
    )
  const switches: FacetChoice[] = offerSwitchNames.map((one) => ({
    value: one,
    words: offerSwitches[one](),
    count: getCounts(counts, one)?.('yes'),
    isChosen: search[one] !== undefined,
    to: to({ [one]: search[one] === undefined ? 'yes' : undefined }),
  }))
  const endings: FacetChoice[] = closingHours.map((hours) => ({
    value: String(hours),
    words: getClosingWithin()[hours] ?? '',
    count: undefined,
    isChosen: search.closing_within === hours,
    to: to({ closing_within: search.closing_within === hours ? undefined : hours }),
  }))
  return (
    <>
      <ChoiceFacet
        title={t.offer()}
        name={`${name}-offer`}
        folds
        takesSeveral
        total={total}
        choices={switches}
      />
      <ChoiceFacet title={t.ends()} name={`${name}-ends`} folds total={total} choices={endings} />
    </>
  )
}
