import { getCounts, type Counts, isSame } from './facet-counts.ts'
import { ChoiceFacet, choicesFrom, Facet, FacetLink, FacetList } from './facet.tsx'
import { type SearchRequest, changeSearch, type Search, searchAddress } from '../search-address.ts'
import { RailField, type Typed } from '../box/typed-form.tsx'
import { toggleValue, type VehicleChoice, vehicleChoices } from './answer-search.ts'
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
      {search.make?.length === 1 && (
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

/** Another choice of makes has other models. */
function changeName(search: Search, field: 'make' | 'model', value: string): Partial<Search> {
  if (field === 'model') return { model: isSame(search.model, value) ? undefined : value }
  const same = search.make?.find((one) => isSame(one, value))
  return { make: toggleValue(search.make, same ?? value), model: undefined }
}

function Named({ request, typed, counts, field, name }: VehicleFacetsProps & { field: 'make' | 'model' }) {
  const { search, face } = request
  const offered = counts?.choices[field] ?? []
  const chosen = [search[field] ?? []].flat()
  const isChosen = (value: string) => chosen.some((one) => isSame(one, value))
  const unlisted = chosen.filter((one) => !offered.some(({ value }) => isSame(one, value)))
  const all = [...unlisted.map((value) => ({ value, count: 0 })), ...offered]
  const list = `${name}-${field}-names`
  return (
    <>
      <FacetList
        links={all
          .toSorted((one, other) => Number(isChosen(other.value)) - Number(isChosen(one.value)))
          .map(({ value, count }) => (
            <li key={value}>
              <FacetLink
                chosen={isChosen(value)}
                isOneOfSeveral={field === 'make'}
                to={searchAddress(changeSearch(search, changeName(search, field, value)), { face })}
                count={counts && { count, isAbout: counts.is_sampled }}
              >
                {value}
              </FacetLink>
            </li>
          ))}
      />
      <div className="mt-1.5">
        {/* A make that is typed joins the chosen ones; a model replaces the chosen one. */}
        <RailField
          key={chosen.join()}
          typed={typed}
          label={field === 'make' ? t.another_make() : t.another_model()}
          name={field}
          value={field === 'make' ? undefined : search.model}
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
  return (
    <ChoiceFacet
      title={label}
      name={`${name}-${field}`}
      folds
      takesSeveral
      total={total}
      choices={choicesFrom(options, search[field], getCounts(counts, field), (value) =>
        searchAddress(changeSearch(search, { [field]: toggleValue<string>(search[field], value) }), { face }),
      )}
    />
  )
}
