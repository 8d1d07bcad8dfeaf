import * as z from 'zod/mini'
import { max_listing_agents } from '#domains/businesses/common/agents.ts'
import { max_documents } from '#domains/media/common/media.ts'
import { id, instant } from '#platform/common/shapes.ts'
import { makeShapes } from './field-shapes.ts'
import { propertyFields, type PropertyField } from '#domains/listings/common/rules/property-fields.ts'
import * as t from '#domains/listings/texts.ts'

export const open_home = z.strictObject({ starts_at: instant, ends_at: instant })
export type OpenHome = z.output<typeof open_home>

export const property_fields = {
  ...makeShapes(propertyFields),
  open_homes: z
    .array(open_home, { error: t.this_must_be_a_list_of_open_homes })
    .check(z.maxLength(20, { error: t.at_most_20_open_homes })),
  floor_plan_ids: z
    .array(id, { error: t.this_must_be_a_list_of_pictures })
    .check(z.maxLength(20, { error: t.at_most_20_floor_plans })),
  document_ids: z
    .array(id, { error: t.this_must_be_a_list_of_documents })
    .check(z.maxLength(max_documents, { error: () => t.at_most_documents({ count: max_documents }) })),
  agent_ids: z
    .array(id, { error: t.this_must_be_a_list_of_agents })
    .check(z.maxLength(max_listing_agents, { error: () => t.at_most_agents({ count: max_listing_agents }) })),
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
