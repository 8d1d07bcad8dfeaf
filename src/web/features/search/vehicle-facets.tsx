import { Facet, FacetLink } from './facet.tsx'
import { RailField, SearchForm } from './search-form.tsx'
import { type Asked, changed, searchAddress } from './search-address.ts'
import { type VehicleChoice, vehicleChoices } from './vehicle-choices.ts'

const typed = ['make', 'model', 'year_min', 'year_max', 'odometer_max'] as const
const years = { min: 1885, max: 2100 }

/** What vehicles are narrowed by. */
export function VehicleFacets({ asked, name }: { asked: Asked; name: string }) {
  const { search } = asked
  return (
    <>
      <Choices asked={asked} field="subtype" name={name} />
      <Facet title="Make, model and year" name={`${name}-make`}>
        <SearchForm asked={asked} names={typed} submit="Apply to vehicles">
          <div className="grid gap-2">
            <RailField label="Make" name="make" value={search.make} />
            <RailField label="Model" name="model" value={search.model} />
            <div className="grid grid-cols-2 gap-2">
              <RailField label="From year" name="year_min" value={search.year_min} number={years} />
              <RailField label="To year" name="year_max" value={search.year_max} number={years} />
            </div>
            <RailField
              label="Odometer up to (km)"
              name="odometer_max"
              value={search.odometer_max}
              number={{ min: 0, max: 3_000_000 }}
            />
          </div>
        </SearchForm>
      </Facet>
      <Choices asked={asked} field="body_style" name={name} />
      <Choices asked={asked} field="fuel_type" name={name} />
      <Choices asked={asked} field="transmission" name={name} />
    </>
  )
}

function Choices({ asked, field, name }: { asked: Asked; field: VehicleChoice; name: string }) {
  const { search, face } = asked
  const { label, options } = vehicleChoices[field]
  return (
    <Facet title={label} name={`${name}-${field}`}>
      <ul>
        {Object.entries(options).map(([value, words]) => (
          <li key={value}>
            <FacetLink
              chosen={search[field] === value}
              to={searchAddress(changed(search, { [field]: search[field] === value ? undefined : value }), {
                face,
              })}
            >
              {words}
            </FacetLink>
          </li>
        ))}
      </ul>
    </Facet>
  )
}
