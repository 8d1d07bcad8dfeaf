import * as z from 'zod/mini'
import { done, id } from '#platform/common/shapes.ts'
import { image } from '#domains/media/common/media.shapes.ts'
import { max_amount } from './counters.ts'
import * as t from '#domains/advertising/texts.ts'
import { max_tickets } from './showing.ts'

/** Where a page shows advertisements: between the results of a search, or on the home page. */
export const advertisement_place = z.enum(['results', 'home'], { error: t.choose_a_place })
export type AdvertisementPlace = z.output<typeof advertisement_place>

export const shown_advertisement = z.strictObject({
  id,
  name: z.string(),
  link: z.string(),
  image,
  /** Describes the picture; empty where the name says it all. */
  alt: z.string(),
  /** Counts this one on this page: see `countAdvertisements`. */
  ticket: z.string(),
})
export type ShownAdvertisement = z.output<typeof shown_advertisement>

export const nextAdvertisements = {
  query: z.strictObject({
    place: z._default(advertisement_place, 'results'),
    amount: z._default(
      z
        .int({ error: t.enter_a_whole_number })
        .check(
          z.minimum(1, { error: () => t.enter_from_to({ min: 1, max: max_amount }) }),
          z.maximum(max_amount, { error: () => t.enter_from_to({ min: 1, max: max_amount }) }),
        ),
      1,
    ),
    /** A number the browser picks at random for each page; on it an advertisement counts once. */
    page_view: z._default(z.int().check(z.nonnegative()), 0),
  }),
  reply: z.strictObject({ items: z.array(shown_advertisement) }),
}
const tickets = z
  .array(z.string().check(z.maxLength(160)), { error: t.this_must_be_a_list })
  .check(z.maxLength(max_tickets, { error: t.at_most_20_at_a_time }))

export const countAdvertisements = {
  body: z.strictObject({ seen: z._default(tickets, []), pressed: z._default(tickets, []) }),
  reply: done,
}
