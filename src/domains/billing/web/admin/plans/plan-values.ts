import * as z from 'zod/mini'
import { createPlan, type Plan } from '#domains/billing/common/plans/plans.ts'
import { createPlan as createPlanShapes } from '#domains/billing/common/plans/plans.shapes.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import type { FormErrors } from '#platform/web/forms/form-sending.ts'
import { checkBy } from '#platform/web/forms/use-operation-form.ts'
import * as t from '#domains/billing/texts.ts'

export const limitNames = ['max_general_listings', 'max_vehicle_listings', 'max_property_listings'] as const
export type LimitName = (typeof limitNames)[number]
const countNames = ['max_pictures', 'featured_listings', 'max_agents'] as const
export type CountName = (typeof countNames)[number]

type Unlimited = Record<`is_unlimited_${LimitName}`, boolean>

/** The values as typed. */
export interface PlanValues extends Record<LimitName | CountName, string>, Unlimited {
  name: string
  description: string
  /** The provider's price id; empty if the price is typed. */
  stripe_price_id: string
  price_cents: number | null | undefined
  interval: Plan['interval']
  dealership_feed: boolean
  branding: boolean
  is_enabled: boolean
}

const { status: _, ...fields } = createPlanShapes.body.shape
const shape = z.strictObject(fields)
export type PlanFields = Omit<OperationValues<typeof createPlan>, 'status'>

const maxPicturesAtFirst = 20

export function startValues(plan: Plan | null): PlanValues {
  const isUnlimited = (name: LimitName) => plan !== null && plan[name] === null
  return {
    name: plan?.name ?? '',
    description: plan?.description ?? '',
    stripe_price_id: plan?.admin?.stripe_price_id ?? '',
    price_cents: plan?.price_cents ?? null,
    interval: plan?.interval ?? 'month',
    max_general_listings: String(plan?.max_general_listings ?? ''),
    max_vehicle_listings: String(plan?.max_vehicle_listings ?? ''),
    max_property_listings: String(plan?.max_property_listings ?? ''),
    is_unlimited_max_general_listings: isUnlimited('max_general_listings'),
    is_unlimited_max_vehicle_listings: isUnlimited('max_vehicle_listings'),
    is_unlimited_max_property_listings: isUnlimited('max_property_listings'),
    max_pictures: String(plan?.max_pictures ?? maxPicturesAtFirst),
    featured_listings: String(plan?.featured_listings ?? 0),
    max_agents: String(plan?.max_agents ?? 0),
    dealership_feed: plan?.dealership_feed ?? false,
    branding: plan?.branding ?? false,
    is_enabled: plan?.status === 'enabled',
  }
}

/** NaN for anything but a number, which the contract's shape then refuses. */
const readNumber = (text: string) =>
  /^\d[\d,]*$/.test(text.trim()) ? Number(text.replaceAll(',', '')) : Number.NaN

const readLimit = (values: PlanValues, name: LimitName) =>
  values[`is_unlimited_${name}`] ? null : readNumber(values[name])

const toFields = (values: PlanValues) => ({
  name: values.name,
  description: values.description,
  stripe_price_id: values.stripe_price_id || null,
  price_cents: values.price_cents,
  interval: values.interval,
  max_general_listings: readLimit(values, 'max_general_listings'),
  max_vehicle_listings: readLimit(values, 'max_vehicle_listings'),
  max_property_listings: readLimit(values, 'max_property_listings'),
  max_pictures: readNumber(values.max_pictures),
  featured_listings: readNumber(values.featured_listings),
  max_agents: readNumber(values.max_agents),
  dealership_feed: values.dealership_feed,
  branding: values.branding,
})

/** Null while any value is invalid. */
export const readPlanFields = (values: PlanValues): PlanFields | null =>
  z.safeParse(shape, toFields(values)).data ?? null

export function checkPlan(values: PlanValues): FormErrors<PlanValues> {
  const errors = checkBy<PlanValues>(shape)(toFields(values))
  const isMissing = values.price_cents == null && !values.stripe_price_id
  return isMissing ? { ...errors, price_cents: t.enter_an_amount() } : errors
}
