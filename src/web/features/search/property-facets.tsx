import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { formatDay } from '#contract/formats.ts'
import { property_types, purposes } from '#contract/property-words.ts'
import { Button } from '#web/ui/button.tsx'
import { ChipLink } from '#web/ui/chip.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { countsOf, type Count, type Counts, countWords } from './facet-counts.ts'
import { Facet, FacetChoices } from './facet.tsx'
import { type Asked, changed, type Search, searchAddress, searchParts } from './search-address.ts'

interface PropertyFacetsProps {
  asked: Asked
  /** On which open homes are asked for. */
  days: string[]
  counts: Counts
  name: string
}

const bedrooms = [2, 3, 4, 5]
const bathrooms = [1, 2, 3, 4]

/** What property is narrowed by beside what everything is. */
export function PropertyFacets({ asked, days, counts, name }: PropertyFacetsProps) {
  const { search, face } = asked
  const to = (change: Partial<Search>) => searchAddress(changed(search, change), { face })
  return (
    <>
      <Facet title="Offered" name={`${name}-purpose`}>
        <FacetChoices
          words={purposes}
          chosen={search.purpose}
          to={(purpose) => to({ purpose })}
          countOf={countsOf(counts, 'purpose')}
        />
      </Facet>
      <Facet title="Kind of property" name={`${name}-property-type`}>
        <FacetChoices
          words={property_types}
          chosen={search.property_type}
          to={(property_type) => to({ property_type })}
          countOf={countsOf(counts, 'property_type')}
        />
      </Facet>
      <Facet title="Bedrooms" name={`${name}-bedrooms`}>
        <AtLeast
          what="bedrooms"
          counts={bedrooms}
          chosen={search.bedrooms_min}
          countOf={countsOf(counts, 'bedrooms_min')}
          to={(bedrooms_min) => to({ bedrooms_min })}
        />
      </Facet>
      <Facet title="Bathrooms" name={`${name}-bathrooms`}>
        <AtLeast
          what="bathrooms"
          counts={bathrooms}
          chosen={search.bathrooms_min}
          countOf={countsOf(counts, 'bathrooms_min')}
          to={(bathrooms_min) => to({ bathrooms_min })}
        />
      </Facet>
      <Facet title="Floor area" name={`${name}-floor-area`}>
        <AreaFacet asked={asked} area="floor_area" name={`${name}-floor-area`} />
      </Facet>
      <Facet title="Land area" name={`${name}-land-area`}>
        <AreaFacet asked={asked} area="land_area" name={`${name}-land-area`} />
      </Facet>
      <Facet title="Open home" name={`${name}-open-home`}>
        <FacetChoices
          words={Object.fromEntries(days.map((day) => [day, formatDay(day)]))}
          chosen={search.open_home_on}
          to={(open_home_on) => to({ open_home_on })}
          countOf={countsOf(counts, 'open_home_on')}
        />
      </Facet>
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
    <form key={`${least} ${most}`} action="/ibuy" method="get" onSubmit={apply} noValidate>
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
      <Button type="submit" kind="quiet" size="small" wide className="mt-2">
        Apply {area === 'floor_area' ? 'floor area' : 'land area'}
      </Button>
    </form>
  )
}

/** Undefined where nothing is written, NaN where it is no size of anything. */
function squareMetres(typed: FormDataEntryValue | null): number | undefined {
  const text = typeof typed === 'string' ? typed.replace(/[\s,]/g, '') : ''
  if (text === '') return undefined
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : Number.NaN
}
