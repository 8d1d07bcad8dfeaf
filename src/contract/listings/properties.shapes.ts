import * as z from 'zod/mini'
import { max_listing_agents } from '../businesses/agents.ts'
import { max_documents } from '../media/media.ts'
import { cents, chosen, day, id, instant, line, paragraphs, whole, written } from '../core/shapes.ts'
import type { PropertyField } from '#shared/rules/listings/property-fields.ts'
import * as t from './texts.ts'

export const purpose = z.enum(['sale', 'rent', 'flatmate'], { error: t.choose_for_sale_for_rent_or_a_room })

export const property_type = z.enum(
  ['house', 'apartment', 'townhouse', 'unit', 'section', 'lifestyle', 'rural', 'commercial'],
  { error: t.choose_a_kind_of_property },
)

export const price_method = z.enum(
  ['asking_price', 'enquiries_over', 'negotiation', 'auction', 'tender', 'deadline_sale', 'to_be_advised'],
  { error: t.choose_a_price_method },
)

export const open_home = z.strictObject({ starts_at: instant, ends_at: instant })
export type OpenHome = z.output<typeof open_home>

export const property_fields = {
  purpose: z.nullable(purpose),
  property_type: z.nullable(property_type),
  price_method: z.nullable(price_method),
  /** Date of the auction, or the end of the tender or deadline. */
  price_method_date: z.nullable(instant),
  /** The asking price, or the price that enquiries must exceed. */
  price_cents: z.nullable(cents),
  /** Secret: used for search and sorting if no price is shown. */
  search_price_cents: z.nullable(cents),
  weekly_rent_cents: z.nullable(cents),
  bond_cents: z.nullable(cents),
  pet_bond_cents: z.nullable(cents),
  bedrooms: whole(t.the_number_of_bedrooms, { least: 0, most: 100 }),
  bathrooms: whole(t.the_number_of_bathrooms, { least: 0, most: 100 }),
  ensuites: whole(t.the_number_of_ensuites, { least: 0, most: 100 }),
  living_rooms: whole(t.the_number_of_living_rooms, { least: 0, most: 100 }),
  floor_area_m2: whole(t.the_floor_area, { least: 1, most: 1_000_000 }),
  land_area_m2: whole(t.the_land_area, { least: 1, most: 2_000_000_000 }),
  rateable_value_cents: z.nullable(cents),
  parking: whole(t.the_number_of_car_parks, { least: 0, most: 1_000 }),
  garaging: whole(t.the_number_of_garages, { least: 0, most: 100 }),
  title_type: chosen(['freehold', 'leasehold', 'cross_lease', 'unit_title']),
  year_built: whole(t.the_year_it_was_built, { least: 1800, most: 2100 }),
  open_homes: z
    .array(open_home, { error: t.this_must_be_a_list_of_open_homes })
    .check(z.maxLength(20, { error: t.at_most_20_open_homes })),
  amenities: z
    .array(line(t.an_amenity, 60), { error: t.this_must_be_a_list })
    .check(z.maxLength(60, { error: t.at_most_60_amenities })),
  has_smoke_alarms: z.nullable(z.boolean({ error: t.say_yes_or_no })),
  insulation: z.nullable(paragraphs(t.what_is_said_of_insulation, 1_000)),
  healthy_homes: z.nullable(paragraphs(t.the_healthy_homes_statement, 2_000)),
  floor_plan_ids: z
    .array(id, { error: t.this_must_be_a_list_of_pictures })
    .check(z.maxLength(20, { error: t.at_most_20_floor_plans })),
  document_ids: z
    .array(id, { error: t.this_must_be_a_list_of_documents })
    .check(z.maxLength(max_documents, { error: () => t.at_most_documents({ count: max_documents }) })),
  agent_ids: z
    .array(id, { error: t.this_must_be_a_list_of_agents })
    .check(z.maxLength(max_listing_agents, { error: () => t.at_most_agents({ count: max_listing_agents }) })),
  available_from: day,
  furnishings: chosen(['furnished', 'part_furnished', 'unfurnished']),
  pets: chosen(['allowed', 'by_agreement', 'not_allowed']),
  smokers: chosen(['allowed', 'outside_only', 'not_allowed']),
  maximum_tenants: whole(t.the_number_of_tenants, { least: 1, most: 100 }),
  listing_reference: written(t.the_reference, 40),
  /** If false, only the suburb is public. */
  shows_address: z.boolean({ error: t.say_yes_or_no }),
} satisfies Record<PropertyField, z.core.$ZodType>

export const own_property = z.strictObject(property_fields)
export type OwnProperty = z.output<typeof own_property>

export const property = z.omit(own_property, {
  search_price_cents: true,
  shows_address: true,
  document_ids: true,
  agent_ids: true,
})
export type Property = z.output<typeof property>

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
  next_open_home: z.nullable(open_home),
})
export type PropertyBrief = z.output<typeof property_brief>
