import * as z from 'zod/mini'
import { cleanCode } from '#platform/common/formats/clean-text.ts'
import { byId, done, id, line } from '#platform/common/shapes.ts'
import * as t from '#domains/delivery/texts.ts'

export const island = z.enum(['north', 'south', 'chatham'])
export type Island = z.output<typeof island>

export const deliveryAddress = z.strictObject({
  id,
  /** The recipient. */
  name: z.string(),
  line1: z.string(),
  /** Empty if there's none. */
  line2: z.string(),
  suburb: z.string(),
  /** 'Petone, Lower Hutt'. */
  place_name: z.string(),
  region: z.string(),
  island,
  /** The middle of the suburb. */
  latitude: z.number(),
  longitude: z.number(),
  postcode: z.string(),
  is_rural: z.boolean(),
  is_default: z.boolean(),
})
export type DeliveryAddress = z.output<typeof deliveryAddress>

export const addressInput = z.strictObject({
  name: line(t.the_recipients_name, 80),
  line1: line(t.the_street_address, 80),
  line2: z._default(line(t.the_second_line, 80, 0), ''),
  /** A slug of the gazetteer. */
  suburb: z
    .string({ error: t.choose_a_town_or_suburb })
    .check(z.minLength(1, { error: t.choose_a_town_or_suburb }), z.maxLength(80)),
  postcode: z
    .string({ error: t.enter_a_four_digit_postcode })
    .check(
      z.maxLength(30, { error: t.enter_a_four_digit_postcode, abort: true }),
      z.overwrite(cleanCode),
      z.regex(/^\d{4}$/, { error: t.enter_a_four_digit_postcode }),
    ),
  is_rural: z.boolean(),
  /** The default can't be unset: another one takes its place. */
  is_default: z.optional(z.boolean()),
})
export type AddressInput = z.output<typeof addressInput>

export const listAddresses = {
  reply: z.strictObject({ items: z.array(deliveryAddress) }),
}

export const addAddress = {
  body: addressInput,
  reply: deliveryAddress,
}

export const changeAddress = {
  params: byId,
  body: addressInput,
  reply: deliveryAddress,
}

export const removeAddress = {
  params: byId,
  reply: done,
}
