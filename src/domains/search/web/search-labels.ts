import { currencyPrefix, formatMoney } from '#platform/common/formats/formats.ts'
import type { ListingCard } from '#domains/listings/common/listings.ts'
import type { Sort } from '#domains/search/common/search.ts'
import { answerFilters, type ActiveFilter, type Search, withoutValue } from './facets/answer-search.ts'
import { roundCount } from './facets/facet-counts.ts'
import type { RailChoices } from './facets/rail-choices.ts'
import { fieldFilters, offerFilters, openHomeFilter } from './fields/field-labels.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { getListFormat } from '#platform/common/texts/intl.ts'
import * as t from '#domains/search/texts.ts'

const getTypes = makeTexts(() => ({
  general: t.general_items(),
  vehicle: t.vehicles(),
  property: t.property(),
}))
export const getConditions = makeTexts(() => ({ new: t.new_word(), used: t.used() }))
export const getSaleMethods = makeTexts(() => ({
  auction: t.auction(),
  fixed_price: t.buy_now(),
  enquire: t.by_enquiry(),
}))
export const getSorts = makeTexts((): Record<Sort, string> => ({
  relevance: t.best_match(),
  newest: t.newest(),
  closing_soon: t.closing_soonest(),
  open_home: t.open_home_soonest(),
  price_low: t.lowest_price(),
  price_high: t.highest_price(),
  most_bids: t.most_bids(),
  most_watched: t.most_watched(),
  nearest: t.nearest(),
  longest_listed: t.longest_listed(),
  biggest_reduction: t.biggest_reduction(),
  odometer: t.lowest_odometer(),
  year: t.newest_model_year(),
  total: t.lowest_total(),
}))

export const getSellerKinds = makeTexts(() => ({ private: t.private_sellers(), in_trade: t.in_trade() }))

/** 'Otago', 'Otago and Petone', '4 places'. */
function getPlace({ places: { narrowest } }: RailChoices): string | undefined {
  if (narrowest.length > 3) return t.count_places({ count: narrowest.length })
  return narrowest.length > 0 ? getListFormat().format(narrowest) : undefined
}
const getCategory = (choices: RailChoices) => choices.trail.at(-1)?.name

/** 'Bicycles in Kāpiti Coast', '“cello” in Music'. */
export function searchTitle(search: Search, choices: RailChoices): string {
  const category = getCategory(choices) ?? (search.type && getTypes()[search.type])
  const place = getPlace(choices)
  const { q } = search
  const what = q ? (category ? t.q_in_category({ q, category }) : `“${q}”`) : (category ?? t.all_listings())
  if (!place) return choices.near ? `${what}, ${choices.near.words.replace(/^W/, 'w')}` : what
  if (q) return category ? `${what}, ${place}` : t.q_in_place({ q, place })
  return category ? t.category_in_place({ category, place }) : t.all_listings_in_place({ place })
}

const inTitle = /^(?:q|type|category|near|to|closing_within|place .*)$/

/** 'Bicycles in Kāpiti Coast, up to NZ$ 400'. */
export function searchName(search: Search, choices: RailChoices): string {
  const others = activeFilters(search, choices).filter(({ key }) => !inTitle.test(key))
  const names = [searchTitle(search, choices), ...others.map(({ words }) => words)]
  while (names.length > 1 && names.join(', ').length > maxName) names.pop()
  return names.join(', ').slice(0, maxName)
}

const maxName = 80

export function describePrice(min: number | undefined, max: number | undefined): string {
  if (min !== undefined && max !== undefined)
    return `${formatMoney(min)} – ${formatMoney(max).replace(currencyPrefix, '')}`
  return min !== undefined
    ? t.from_min({ min: formatMoney(min) })
    : t.up_to_max({ max: formatMoney(max ?? 0) })
}

const placeFilters = ({ places }: RailChoices): ActiveFilter[] =>
  places.shown
    .filter(({ chosen }) => chosen)
    .map(({ slug, name, depth, change }) => ({ key: `place ${depth} ${slug}`, words: name, without: change }))

export function activeFilters(search: Search, choices: RailChoices): ActiveFilter[] {
  const {
    q,
    type,
    category,
    near,
    price_min: priceMin,
    price_max: priceMax,
    condition,
    sale_method: saleMethod,
  } = search
  const { seller, agent, seller_kind: sellerKind } = search
  const filters: (ActiveFilter | false)[] = [
    q !== undefined && { key: 'q', words: `“${q}”`, without: { q: undefined } },
    type !== undefined && { key: 'type', words: getTypes()[type], without: { type: undefined } },
    category !== undefined && {
      key: 'category',
      words: getCategory(choices) ?? t.category_category({ category }),
      without: { category: choices.trail.at(-2)?.id },
    },
    ...placeFilters(choices),
    near !== undefined && {
      key: 'near',
      words: choices.near?.words ?? t.near_a_place(),
      without: { near: undefined },
    },
    (priceMin !== undefined || priceMax !== undefined) && {
      key: 'price',
      words: describePrice(priceMin, priceMax),
      without: { price_min: undefined, price_max: undefined },
    },
    ...(condition ?? []).map((one) => ({
      key: `condition ${one}`,
      words: getConditions()[one],
      without: { condition: withoutValue(condition, one) },
    })),
    ...(saleMethod ?? []).map((one) => ({
      key: `sale_method ${one}`,
      words: getSaleMethods()[one],
      without: { sale_method: withoutValue(saleMethod, one) },
    })),
    sellerKind !== undefined && {
      key: 'seller_kind',
      words: getSellerKinds()[sellerKind],
      without: { seller_kind: undefined },
    },
    agent !== undefined && { key: 'agent', words: t.one_agent(), without: { agent: undefined } },
    seller !== undefined && { key: 'seller', words: t.one_seller(), without: { seller: undefined } },
    search.to !== undefined && {
      key: 'to',
      words: t.total_to_place({
        place: choices.destination ?? search.to,
        is_rural: search.to_rural !== undefined,
      }),
      without: { to: undefined },
    },
    search.beside !== undefined && {
      key: 'beside',
      words: t.and_suburbs_beside_it(),
      without: { beside: undefined },
    },
    ...openHomeFilter(search),
    ...fieldFilters(search, 'vehicle'),
    ...fieldFilters(search, 'property'),
    ...offerFilters(search),
    ...answerFilters(search, choices.filters),
  ]
  return filters.filter((filter) => filter !== false)
}

interface Total {
  total: number
  total_is_approximate: boolean
  total_is_capped: boolean
}

export function describeTotal({
  total,
  total_is_approximate: totalIsApproximate,
  total_is_capped: totalIsCapped,
}: Total): string {
  if (totalIsCapped) return t.count_listings_or_more({ count: total })
  return totalIsApproximate
    ? t.about_count_listings({ count: roundCount(total) })
    : t.count_listings({ count: total })
}

/** 'NZ$ 35.50 to Petone'; for an auction, of the price now. */
export function describeTotalWithDelivery(
  { id, sale_method: saleMethod }: Pick<ListingCard, 'id' | 'sale_method'>,
  totals: ReadonlyMap<number, number | null>,
  place: string | undefined,
): string | undefined {
  const cents = totals.get(id)
  if (place === undefined || cents === undefined || cents === null) return undefined
  return t.total_with_delivery_to_place({
    total: formatMoney(cents),
    place,
    is_auction: saleMethod === 'auction',
  })
}
