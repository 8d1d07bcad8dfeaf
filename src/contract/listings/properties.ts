import * as z from 'zod/mini'
import { max_documents } from '../media/media.ts'
import { cents, chosen, day, id, instant, line, paragraphs, whole, written } from '../core/shapes.ts'
import { type PropertyField } from '#shared/rules/listings/property-fields.ts'

export const purpose = z.enum(['sale', 'rent', 'flatmate'], 'Choose for sale, for rent or a room.')

export const property_type = z.enum(
  ['house', 'apartment', 'townhouse', 'unit', 'section', 'lifestyle', 'rural', 'commercial'],
  'Choose a kind of property.',
)

export const price_method = z.enum(
  ['asking_price', 'enquiries_over', 'negotiation', 'auction', 'tender', 'deadline_sale', 'to_be_advised'],
  'Choose a price method.',
)

/** A time at which it can be looked at. */
export const open_home = z.strictObject({ starts_at: instant, ends_at: instant })
export type OpenHome = z.output<typeof open_home>

/** Everything a seller or landlord may say of a property. Null is: not said. */
export const property_fields = {
  purpose: z.nullable(purpose),
  property_type: z.nullable(property_type),
  price_method: z.nullable(price_method),
  /** When the auction is, or the tender or deadline ends. */
  price_method_date: z.nullable(instant),
  /** The asking price, or the one that enquiries are to be over. */
  price_cents: z.nullable(cents),
  /** Secret: by this it is found and sorted where no price is shown. */
  search_price_cents: z.nullable(cents),
  weekly_rent_cents: z.nullable(cents),
  bond_cents: z.nullable(cents),
  pet_bond_cents: z.nullable(cents),
  bedrooms: whole('The number of bedrooms', { least: 0, most: 100 }),
  bathrooms: whole('The number of bathrooms', { least: 0, most: 100 }),
  ensuites: whole('The number of ensuites', { least: 0, most: 100 }),
  living_rooms: whole('The number of living rooms', { least: 0, most: 100 }),
  floor_area_m2: whole('The floor area', { least: 1, most: 1_000_000 }),
  land_area_m2: whole('The land area', { least: 1, most: 2_000_000_000 }),
  rateable_value_cents: z.nullable(cents),
  parking: whole('The number of car parks', { least: 0, most: 1_000 }),
  garaging: whole('The number of garages', { least: 0, most: 100 }),
  title_type: chosen(['freehold', 'leasehold', 'cross_lease', 'unit_title']),
  year_built: whole('The year it was built', { least: 1800, most: 2100 }),
  open_homes: z
    .array(open_home, 'This must be a list of open homes.')
    .check(z.maxLength(20, 'At most 20 open homes.')),
  amenities: z
    .array(line('An amenity', 60), 'This must be a list.')
    .check(z.maxLength(60, 'At most 60 amenities.')),
  has_smoke_alarms: z.nullable(z.boolean('Say yes or no.')),
  insulation: z.nullable(paragraphs('What is said of insulation', 1_000)),
  healthy_homes: z.nullable(paragraphs('The healthy homes statement', 2_000)),
  /** Those of the listing's pictures that are drawings of the rooms. */
  floor_plan_ids: z
    .array(id, 'This must be a list of pictures.')
    .check(z.maxLength(20, 'At most 20 floor plans.')),
  /** PDFs of its owner's, such as the LIM report or the title. */
  document_ids: z
    .array(id, 'This must be a list of documents.')
    .check(z.maxLength(max_documents, `At most ${max_documents} documents.`)),
  available_from: day,
  furnishings: chosen(['furnished', 'part_furnished', 'unfurnished']),
  pets: chosen(['allowed', 'by_agreement', 'not_allowed']),
  smokers: chosen(['allowed', 'outside_only', 'not_allowed']),
  maximum_tenants: whole('The number of tenants', { least: 1, most: 100 }),
  listing_reference: written('The reference', 40),
  /** Whether the street address stands on the page; else only the suburb does. */
  shows_address: z.boolean('Say yes or no.'),
} satisfies Record<PropertyField, z.core.$ZodType>

/** With what only its owner sees. */
export const own_property = z.strictObject(property_fields)
export type OwnProperty = z.output<typeof own_property>

export const property = z.omit(own_property, {
  search_price_cents: true,
  shows_address: true,
  document_ids: true,
})
export type Property = z.output<typeof property>

/** What a card says of a property beside its title. */
export const property_brief = z.strictObject({
  ...z.pick(own_property, {
    purpose: true,
    property_type: true,
    price_method: true,
    price_method_date: true,
    price_cents: true,
    weekly_rent_cents: true,
    bedrooms: true,
    bathrooms: true,
    parking: true,
    garaging: true,
    floor_area_m2: true,
    land_area_m2: true,
  }).shape,
  /** The first that has not ended. */
  next_open_home: z.nullable(open_home),
})
export type PropertyBrief = z.output<typeof property_brief>
