import type { ReactNode } from 'react'
import { getPropertyTypes, getPurposes } from '#domains/listings/common/property-labels.ts'
import { formatDay } from '#platform/common/formats/formats.ts'
import type { Parts } from '#platform/common/texts/parts.ts'
import { useChangeLink } from '#platform/web/ui/addresses/use-change-address.ts'
import { ChipLink } from '#platform/web/ui/facts/chip.tsx'
import { FieldError } from '#platform/web/ui/fields/field.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { RailField, type Typed } from '../box/typed-form.tsx'
import { type SearchRequest, changeSearch, type Search, searchAddress } from '../search-address.ts'
import { type FacetFilter, listOptions, toggleOption } from './answer-search.ts'
import { getCounts, type Count, type Counts, describeCount, offeredChoices } from './facet-counts.ts'
import { ChoiceFacet, choicesFrom, Facet } from './facet.tsx'
import * as t from '#domains/search/texts.ts'

interface PropertyFacetsProps {
  request: SearchRequest
  typed: Typed
  days: string[]
  counts: Counts
  total: number | null | undefined
  name: string
}

const bedrooms = [2, 3, 4, 5]
const bathrooms = [1, 2, 3, 4]

export function PropertyFacets({ request, typed, days, counts, total, name }: PropertyFacetsProps) {
  const { search, face } = request
  const to = (change: Partial<Search>) => searchAddress(changeSearch(search, change), { face })
  const isNarrowed = (area: 'floor_area' | 'land_area') =>
    search[`${area}_min`] !== undefined || search[`${area}_max`] !== undefined
  return (
    <>
      <ChoiceFacet
        title={t.offered()}
        name={`${name}-purpose`}
        total={total}
        choices={choicesFrom(
          getPurposes(),
          search.purpose && [search.purpose],
          getCounts(counts, 'purpose'),
          (one) => to({ purpose: one === search.purpose ? undefined : one }),
        )}
      />
      <ChoiceFacet
        title={t.kind_of_property()}
        name={`${name}-property-type`}
        total={total}
        choices={choicesFrom(
          getPropertyTypes(),
          search.property_type && [search.property_type],
          getCounts(counts, 'property_type'),
          (one) => to({ property_type: one === search.property_type ? undefined : one }),
        )}
      />
      <Rooms
        title={t.bedrooms()}
        name={`${name}-bedrooms`}
        renderLabel={(count) => t.at_least_bedrooms({ count, hidden })}
        steps={bedrooms}
        chosen={search.bedrooms_min}
        total={total}
        countOf={getCounts(counts, 'bedrooms_min')}
        to={(bedroomsMin) => to({ bedrooms_min: bedroomsMin })}
      />
      <Rooms
        title={t.bathrooms()}
        name={`${name}-bathrooms`}
        folds
        renderLabel={(count) => t.at_least_bathrooms({ count, hidden })}
        steps={bathrooms}
        chosen={search.bathrooms_min}
        total={total}
        countOf={getCounts(counts, 'bathrooms_min')}
        to={(bathroomsMin) => to({ bathrooms_min: bathroomsMin })}
      />
      <Facet title={t.floor_area()} name={`${name}-floor-area`} folds isChosen={isNarrowed('floor_area')}>
        <AreaFacet request={request} typed={typed} area="floor_area" name={`${name}-floor-area`} />
      </Facet>
      <Facet title={t.land_area()} name={`${name}-land-area`} folds isChosen={isNarrowed('land_area')}>
        <AreaFacet request={request} typed={typed} area="land_area" name={`${name}-land-area`} />
      </Facet>
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
    </>
  )
}

interface RoomsProps {
  title: string
  name: string
  folds?: boolean
  renderLabel: (count: number) => Parts<ReactNode>
  steps: number[]
  chosen: number | undefined
  total: number | null | undefined
  to: (count: number | undefined) => string
  countOf: ((value: number) => Count | undefined) | null
}

