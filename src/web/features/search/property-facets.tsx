import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { formatDay } from '#contract/formats.ts'
import { property_types, purposes } from '#contract/property-words.ts'
import { ChipLink } from '#web/ui/chip.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { ApplyButton, nothing_typed } from './apply-button.tsx'
import { countsOf, type Count, type Counts, countWords } from './facet-counts.ts'
import { ChoiceFacet, choicesFrom, Facet } from './facet.tsx'
import { type Asked, changed, type Search, searchAddress, searchParts } from './search-address.ts'

interface PropertyFacetsProps {
  asked: Asked
  /** On which open homes are asked for. */
  days: string[]
  counts: Counts
  total: number | null | undefined
  name: string
}

const bedrooms = [2, 3, 4, 5]
const bathrooms = [1, 2, 3, 4]

/** What property is narrowed by beside what everything is. */
export function PropertyFacets({ asked, days, counts, total, name }: PropertyFacetsProps) {
  const { search, face } = asked
  const to = (change: Partial<Search>) => searchAddress(changed(search, change), { face })
  const isNarrowed = (area: 'floor_area' | 'land_area') =>
    search[`${area}_min`] !== undefined || search[`${area}_max`] !== undefined
  return (
    <>
      <ChoiceFacet
        title="Offered"
        name={`${name}-purpose`}
        total={total}
        choices={choicesFrom(
          purposes,
          search.purpose && [search.purpose],
          countsOf(counts, 'purpose'),
          (one) => to({ purpose: one === search.purpose ? undefined : one }),
        )}
      />
      <ChoiceFacet
        title="Kind of property"
        name={`${name}-property-type`}
        total={total}
        choices={choicesFrom(
          property_types,
          search.property_type && [search.property_type],
          countsOf(counts, 'property_type'),
          (one) => to({ property_type: one === search.property_type ? undefined : one }),
        )}
      />
      <Facet title="Bedrooms" name={`${name}-bedrooms`}>
        <AtLeast
          what="bedrooms"
          counts={bedrooms}
          chosen={search.bedrooms_min}
          countOf={countsOf(counts, 'bedrooms_min')}
          to={(bedrooms_min) => to({ bedrooms_min })}
        />
      </Facet>
      <Facet title="Bathrooms" name={`${name}-bathrooms`} folds isChosen={search.bathrooms_min !== undefined}>
        <AtLeast
          what="bathrooms"
          counts={bathrooms}
          chosen={search.bathrooms_min}
          countOf={countsOf(counts, 'bathrooms_min')}
          to={(bathrooms_min) => to({ bathrooms_min })}
        />
      </Facet>
      <Facet title="Floor area" name={`${name}-floor-area`} folds isChosen={isNarrowed('floor_area')}>
        <AreaFacet asked={asked} area="floor_area" name={`${name}-floor-area`} />
      </Facet>
      <Facet title="Land area" name={`${name}-land-area`} folds isChosen={isNarrowed('land_area')}>
        <AreaFacet asked={asked} area="land_area" name={`${name}-land-area`} />
      </Facet>
      <ChoiceFacet
        title="Open home"
        name={`${name}-open-home`}
        folds
        total={total}
        choices={choicesFrom(
          Object.fromEntries(days.map((day) => [day, formatDay(day)])),
          search.open_home_on === undefined ? undefined : [search.open_home_on],
          countsOf(counts, 'open_home_on'),
          (day) => to({ open_home_on: day === search.open_home_on ? undefined : day }),
        )}
      />
    </>
  )
}

interface AtLeastProps {
  what: string
  counts: number[]
  chosen: number | undefined
  to: (count: number | undefined) => string
  countOf: ((value: number) => Count | undefined) | null
}

function AtLeast({ what, counts, chosen, to, countOf }: AtLeastProps) {
  const words = (count: number) => {
    const listings = countOf?.(count)
    return listings ? `, ${countWords(listings)} ${listings.count === 1 ? 'listing' : 'listings'}` : ''
  }
  return (
    <ul className="flex flex-wrap gap-1.5">
      {counts.map((count) => (
        <li key={count}>
          <ChipLink to={to(count === chosen ? undefined : count)} chosen={count === chosen}>
            {count}+
            <span className="sr-only">
              {' '}
              {what}
              {words(count)}
            </span>
          </ChipLink>
        </li>
      ))}
    </ul>
  )
}

interface AreaFacetProps {
  asked: Asked
  area: 'floor_area' | 'land_area'
  name: string
}

const error = 'Write whole square metres, the smaller first.'

/** From and to in square metres, sent as a form. */
function AreaFacet({ asked, area, name }: AreaFacetProps) {
  const navigate = useNavigate()
  const [isWrong, setWrong] = useState(false)
  const [min, max] = [`${area}_min`, `${area}_max`] as const
  const { [min]: least, [max]: most, ...others } = asked.search

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const sent = new FormData(event.currentTarget)
    const [from, to] = [squareMetres(sent.get(min)), squareMetres(sent.get(max))]
    const isCrossed = from !== undefined && to !== undefined && from > to
    setWrong(Number.isNaN(from) || Number.isNaN(to) || isCrossed)
    if (Number.isNaN(from) || Number.isNaN(to) || isCrossed) return
    void navigate(searchAddress(changed(asked.search, { [min]: from, [max]: to }), { face: asked.face }))
  }

  return (
    // Keyed by what was searched, so that a removed chip empties the fields too.
    <form
      key={`${least} ${most}`}
      action="/ibuy"
      method="get"
      onSubmit={apply}
      noValidate
      className="group/typed"
    >
      {searchParts(others).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {asked.face === 'list' && <input type="hidden" name="view" value="list" />}
      <div className="grid grid-cols-2 gap-2">
        {[min, max].map((field) => (
          <label key={field} className="grid gap-1 text-xs text-ink-2">
            {field === min ? 'From m²' : 'To m²'}
            <TextInput
              name={field}
              inputMode="numeric"
              autoComplete="off"
              placeholder={nothing_typed}
              maxLength={10}
              defaultValue={field === min ? least : most}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? `${name}-error` : undefined}
              className="num px-2.5"
            />
          </label>
        ))}
      </div>
      {isWrong && (
        <div className="mt-1.5" role="alert">
          <FieldError id={`${name}-error`}>{error}</FieldError>
        </div>
      )}
      <ApplyButton inForce={least !== undefined || most !== undefined}>
        {area === 'floor_area' ? 'Apply floor area' : 'Apply land area'}
      </ApplyButton>
    </form>
  )
}

/** Undefined where nothing is written, NaN where it is no size of anything. */
function squareMetres(typed: FormDataEntryValue | null): number | undefined {
  const text = typeof typed === 'string' ? typed.replace(/[\s,]/g, '') : ''
  if (text === '') return undefined
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : Number.NaN
}
