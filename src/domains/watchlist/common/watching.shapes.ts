import * as z from 'zod/mini'
import { listingCard, reserveState } from '#domains/listings/common/listings.shapes.ts'
import {
  byId,
  cents,
  done,
  id,
  instant,
  idOfListing,
  page,
  pageQuery,
  paragraphs,
} from '#platform/common/shapes.ts'
import * as t from '#domains/watchlist/texts.ts'
import { reminderHours } from './watching.ts'

const reminders = z.array(z.literal(reminderHours, { error: t.a_reminder_comes_24_12_or_1_hours })).check(
  z.refine((hours) => new Set(hours).size === hours.length, { error: t.name_each_reminder_once }),
  z.maxLength(reminderHours.length),
)

export const watchChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bids'), count: z.int() }),
  z.strictObject({ kind: z.literal('price'), from_cents: z.int(), to_cents: z.int() }),
  z.strictObject({
    kind: z.literal('buy_now'),
    from_cents: z.nullable(z.int()),
    to_cents: z.nullable(z.int()),
  }),
  z.strictObject({ kind: z.literal('reserve'), state: reserveState }),
  z.strictObject({ kind: z.literal('closing'), from: z.nullable(instant), to: z.nullable(instant) }),
  z.strictObject({ kind: z.literal('edited'), lines: z.array(z.string()) }),
  z.strictObject({ kind: z.literal('ended'), how: z.enum(['sold', 'unsold', 'withdrawn']) }),
  z.strictObject({ kind: z.literal('back') }),
])
export type WatchChange = z.output<typeof watchChange>

export const favourite = z.strictObject({
  id,
  note: z.string(),
  watched_at: instant,
  listing: listingCard,
  /** The version of text and pictures; `listing.deal_version` is that of the sale. */
  version: z.int(),
  changes: z.array(watchChange),
  looked_at: instant,
  standing: z.enum(['none', 'leading', 'outbid']),
  my_max_cents: z.nullable(z.int()),
  /** Per piece; null until sold. */
  sold_for_cents: z.nullable(z.int()),
  reminders: z.array(z.int()),
  reminders_are_usual: z.boolean(),
  threshold: z.nullable(
    z.strictObject({
      cents: z.int(),
      /** The price came down to it, and hasn't risen since. */
      is_reached: z.boolean(),
    }),
  ),
})
export type Favourite = z.output<typeof favourite>

export const watchSort = z.enum(['closing', 'latest', 'price_low', 'price_high'], {
  error: t.that_is_not_an_order,
})

export const listFavourites = {
  query: z.strictObject({
    state: z.optional(z.enum(['open', 'closed'], { error: t.choose_open_or_closed })),
    sort: z._default(watchSort, 'closing'),
    ...pageQuery,
  }),
  reply: z.strictObject({
    ...page(favourite).shape,
    open_count: z.int(),
    closed_count: z.int(),
  }),
}

export const listFavouriteIds = {
  reply: z.strictObject({ items: z.array(z.strictObject({ id, listing_id: idOfListing })) }),
}

export const addFavourite = {
  body: z.strictObject({ listing_id: idOfListing }),
  reply: z.strictObject({ id, listing_id: idOfListing, watchers: z.int() }),
}

export const removeFavourite = {
  params: byId,
  reply: done,
}

export const setFavouriteNote = {
  body: z.strictObject({ listing_id: idOfListing, note: paragraphs(t.a_note, 500) }),
  reply: done,
}

export const markSeen = {
  body: z.strictObject({
    items: z
      .array(z.strictObject({ listing_id: idOfListing, deal_version: z.int(), version: z.int() }))
      .check(z.maxLength(100, { error: t.at_most_100_at_a_time })),
  }),
  reply: done,
}

export const setFavouriteReminders = {
  body: z.strictObject({ listing_id: idOfListing, hours: z.nullable(reminders) }),
  reply: done,
}

export const setFavouriteThreshold = {
  body: z.strictObject({ listing_id: idOfListing, threshold_cents: z.nullable(cents) }),
  reply: done,
}

export const usualReminders = z.strictObject({ hours: z.array(z.int()) })

export const getUsualReminders = {
  reply: usualReminders,
}

export const setUsualReminders = {
  body: z.strictObject({ hours: reminders }),
  reply: usualReminders,
}

const watchChoices = z.strictObject({ watches_bids: z.boolean({ error: t.choose_yes_or_no }) })
export type WatchChoices = z.output<typeof watchChoices>

export const getWatchChoices = {
  reply: watchChoices,
}

export const setWatchChoices = {
  body: watchChoices,
  reply: watchChoices,
}
