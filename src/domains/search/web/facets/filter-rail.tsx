import type { ReactNode } from 'react'
import { useChangeAddress } from '#platform/web/ui/addresses/use-change-address.ts'
import { type Near, readNear, writeNear } from '#domains/places/common/near.ts'
import { AnswerFacets } from './answer-facets.tsx'
import { getCounts, offeredChoices } from './facet-counts.ts'
import { ChoiceFacet, choicesFrom, Facet, FacetLink, FacetList } from './facet.tsx'
import { PriceFacet, PriceHistogram } from './price-histogram.tsx'
import type { PlaceChoice, RailChoices } from './rail-choices.ts'
import { type SearchRequest, changeSearch, isSeveral, type Search, searchAddress } from '../search-address.ts'
import { getConditions, getSaleMethods, getSellerKinds } from '../search-labels.ts'
import { toggleValue } from './answer-search.ts'
import { TypedForm, useTyped } from '../box/typed-form.tsx'
import { listRailFields, renderFieldFacets } from '../fields/field-facets.tsx'
import { MoreFacets } from '../fields/more-facets.tsx'
import { OfferFacets } from '../fields/offer-facets.tsx'
import { listTypedNames } from '../fields/typed-names.ts'
import * as t from '#domains/search/texts.ts'

export interface NearSlot {
  name: string
  near: Near | null
  suburb: string | null
  onChange: (near: Near) => void
}
export interface DestinationSlot {
  name: string
  /** A suburb's slug; null without a choice. */
  suburb: string | null
  isRural: boolean
  onChange: (to: { suburb: string | null; isRural: boolean }) => void
}
/** A page gives these, so that search knows no form of places. */
export interface PlaceChoosers {
  near: (slot: NearSlot) => ReactNode
  destination: (slot: DestinationSlot) => ReactNode
}

interface FilterRailProps {
  request: SearchRequest
  choices: RailChoices
  choosers: PlaceChoosers
  name: string
  onApplied?: () => void
}

export const getTypedForm = (name: string) => `${name}-typed`

/** Consists of links and one form, so it works without JavaScript. */
export function FilterRail({ request, choices, choosers, name, onApplied }: FilterRailProps) {
  const { search, face } = request
  const { counts, total } = choices
  const to = (change: Partial<Search>) => searchAddress(changeSearch(search, change), { face })
  const { typed, setErrors, onInput } = useTyped(getTypedForm(name), request)
  const isInCategory = choices.trail.length > 0 || search.type !== undefined
  const categories = offerCategories(choices)
  const places = offerPlaces(choices, choices.places.shown)
  const facets = { request, typed, counts, total, name }
  const fields =
    choices.type === 'vehicle' || choices.type === 'property'
      ? listRailFields(choices.type, search)
      : { shown: [], more: [] }
  return (
    <div className="group/typed" onInput={onInput}>
      {(isInCategory || categories.length > 0) && (
        <Facet title={t.category()} name={`${name}-category`}>
          <CategoryLinks search={search} choices={choices} offered={categories} to={to} />
        </Facet>
      )}
      <Facet title={t.price()} name={`${name}-price`}>
        {counts && <PriceHistogram request={request} bars={counts.price} />}
        <PriceFacet request={request} typed={typed} name={name} />
      </Facet>
      {renderFieldFacets(fields.shown, facets)}
      <AnswerFacets
        request={request}
        typed={typed}
        filters={choices.filters}
        counts={counts}
        total={total}
        name={name}
      />
      {(places.length > 0 || choices.places.others.length > 0) && (
        <Facet title={t.where()} name={`${name}-place`}>
          <PlaceLinks choices={choices} shown={places} to={to} />
        </Facet>
      )}
      <Facet title={t.near_a_place()} name={`${name}-near-title`}>
        <NearFacet request={request} choices={choices} render={choosers.near} name={name} />
      </Facet>
      {choices.type !== 'property' && (
        <>
          <Facet title={t.total_with_delivery()} name={`${name}-to`} folds isChosen={search.to !== undefined}>
            <DestinationFacet request={request} render={choosers.destination} name={name} />
          </Facet>
          <ChoiceFacet
            title={t.condition()}
            name={`${name}-condition`}
            takesSeveral
            total={total}
            choices={choicesFrom(getConditions(), search.condition, getCounts(counts, 'condition'), (one) =>
              to({ condition: toggleValue(search.condition, one) }),
            )}
          />
          <ChoiceFacet
            title={t.how_it_sells()}
            name={`${name}-method`}
            folds
            takesSeveral
            total={total}
            choices={choicesFrom(
              getSaleMethods(),
              search.sale_method,
              getCounts(counts, 'sale_method'),
              (one) => to({ sale_method: toggleValue(search.sale_method, one) }),
            )}
          />
        </>
      )}
      <ChoiceFacet
        title={t.seller()}
        name={`${name}-seller`}
        folds
        total={total}
        choices={choicesFrom(
          getSellerKinds(),
          search.seller_kind && [search.seller_kind],
          getCounts(counts, 'seller_kind'),
          (one) => to({ seller_kind: one === search.seller_kind ? undefined : one }),
        )}
      />
      <OfferFacets {...facets} type={choices.type} days={choices.weekends} />
      {fields.more.length > 0 && <MoreFacets fields={fields.more} {...facets} />}
      <TypedForm
        typed={typed}
        request={request}
        names={listTypedNames(choices)}
        onErrors={setErrors}
        onApplied={onApplied}
      />
    </div>
  )
}

