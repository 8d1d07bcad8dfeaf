import { getCounts, type Counts, isSame } from './facet-counts.ts'
import { ChoiceFacet, choicesFrom, Facet, FacetLink, FacetList } from './facet.tsx'
import { type SearchRequest, changeSearch, type Search, searchAddress } from '../search-address.ts'
import { RailField, type Typed } from '../box/typed-form.tsx'
import { type VehicleChoice, vehicleChoices } from './answer-search.ts'
import * as t from '#domains/search/texts.ts'

const years = { min: 1885, max: 2100 }

interface VehicleFacetsProps {
  request: SearchRequest
  typed: Typed
  counts: Counts
  total: number | null | undefined
  name: string
}

export function VehicleFacets(facets: VehicleFacetsProps) {
  const { request, typed, name } = facets
  const { search } = request
  return (
    <>
      <Choices {...facets} field="subtype" />
      <Facet title={t.make()} name={`${name}-make`}>
        <Named {...facets} field="make" />
      </Facet>
      {search.make !== undefined && (
        <Facet title={t.model()} name={`${name}-model`}>
          <Named {...facets} field="model" />
        </Facet>
      )}
      <Facet title={t.year_and_odometer()} name={`${name}-year`}>
        <div className="grid gap-2">
          <div className="grid grid-cols-2 gap-2">
            <RailField
              typed={typed}
              label={t.from_year()}
              name="year_min"
              value={search.year_min}
              number={years}
            />
            <RailField
              typed={typed}
              label={t.to_year()}
              name="year_max"
              value={search.year_max}
              number={years}
            />
          </div>
          <RailField
            typed={typed}
            label={t.odometer_up_to_km()}
            name="odometer_max"
            value={search.odometer_max}
            number={{ min: 0, max: 3_000_000 }}
          />
        </div>
      </Facet>
      <Choices {...facets} field="body_style" />
      <Choices {...facets} field="fuel_type" />
      <Choices {...facets} field="transmission" />
    </>
  )
}

const chosenBy = (field: 'make' | 'model', value: string | undefined): Partial<Search> =>
  field === 'make' ? { make: value, model: undefined } : { model: value }

function Named({ request, typed, counts, field, name }: VehicleFacetsProps & { field: 'make' | 'model' }) {
  const { search, face } = request
  const offered = counts?.choices[field] ?? []
  const chosen = search[field]
  const isListed = offered.some(({ value }) => isSame(chosen, value))
  const all = chosen === undefined || isListed ? offered : [{ value: chosen, count: 0 }, ...offered]
  const list = `${name}-${field}-names`
  return (
    <>
      <FacetList
        links={all
          .toSorted((one, other) => Number(isSame(chosen, other.value)) - Number(isSame(chosen, one.value)))
          .map(({ value, count }) => (
            <li key={value}>
              <FacetLink
                chosen={isSame(chosen, value)}
                to={searchAddress(
                  changeSearch(search, chosenBy(field, isSame(chosen, value) ? undefined : value)),
                  { face },
                )}
                count={counts && { count, isAbout: counts.is_sampled }}
              >
                {value}
              </FacetLink>
            </li>
          ))}
      />
      <div className="mt-1.5">
        <RailField
          typed={typed}
          label={field === 'make' ? t.another_make() : t.another_model()}
          name={field}
          value={chosen}
          list={list}
        />
        <datalist id={list}>
          {offered.map(({ value }) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </datalist>
      </div>
    </>
  )
}

interface ChoicesProps extends VehicleFacetsProps {
  field: VehicleChoice
}

function Choices({ request, counts, total, field, name }: ChoicesProps) {
  const { search, face } = request
  const { label, options } = vehicleChoices[field]
  const chosen = search[field]
  return (
    <ChoiceFacet
      title={label}
      name={`${name}-${field}`}
      folds
      total={total}
      choices={choicesFrom(options, chosen && [chosen], getCounts(counts, field), (value) =>
        searchAddress(changeSearch(search, { [field]: chosen === value ? undefined : value }), { face }),
      )}
    />
  )
}
