import * as z from 'zod/mini'
import { id, line } from '#platform/common/shapes.ts'
import * as t from '#domains/delivery/texts.ts'

export const deliveryKinds = ['courier', 'post', 'own_delivery', 'as_agreed'] as const

const price = z
  .int({ error: t.this_must_be_an_amount_in_whole_cents })
  .check(
    z.nonnegative({ error: t.delivery_cant_cost_less_than_zero }),
    z.maximum(1_000_000, { error: t.delivery_can_cost_at_most_nz_10_000 }),
  )

/** Prices are for the first piece; null means that it isn't delivered there. */
export const deliveryOption = z.strictObject({
  /** Unique in its listing. */
  id: z.int().check(z.positive(), z.maximum(999)),
  /** `as_agreed`: the price is what the seller named; the two sides agree on it after the sale. */
  kind: z.enum(deliveryKinds, { error: t.choose_how_its_delivered }),
  /** Besides the kind, such as 'Signature required'; the whole name for `as_agreed`. */
  name: line(t.the_delivery_options_name, 60, 0),
  /** For `own_delivery`: as the crow flies, from the listing's suburb. */
  radius_km: z.nullable(
    z
      .int({ error: t.enter_whole_kilometres })
      .check(z.positive({ error: t.at_least_1_km }), z.maximum(2_000, { error: t.at_most_2000_km })),
  ),
  north_cents: z.nullable(price),
  south_cents: z.nullable(price),
  /** In the listing's region, in place of its island's price; the only price of `own_delivery`. */
  own_region_cents: z.nullable(price),
  /** On top for a rural address; null means that it isn't delivered to one. */
  rural_cents: z.nullable(price),
  /** For each piece after the first, in the same parcel. */
  further_cents: price,
  days_to_send: z.nullable(
    z
      .int({ error: t.enter_whole_days })
      .check(z.positive({ error: t.at_least_1_day }), z.maximum(60, { error: t.at_most_60_days })),
  ),
  is_tracked: z.boolean(),
})
export type DeliveryOption = z.output<typeof deliveryOption>

/** Delivery in one line, as a card shows it. */
export const deliveryBrief = z.strictObject({
  is_pickup_only: z.boolean(),
  /** The cheapest delivery anywhere; null where no price is named. */
  from_cents: z.nullable(z.int()),
  /** Whether it costs the same everywhere, except at rural addresses. */
  is_flat: z.boolean(),
})
export type DeliveryBrief = z.output<typeof deliveryBrief>

export const maxDeliveryOptions = 10

const hasPrice = ({ kind, north_cents: north, south_cents: south, own_region_cents: own }: DeliveryOption) =>
  kind === 'own_delivery' ? own !== null : north !== null || south !== null || own !== null

export const deliveryOptions = z.array(deliveryOption).check(
  z.maxLength(maxDeliveryOptions, { error: t.at_most_10_delivery_options }),
  z.refine((options) => new Set(options.map((option) => option.id)).size === options.length, {
    error: t.each_delivery_option_needs_a_number_of_its_own,
  }),
  z.refine((options) => options.every(hasPrice), { error: t.enter_a_price_for_each_delivery_option }),
  z.refine(
    (options) => options.every(({ kind, radius_km: radius }) => kind !== 'own_delivery' || radius !== null),
    {
      error: t.enter_how_far_you_deliver,
    },
  ),
  z.refine((options) => options.every(({ kind, name }) => kind !== 'as_agreed' || name !== ''), {
    error: t.enter_a_name_for_each_delivery_option,
  }),
)

export const deliveryMethods = ['pickup', 'as_agreed', 'option'] as const

/** A buyer's choice; an option of the listing needs an address. */
export const deliveryChoice = z
  .strictObject({
    method: z.enum(deliveryMethods, { error: t.choose_how_you_get_it }),
    option_id: z.optional(z.int()),
    address_id: z.optional(id),
  })
  .check(
    z.refine(({ method, option_id: optionId }) => (method === 'option') === (optionId !== undefined), {
      path: ['option_id'],
      error: t.choose_how_you_get_it,
    }),
    z.refine(({ method, address_id: addressId }) => method !== 'option' || addressId !== undefined, {
      path: ['address_id'],
      error: t.choose_an_address,
    }),
  )
export type DeliveryChoice = z.output<typeof deliveryChoice>
