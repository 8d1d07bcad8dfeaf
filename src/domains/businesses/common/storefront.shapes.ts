import * as z from 'zod/mini'
import { image } from '#domains/media/common/media.shapes.ts'
import { publicPoint } from '#domains/places/common/point.shapes.ts'
import { idOfAccount, id, line, calendarDay, type } from '#platform/common/shapes.ts'
import { agent } from './agents.shapes.ts'
import { isHexColor } from './colors.ts'
import { maxOpeningsADay, maxSpecialDays } from './storefront.ts'
import * as t from '#domains/businesses/texts.ts'

/** Six hexadecimal digits and nothing else: it's written into the style of pages. */
const color = z
  .string({ error: t.choose_a_color })
  .check(
    z.maxLength(7, { error: t.choose_a_color, abort: true }),
    z.toLowerCase(),
    z.refine(isHexColor, { error: t.choose_a_color }),
  )

export const branding = z.strictObject({
  logo: z.nullable(image),
  banner: z.nullable(image),
  /** Text on the colour has a contrast of at least 4.5 : 1; both or none. */
  color: z.nullable(z.string()),
  text_color: z.nullable(z.string()),
  strapline: z.string(),
})
export type Branding = z.output<typeof branding>

export const ownBranding = z.strictObject({
  ...branding.shape,
  seller_id: idOfAccount,
  /** The plan allows it now; others see nothing of it otherwise. */
  is_shown: z.boolean(),
})
export type OwnBranding = z.output<typeof ownBranding>

export const getBranding = {
  query: z.strictObject({ seller: z.optional(idOfAccount) }),
  reply: ownBranding,
}

export const putBranding = {
  body: z.strictObject({
    logo_id: z.nullable(id),
    banner_id: z.nullable(id),
    color: z.nullable(color),
    text_color: z.nullable(color),
    strapline: line(t.the_strapline, 80, 0),
    /** For admins. */
    seller_id: z.optional(idOfAccount),
  }),
  reply: ownBranding,
}

/** 00:00 to 24:00, by the clock in Auckland. */
const time = z
  .string({ error: t.enter_a_time_like_09_00 })
  .check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, { error: t.enter_a_time_like_09_00 }))

const opening = z.strictObject({
  /** From Monday. */
  weekday: z.int({ error: t.choose_a_day }).check(z.minimum(1), z.maximum(7)),
  opens: time,
  closes: time,
})

export const specialDay = z.strictObject({
  day: calendarDay,
  /** Closed all day without both. */
  opens: z.nullable(time),
  closes: z.nullable(time),
  note: line(t.the_note, 60, 0),
})

const hours = {
  hours: z
    .array(opening, { error: t.this_must_be_a_list })
    .check(z.maxLength(7 * maxOpeningsADay, { error: t.at_most_3_times_a_day })),
  special_days: z
    .array(specialDay, { error: t.this_must_be_a_list })
    .check(z.maxLength(maxSpecialDays, { error: () => t.at_most_days({ count: maxSpecialDays }) })),
  closed_on_public_holidays: z.boolean({ error: t.say_yes_or_no }),
}
export const openingHours = z.strictObject(hours)
export type OpeningHours = z.output<typeof openingHours>

export const storefront = z.strictObject({
  seller_id: idOfAccount,
  /** The slug of its address, /shop/{slug}. */
  slug: z.nullable(z.string()),
  agency: z.nullable(z.strictObject({ name: z.string(), licence: z.string() })),
  branding: z.nullable(branding),
  /** Null where none are given. */
  opening_hours: z.nullable(openingHours),
  /** The address that customers visit, and its approximate point. */
  place: z.nullable(
    z.strictObject({ street_address: z.string(), place_name: z.string(), point: publicPoint }),
  ),
  agents: z.array(agent),
  /** Counts and makes of live listings. */
  stock: z.strictObject({
    types: z.array(z.strictObject({ type, count: z.int() })),
    /** Most frequent first. */
    makes: z.array(z.string()),
  }),
})
export type Storefront = z.output<typeof storefront>

export const getStorefront = {
  query: z.strictObject({ seller: z.optional(idOfAccount) }),
  reply: storefront,
}

export const findShop = {
  query: z.strictObject({ slug: z.string().check(z.maxLength(80)) }),
  reply: z.strictObject({ seller_id: idOfAccount, slug: z.string() }),
}

export const putStorefront = {
  body: z.strictObject({
    ...z.partial(z.strictObject(hours)).shape,
    slug: z.optional(line(t.the_address, 80, 0)),
    /** Street and number, for everyone; empty for none. */
    street_address: z.optional(line(t.the_street_address, 120, 0)),
    /** For admins. */
    seller_id: z.optional(idOfAccount),
  }),
  reply: storefront,
}