function NearFacet({
  request: { search, face },
  choices,
  render,
  name,
}: Pick<FilterRailProps, 'request' | 'choices' | 'name'> & { render: PlaceChoosers['near'] }) {
  const changeAddress = useChangeAddress(isSeveral)
  return (
    <>
      {choices.near && (
        <FacetLink chosen to={searchAddress(changeSearch(search, { near: undefined }), { face })}>
          {choices.near.words}
        </FacetLink>
      )}
      {render({
        name,
        near: search.near === undefined ? null : readNear(search.near),
        suburb: choices.near?.suburb ?? null,
        onChange: (near) =>
          changeAddress(searchAddress(changeSearch(search, { near: writeNear(near) }), { face }), {
            preventScrollReset: true,
          }),
      })}
    </>
  )
}

function DestinationFacet({
  request: { search, face },
  render,
  name,
}: Pick<FilterRailProps, 'request' | 'name'> & { render: PlaceChoosers['destination'] }) {
  const changeAddress = useChangeAddress(isSeveral)
  return render({
    name,
    suburb: search.to ?? null,
    isRural: search.to_rural === 'yes',
    onChange: ({ suburb, isRural }) => {
      const change: Partial<Search> =
        suburb === null ? { to: undefined } : { to: suburb, to_rural: isRural ? 'yes' : undefined }
      changeAddress(searchAddress(changeSearch(search, change), { face }), { preventScrollReset: true })
    },
  })
}

type To = (change: Partial<Search>) => string

function offerCategories({ categories, counts }: RailChoices) {
  const countOf = getCounts(counts, 'category')
  return offeredChoices(
    categories.map((category) => ({
      value: category,
      count: countOf ? countOf(category.id) : { count: category.count, isAbout: false },
      isChosen: false,
    })),
    null,
  )
}

function CategoryLinks({
  search,
  choices: { trail },
  offered,
  to,
}: {
  search: Search
  choices: RailChoices
  offered: ReturnType<typeof offerCategories>
  to: To
}) {
  const chosen = trail.at(-1)
  return (
    <>
      <ul>
        {(chosen || search.type) && (
          <li>
            <FacetLink back to={to({ category: undefined, type: undefined })}>
              {t.all_categories()}
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
      </ul>
      <FacetList
        names={offered.map(({ value }) => value.name)}
        links={offered.map(({ value: { id, name }, count }) => (
          <li key={id}>
            <FacetLink indent={chosen !== undefined} to={to({ category: id })} count={count}>
              {name}
            </FacetLink>
          </li>
        ))}
      />
    </>
  )
}

function offerPlaces({ counts }: RailChoices, places: PlaceChoice[]) {
  const countsOf = placeKinds.map((kind) => getCounts(counts, kind))
  return offeredChoices(
    places.map((place) => ({
      value: place,
      count: countsOf[place.depth]?.(place.slug),
      isChosen: place.chosen,
    })),
    null,
  )
}

/** Any number can be chosen; a narrower place replaces the wider one around it. */
function PlaceLinks({
  choices,
  shown,
  to,
}: {
  choices: RailChoices
  shown: ReturnType<typeof offerPlaces>
  to: To
}) {
  const { others } = choices.places
  const linksTo = (offered: ReturnType<typeof offerPlaces>) =>
    offered.map(({ value: place, count }) => (
      <li key={`${place.depth} ${place.slug}`}>
        <FacetLink
          isOneOfSeveral
          indent={place.depth > 0}
          chosen={place.chosen}
          to={to(place.change)}
          count={count}
        >
          {place.name}
        </FacetLink>
      </li>
    ))
  return (
    <>
      {others.length > 0 && (
        <FacetLink back to={to({ region: undefined, district: undefined, suburb: undefined })}>
          {t.all_of_new_zealand()}
        </FacetLink>
      )}
      <FacetList links={linksTo(shown)} names={shown.map(({ value }) => value.name)} />
      {others.length > 0 && (
        <details>
          <summary className="flex min-h-9 cursor-pointer items-center py-1 text-sm text-ink-2 hover:text-pounamu xl:min-h-8">
            {t.add_another_place()}
          </summary>
          <ul>{linksTo(offerPlaces(choices, others))}</ul>
        </details>
      )}
    </>
  )
}

const placeKinds = ['region', 'district', 'suburb'] as const
