import { AnswerFacets } from './answer-facets.tsx'
import { getCounts, offeredChoices } from './facet-counts.ts'
import { ChoiceFacet, choicesFrom, Facet, FacetLink, FacetList } from './facet.tsx'
import { PriceFacet, PriceHistogram } from './price-histogram.tsx'
import {
  DestinationFacet,
  NearFacet,
  offerPlaces,
  type PlaceChoosers,
  PlaceLinks,
  type To,
} from './place-facets.tsx'
import type { RailChoices } from './rail-choices.ts'
import { type SearchRequest, changeSearch, type Search, searchAddress } from '../search-address.ts'
import { getConditions, getSaleMethods, getSellerKinds } from '../search-labels.ts'
import { toggleValue } from './answer-search.ts'
import { TypedForm, useTyped } from '../box/typed-form.tsx'
import { listRailFields, renderFieldFacets } from '../fields/field-facets.tsx'
import { MoreFacets } from '../fields/more-facets.tsx'
import { OfferFacets } from '../fields/offer-facets.tsx'
import { listTypedNames } from '../fields/typed-names.ts'
import * as t from '#domains/search/texts.ts'

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
          <PlaceLinks search={search} choices={choices} shown={places} to={to} />
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
