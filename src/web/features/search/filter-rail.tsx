import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { type Near, readNear, writeNear } from '#contract/near.ts'
import { AnswerFacets } from './answer-facets.tsx'
import { Facet, FacetLink } from './facet.tsx'
import { PriceFacet } from './price-facet.tsx'
import { PropertyFacets } from './property-facets.tsx'
import type { PlaceChoice, PlaceChoices } from './place-choices.ts'
import type { RailChoices } from './rail-choices.ts'
import { type Asked, changed, type Search, searchAddress } from './search-address.ts'
import { conditions, sale_methods, seller_kinds, toggled } from './search-words.ts'
import { VehicleFacets } from './vehicle-facets.tsx'

/** What the one who knows places needs to ask near which. */
export interface NearSlot {
  name: string
  near: Near | null
  suburb: string | null
  onChange: (near: Near) => void
}
export type DrawNear = (slot: NearSlot) => ReactNode

interface FilterRailProps {
  asked: Asked
  choices: RailChoices
  drawNear: DrawNear
  /** Told apart where the rail stands on the page twice. */
  name: string
}

/** Everything a search can be narrowed by. All of it is links and one form, so it works without JavaScript. */
export function FilterRail({ asked, choices, drawNear, name }: FilterRailProps) {
  const { search, face } = asked
  const to = (change: Partial<Search>) => searchAddress(changed(search, change), { face })
  return (
    <div>
      <Facet title="Category" name={`${name}-category`}>
        <CategoryLinks search={search} choices={choices} to={to} />
      </Facet>
      <Facet title="Price" name={`${name}-price`}>
        <PriceFacet asked={asked} name={name} />
      </Facet>
      {choices.type === 'property' && <PropertyFacets asked={asked} days={choices.weekends} name={name} />}
      {choices.type === 'vehicle' && <VehicleFacets asked={asked} name={name} />}
      <AnswerFacets asked={asked} filters={choices.filters} name={name} />
      <Facet title="Where" name={`${name}-place`}>
        <PlaceLinks places={choices.places} to={to} />
      </Facet>
      <Facet title="Near a place" name={`${name}-near-title`}>
        <NearFacet asked={asked} choices={choices} draw={drawNear} name={name} />
      </Facet>
      {choices.type !== 'property' && (
        <>
          <Facet title="Condition" name={`${name}-condition`}>
            <AnyOf
              words={conditions}
              chosen={search.condition}
              to={(one) => to({ condition: toggled(search.condition, one) })}
            />
          </Facet>
          <Facet title="How it sells" name={`${name}-method`}>
            <AnyOf
              words={sale_methods}
              chosen={search.sale_method}
              to={(one) => to({ sale_method: toggled(search.sale_method, one) })}
            />
          </Facet>
        </>
      )}
      <Facet title="Seller" name={`${name}-seller`}>
        <AnyOf
          words={seller_kinds}
          chosen={search.seller_kind && [search.seller_kind]}
          to={(one) => to({ seller_kind: one === search.seller_kind ? undefined : one })}
        />
      </Facet>
    </div>
  )
}

function NearFacet({
  asked: { search, face },
  choices,
  draw,
  name,
}: Pick<FilterRailProps, 'asked' | 'choices' | 'name'> & { draw: DrawNear }) {
  const navigate = useNavigate()
  return (
    <>
      {choices.near && (
        <FacetLink chosen to={searchAddress(changed(search, { near: undefined }), { face })}>
          {choices.near.words}
        </FacetLink>
      )}
      {draw({
        name,
        near: search.near === undefined ? null : readNear(search.near),
        suburb: choices.near?.suburb ?? null,
        onChange: (near) =>
          void navigate(searchAddress(changed(search, { near: writeNear(near) }), { face }), {
            preventScrollReset: true,
          }),
      })}
    </>
  )
}

type To = (change: Partial<Search>) => string

function CategoryLinks({
  search,
  choices: { trail, categories },
  to,
}: {
  search: Search
  choices: RailChoices
  to: To
}) {
  const chosen = trail.at(-1)
  return (
    <ul>
      {(chosen || search.type) && (
        <li>
          <FacetLink back to={to({ category: undefined, type: undefined })}>
            All categories
          </FacetLink>
        </li>
      )}
      {trail.slice(0, -1).map((step) => (
        <li key={step.id}>
          <FacetLink back to={to({ category: step.id })}>
            {step.name}
          </FacetLink>
        </li>
      ))}
      {chosen && (
        <li>
          <FacetLink chosen to={to({ category: trail.at(-2)?.id })}>
            {chosen.name}
          </FacetLink>
        </li>
      )}
      {categories.map((category) => (
        <li key={category.id}>
          <FacetLink indent={chosen !== undefined} to={to({ category: category.id })} count={category.count}>
            {category.name}
          </FacetLink>
        </li>
      ))}
    </ul>
  )
}

/** Any number of places, a narrower one in place of the wider it lies in. */
function PlaceLinks({ places: { shown, others }, to }: { places: PlaceChoices; to: To }) {
  return (
    <>
      <ul>
        {others.length > 0 && (
          <li>
            <FacetLink back to={to({ region: undefined, district: undefined, suburb: undefined })}>
              All of New Zealand
            </FacetLink>
          </li>
        )}
        <Places places={shown} to={to} />
      </ul>
      {others.length > 0 && (
        <details>
          <summary className="flex min-h-9 cursor-pointer items-center py-1 text-sm text-ink-2 hover:text-pounamu xl:min-h-8">
            Add another place
          </summary>
          <ul>
            <Places places={others} to={to} />
          </ul>
        </details>
      )}
    </>
  )
}

const Places = ({ places, to }: { places: PlaceChoice[]; to: To }) =>
  places.map((place) => (
    <li key={`${place.depth} ${place.slug}`}>
      <FacetLink indent={place.depth > 0} chosen={place.chosen} to={to(place.change)}>
        {place.name}
      </FacetLink>
    </li>
  ))

interface AnyOfProps<Value extends string> {
  words: Record<Value, string>
  chosen: Value[] | undefined
  to: (value: Value) => string
}

function AnyOf<Value extends string>({ words, chosen, to }: AnyOfProps<Value>) {
  return (
    <ul>
      {(Object.keys(words) as Value[]).map((value) => (
        <li key={value}>
          <FacetLink chosen={chosen?.includes(value) ?? false} to={to(value)}>
            {words[value]}
          </FacetLink>
        </li>
      ))}
    </ul>
  )
}
