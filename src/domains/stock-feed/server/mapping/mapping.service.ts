import { createListing } from '#domains/selling/common/own-listings.ts'
import { createListing as createListingShapes } from '#domains/selling/common/own-listings.shapes.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import type { FeedProblem } from '#domains/stock-feed/common/stock-feed.ts'
import { formatToday } from '#domains/listings/common/rules/vehicle-rules.ts'
import type { Rule } from '#domains/stock-feed/common/feed-fields.ts'
import { findUnsavedProblems } from '#domains/selling/server/publishing/unsaved.service.ts'
import type { Config } from '#platform/server/config.ts'
import { readClock } from '#platform/server/clock.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { FeedVehicle } from '../formats/format.types.ts'
import { selectFeed, selectRules } from '../stock-feed.queries.ts'
import {
  flattenListing,
  mapVehicle,
  type Applied,
  type FeedDefaults,
  type Mapping,
} from './map-vehicle.rules.ts'
import { listRefusals, toProblem } from './refusals.rules.ts'
import * as t from '#domains/stock-feed/texts.ts'

/** Everything that a dealer's vehicles are mapped by; read once per batch. */
export interface MappingTerms {
  seller_id: AccountId
  rules: Rule[]
  defaults: FeedDefaults
  category_ids: ReadonlyMap<string, number>
  settings: Config
}

const noDefaults: FeedDefaults = {
  suburb: null,
  on_road_costs_included: null,
  has_security_interest: null,
  wof_at_sale: null,
  year_is_first_registered: false,
  ending: '',
}

export async function readMappingTerms(db: Db, settings: Config, sellerId: AccountId): Promise<MappingTerms> {
  const [feed, rules, categories] = await Promise.all([
    selectFeed(db, sellerId),
    selectRules(db, sellerId),
    db.selectFrom('categories').select(['id', 'slug']).where('type', '=', 'vehicle').execute(),
  ])
  const categoryIds = new Map(categories.map(({ id, slug }) => [slug, id]))
  return { seller_id: sellerId, rules, defaults: feed ?? noDefaults, category_ids: categoryIds, settings }
}

type ListingInput = OperationValues<typeof createListing>
export type ListingFields = Omit<ListingInput, 'type' | 'seller_id'> & {
  vehicle: NonNullable<ListingInput['vehicle']>
}

export interface MappedVehicle {
  title: string
  /** Null if the feed's values don't fit a listing. */
  fields: ListingFields | null
  applied: Applied
  problems: FeedProblem[]
}

/**
 * @param pictures checksums of the vehicle's pictures; null if the feed has no information on
 * pictures
 */
export function mapFeedVehicle(
  vehicle: FeedVehicle,
  terms: MappingTerms,
  pictures: readonly string[] | null,
): MappedVehicle {
  const mapping = mapVehicle(vehicle, { ...terms, today: formatToday(new Date()) })
  const { fields, problems } = toFields(mapping, terms)
  return {
    title: mapping.listing.title || vehicle.fields.StockNo || '',
    fields,
    applied: flattenListing(mapping.listing, pictures),
    problems: [...mapping.problems, ...problems],
  }
}

const termsOfSale = {
  sale_method: 'enquire' as const,
  pickup: 'must' as const,
  payment_methods: ['bank_transfer' as const],
}

/** Uses the shape of a person's listing, which cleans its texts too. */
function toFields({ listing }: Mapping, { category_ids: categoryIds }: MappingTerms) {
  const { category, ...rest } = listing
  const categoryId = category === null ? null : (categoryIds.get(category) ?? null)
  const wanted = { type: 'vehicle', ...rest, category_id: categoryId, ...termsOfSale }
  const parsed = createListingShapes.body.safeParse(wanted)
  if (parsed.success) {
    const { type: _type, seller_id: _seller, ...fields } = parsed.data
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The shape checked a vehicle.
    return { fields: fields as ListingFields, problems: [] }
  }
  const problems = parsed.error.issues.map(({ message }) => toProblem(message))
  return { fields: null, problems }
}

interface Refusals {
  isRefused: boolean
  /** Problems in addition to the mapping's. */
  problems: FeedProblem[]
}

/** Finds what would prevent publishing, by the rules for everybody. */
export async function findRefusals(
  tx: Tx,
  mapped: MappedVehicle,
  { seller_id: sellerId, settings }: MappingTerms,
): Promise<Refusals> {
  const { fields } = mapped
  if (fields === null) return { isRefused: true, problems: [toProblem(t.it_doesnt_fit_a_listing())] }
  const wanted = {
    ...fields,
    category_id: fields.category_id ?? null,
    title: fields.title ?? null,
    condition: fields.condition ?? null,
    description: fields.description ?? '',
    buy_now_price_cents: fields.buy_now_price_cents ?? null,
    suburb: fields.suburb ?? null,
    ...termsOfSale,
  }
  const found = await findUnsavedProblems(tx, settings, sellerId, { wanted, now: await readClock(tx) })
  const errors: Record<string, string> = { ...found }
  const year = 'vehicle.first_registered_year'
  if (errors[year] !== undefined && (fields.vehicle.first_registered_year ?? null) === null)
    errors[year] = t.write_when_it_was_first_registered()
  // An unreadable price must not become "Price on application".
  const misreadPrice = mapped.problems.find(({ field }) => field === 'Retail')
  if (misreadPrice) errors.buy_now_price_cents ??= misreadPrice.says
  return { isRefused: Object.keys(errors).length > 0, problems: listRefusals(errors, mapped) }
}
