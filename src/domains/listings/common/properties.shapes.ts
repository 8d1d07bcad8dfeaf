import * as z from 'zod/mini'
import { maxListingAgents } from '#domains/businesses/common/agents.ts'
import { maxDocuments } from '#domains/media/common/media.ts'
import { id, instant } from '#platform/common/shapes.ts'
import { makeShapes } from './field-shapes.ts'
import { propertyFields, type PropertyField } from '#domains/listings/common/rules/property-fields.ts'
import * as t from '#domains/listings/texts.ts'

export const openHome = z.strictObject({ starts_at: instant, ends_at: instant })
export type OpenHome = z.output<typeof openHome>

export const propertyFieldShapes = {
  ...makeShapes(propertyFields),
  open_homes: z
    .array(openHome, { error: t.this_must_be_a_list_of_open_homes })
    .check(z.maxLength(20, { error: t.at_most_20_open_homes })),
  floor_plan_ids: z
    .array(id, { error: t.this_must_be_a_list_of_pictures })
    .check(z.maxLength(20, { error: t.at_most_20_floor_plans })),
  document_ids: z
    .array(id, { error: t.this_must_be_a_list_of_documents })
    .check(z.maxLength(maxDocuments, { error: () => t.at_most_documents({ count: maxDocuments }) })),
  agent_ids: z
    .array(id, { error: t.this_must_be_a_list_of_agents })
    .check(z.maxLength(maxListingAgents, { error: () => t.at_most_agents({ count: maxListingAgents }) })),
} satisfies Record<PropertyField, z.core.$ZodType>

export const ownProperty = z.strictObject(propertyFieldShapes)
export type OwnProperty = z.output<typeof ownProperty>

export const property = z.omit(ownProperty, {
  search_price_cents: true,
  shows_address: true,
  document_ids: true,
  agent_ids: true,
})
export type Property = z.output<typeof property>

export const propertyBrief = z.strictObject({
  ...z.pick(ownProperty, {
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
  next_open_home: z.nullable(openHome),
})
export type PropertyBrief = z.output<typeof propertyBrief>