const hidden = (parts: ReactNode) => <span className="sr-only">{parts}</span>

/**
 * Minimum numbers of rooms. Omits steps without results, and all steps if none narrows the list.
 */
function Rooms({ title, name, folds, renderLabel, steps, chosen, total = null, to, countOf }: RoomsProps) {
  const press = useChangeLink()
  const offered = offeredChoices(
    steps.map((value) => ({ value, count: countOf?.(value), isChosen: value === chosen })),
    total,
  ).toSorted((one, other) => one.value - other.value)
  if (offered.length === 0) return null
  return (
    <Facet title={title} name={name} folds={folds} isChosen={chosen !== undefined}>
      <ul className="flex flex-wrap gap-1.5">
        {offered.map(({ value, count, isChosen }) => (
          <li key={value}>
            <ChipLink to={to(isChosen ? undefined : value)} onClick={press} chosen={isChosen}>
              <Sentence parts={renderLabel(value)} />
              {count && (
                <span className="sr-only">
                  {`, ${t.number_of_listings({ number: describeCount(count), count: count.count })}`}
                </span>
              )}
            </ChipLink>
          </li>
        ))}
      </ul>
    </Facet>
  )
}

interface AreaFacetProps {
  request: SearchRequest
  typed: Typed
  area: 'floor_area' | 'land_area'
  name: string
}

function AreaFacet({ request: { search }, typed, area, name }: AreaFacetProps) {
  const fields = [`${area}_min`, `${area}_max`] as const
  const error = fields.map((field) => typed.errors[field]).find(Boolean)
  const errorId = error ? `${name}-error` : undefined
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        {fields.map((field, at) => (
          <RailField
            key={field}
            typed={typed}
            label={at === 0 ? t.from_m() : t.to_m()}
            name={field}
            value={search[field]}
            figures="numeric"
            error={errorId}
          />
        ))}
      </div>
      {error && errorId && (
        <div className="mt-1.5" role="alert">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </>
  )
}

interface AnswerFacetsProps {
  request: SearchRequest
  typed: Typed
  filters: FacetFilter[]
  counts: Counts
  total: number | null | undefined
  name: string
}

/** The number of facets open at first; the others are folded. */
const maxOpen = 2

export function AnswerFacets({ request, typed, filters, counts, total, name }: AnswerFacetsProps) {
  const { search, face } = request
  return filters.map((filter, at) => {
    const { key } = filter
    const own = { title: filter.name, name: `${name}-attr-${key}`, folds: at >= maxOpen }
    if (filter.kind === 'number_range') {
      const isChosen = [`${key}_min`, `${key}_max`].some((end) => search.attr?.[end] !== undefined)
      return (
        <Facet key={key} {...own} isChosen={isChosen}>
          <Range request={request} typed={typed} filter={filter} />
        </Facet>
      )
    }
    const words = Object.fromEntries(listOptions(filter).map((choice) => [choice.value, choice.words]))
    return (
      <ChoiceFacet
        key={key}
        {...own}
        takesSeveral
        total={total}
        choices={choicesFrom(words, search.attr?.[key], getCounts(counts, `attr.${key}`), (value) =>
          searchAddress(changeSearch(search, toggleOption(search, key, value)), { face }),
        )}
      />
    )
  })
}

function Range({
  request,
  typed,
  filter: { key, unit },
}: {
  request: SearchRequest
  typed: Typed
  filter: FacetFilter
}) {
  const names = [`attr.${key}_min`, `attr.${key}_max`] as const
  const [min, max] = names.map((end) => request.search.attr?.[end.slice('attr.'.length)]?.[0])
  const suffix = unit ? ` ${unit}` : ''
  return (
    <div className="grid grid-cols-2 gap-2">
      <RailField typed={typed} label={`From${suffix}`} name={names[0]} value={min} number={{ step: 'any' }} />
      <RailField typed={typed} label={`To${suffix}`} name={names[1]} value={max} number={{ step: 'any' }} />
    </div>
  )
}
