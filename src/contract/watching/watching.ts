import * as z from 'zod/mini'
import { listing_card, reserve_state } from '../listings/listings.ts'
import { operation } from '../core/operation.ts'
import { by_id, done, id, instant, page, page_query, paragraphs } from '../core/shapes.ts'
import * as t from './texts.ts'

/** Hours before the closing, earliest first. */
export const reminder_hours = [24, 12, 1] as const
export type ReminderHours = (typeof reminder_hours)[number]
export const suggested_reminders: readonly ReminderHours[] = [1]

const reminders = z.array(z.literal(reminder_hours, { error: t.a_reminder_comes_24_12_or_1_hours })).check(
  z.refine((hours) => new Set(hours).size === hours.length, { error: t.name_each_reminder_once }),
  z.maxLength(reminder_hours.length),
)

export const watch_change = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bids'), count: z.int() }),
  z.strictObject({ kind: z.literal('price'), from_cents: z.int(), to_cents: z.int() }),
  z.strictObject({
    kind: z.literal('buy_now'),
    from_cents: z.nullable(z.int()),
    to_cents: z.nullable(z.int()),
  }),
  z.strictObject({ kind: z.literal('reserve'), state: reserve_state }),
  z.strictObject({ kind: z.literal('closing'), from: z.nullable(instant), to: z.nullable(instant) }),
  z.strictObject({ kind: z.literal('edited'), lines: z.array(z.string()) }),
  z.strictObject({ kind: z.literal('ended'), how: z.enum(['sold', 'unsold', 'withdrawn']) }),
  z.strictObject({ kind: z.literal('back') }),
])
export type WatchChange = z.output<typeof watch_change>

export const favourite = z.strictObject({
  id,
  note: z.string(),
  watched_at: instant,
  listing: listing_card,
  /** Of text and pictures; `listing.deal_version` is that of the sale. */
  version: z.int(),
  changes: z.array(watch_change),
  looked_at: instant,
  standing: z.enum(['none', 'leading', 'outbid']),
  my_max_cents: z.nullable(z.int()),
  /** Per piece; null until sold. */
  sold_for_cents: z.nullable(z.int()),
  reminders: z.array(z.int()),
  reminders_are_usual: z.boolean(),
})
export type Favourite = z.output<typeof favourite>

export const watch_sort = z.enum(['closing', 'latest', 'price_low', 'price_high'], {
  error: t.that_is_not_an_order,
})

export const listFavourites = operation({
  name: 'listFavourites',
  summary: 'What I watch, with what changed since I last looked: open ones by closing time, then closed ones',
  method: 'GET',
  path: '/favourite',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  query: z.strictObject({
    state: z.optional(z.enum(['open', 'closed'], { error: t.choose_open_or_closed })),
    sort: z._default(watch_sort, 'closing'),
    ...page_query,
  }),
  reply: z.strictObject({
    ...page(favourite).shape,
    open_count: z.int(),
    closed_count: z.int(),
  }),
  refusals: [],
})

export const listFavouriteIds = operation({
  name: 'listFavouriteIds',
  summary: 'The listings I watch, by id only',
  method: 'GET',
  path: '/favourite-ids',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  reply: z.strictObject({ items: z.array(z.strictObject({ id, listing_id: id })) }),
  refusals: [],
})

export const addFavourite = operation({
  name: 'addFavourite',
  summary: 'Watch a listing; watching twice is the same',
  method: 'POST',
  path: '/favourite',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  body: z.strictObject({ listing_id: id }),
  status: 201,
  reply: z.strictObject({ id, listing_id: id, watchers: z.int() }),
  refusals: [],
})

export const removeFavourite = operation({
  name: 'removeFavourite',
  summary: 'Stop watching',
  method: 'DELETE',
  path: '/favourite/{id}',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  reply: done,
  refusals: ['leading_bidder'],
})

export const setFavouriteNote = operation({
  name: 'setFavouriteNote',
  summary: 'Keep a private note on a watched listing',
  method: 'PUT',
  path: '/favourite-note',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  body: z.strictObject({ listing_id: id, note: paragraphs(t.a_note, 500) }),
  reply: done,
  refusals: [],
})

/** Changes after the versions that were seen stay news. */
export const markSeen = operation({
  name: 'markSeen',
  summary: 'I have looked at these as they were in these versions; what I do not watch is passed over',
  method: 'PUT',
  path: '/mark-seen',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  body: z.strictObject({
    items: z
      .array(z.strictObject({ listing_id: id, deal_version: z.int(), version: z.int() }))
      .check(z.maxLength(100, { error: t.at_most_100_at_a_time })),
  }),
  reply: done,
  refusals: [],
})

export const setFavouriteReminders = operation({
  name: 'setFavouriteReminders',
  summary: 'When to be reminded of the closing of a watched listing; null for as usual',
  method: 'PUT',
  path: '/favourite-reminders',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  body: z.strictObject({ listing_id: id, hours: z.nullable(reminders) }),
  reply: done,
  refusals: [],
})

const usual_reminders = z.strictObject({ hours: z.array(z.int()) })

export const getUsualReminders = operation({
  name: 'getUsualReminders',
  summary: 'How many hours before the closing I am usually reminded of what I watch',
  method: 'GET',
  path: '/usual-reminders',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  reply: usual_reminders,
  refusals: [],
})

export const setUsualReminders = operation({
  name: 'setUsualReminders',
  summary: 'How I usually want to be reminded, where nothing else is chosen for a listing',
  method: 'PUT',
  path: '/usual-reminders',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
  body: z.strictObject({ hours: reminders }),
  reply: usual_reminders,
  refusals: [],
})
