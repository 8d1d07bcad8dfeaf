import * as z from 'zod/mini'
import { done, id } from '#platform/common/shapes.ts'
import { image } from '#domains/media/common/media.shapes.ts'
import { maxAmount } from './counters.ts'
import * as t from '#domains/advertising/texts.ts'
import { maxTickets } from './showing.ts'

/** Where a page shows advertisements: between the results of a search, or on the home page. */
export const advertisementPlace = z.enum(['results', 'home'], { error: t.choose_a_place })
export type AdvertisementPlace = z.output<typeof advertisementPlace>

export const shownAdvertisement = z.strictObject({
  id,
  name: z.string(),
  link: z.string(),
  image,
  /** Describes the picture; empty where the name says it all. */
  alt: z.string(),
  /** Counts this one on this page: see `countAdvertisements`. */
  ticket: z.string(),
})
export type ShownAdvertisement = z.output<typeof shownAdvertisement>

export const nextAdvertisements = {
  query: z.strictObject({
    place: z._default(advertisementPlace, 'results'),
    amount: z._default(
      z
        .int({ error: t.enter_a_whole_number })
        .check(
          z.minimum(1, { error: () => t.enter_from_to({ min: 1, max: maxAmount }) }),
          z.maximum(maxAmount, { error: () => t.enter_from_to({ min: 1, max: maxAmount }) }),
        ),
      1,
    ),
    /** A number the browser picks at random for each page; on it an advertisement counts once. */
    page_view: z._default(z.int().check(z.nonnegative()), 0),
  }),
  reply: z.strictObject({ items: z.array(shownAdvertisement) }),
}
const tickets = z
  .array(z.string().check(z.maxLength(160)), { error: t.this_must_be_a_list })
  .check(z.maxLength(maxTickets, { error: t.at_most_20_at_a_time }))

export const countAdvertisements = {
  body: z.strictObject({ seen: z._default(tickets, []), pressed: z._default(tickets, []) }),
  reply: done,
}
