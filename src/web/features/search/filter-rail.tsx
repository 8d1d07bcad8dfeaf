import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { type Near, readNear, writeNear } from '#contract/near.ts'
import { AnswerFacets } from './answer-facets.tsx'
import { Facet, FacetLink } from './facet.tsx'
import { PriceFacet } from './price-facet.tsx'
import { PropertyFacets } from './property-facets.tsx'
import type { RailChoices } from './rail-choices.ts'
import { type Asked, changed, type Search, searchAddress } from './search-address.ts'
import { conditions, sale_methods } from './search-words.ts'
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
        <PlaceLinks choices={choices} to={to} />
      </Facet>
      <Facet title="Near a place" name={`${name}-near-title`}>
        <NearFacet asked={asked} choices={choices} draw={drawNear} name={name} />
      </Facet>
      {choices.type !== 'property' && (
        <>
          <Facet title="Condition" name={`${name}-condition`}>
            <OneOf words={conditions} chosen={search.condition} to={(condition) => to({ condition })} />
          </Facet>
          <Facet title="How it sells" name={`${name}-method`}>
            <OneOf
              words={sale_methods}
              chosen={search.sale_method}
              to={(sale_method) => to({ sale_method })}
            />
          </Facet>
        </>
      )}
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

function PlaceLinks({ choices: { region, district, suburb, places }, to }: { choices: RailChoices; to: To }) {
  return (
    <ul>
      {region && (
        <li>
          <FacetLink back to={to({ region: undefined })}>
            All of New Zealand
          </FacetLink>
        </li>
      )}
      {region && (
        <li>
          <FacetLink
            chosen={!district}
            back={district !== undefined}
            to={to(district ? { region: region.slug } : { region: undefined })}
          >
            {region.name}
          </FacetLink>
        </li>
      )}
      {district && (
        <li>
          <FacetLink
            chosen={!suburb}
            back={suburb !== undefined}
            to={to({ region: region?.slug, ...(suburb ? { district: district.slug } : {}) })}
          >
            {district.name}
          </FacetLink>
        </li>
      )}
      {places.options.map((place) => (
        <li key={place.slug}>
          <FacetLink
            indent={region !== undefined}
            chosen={place.slug === suburb?.slug}
            to={to(
              place.slug === suburb?.slug
                ? { suburb: undefined }
                : places.kind === 'region'
                  ? { region: place.slug }
                  : places.kind === 'district'
                    ? { region: region?.slug, district: place.slug }
                    : { suburb: place.slug },
            )}
          >
            {place.name}
          </FacetLink>
        </li>
      ))}
    </ul>
  )
}

interface OneOfProps<Value extends string> {
  words: Record<Value, string>
  chosen: Value | undefined
  to: (value: Value | undefined) => string
}

function OneOf<Value extends string>({ words, chosen, to }: OneOfProps<Value>) {
  return (
    <ul>
      {(Object.keys(words) as Value[]).map((value) => (
        <li key={value}>
          <FacetLink chosen={value === chosen} to={to(value === chosen ? undefined : value)}>
            {words[value]}
          </FacetLink>
        </li>
      ))}
    </ul>
  )
}
