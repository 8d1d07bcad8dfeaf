import * as z from 'zod/mini'
import { image } from '#domains/media/common/media.shapes.ts'
import { maxAltCharacters } from '#domains/media/common/media.ts'
import {
  byId,
  calendarDay,
  done,
  file,
  id,
  instant,
  line,
  tableQuery,
  url,
  page,
} from '#platform/common/shapes.ts'
import { maxPeriod, maxAmount, maxTickets } from './advertisements.ts'
import { isPublicLink } from './public-link.ts'
import * as t from '#domains/advertising/texts.ts'

export const placement = z.enum(['everywhere', 'results', 'home'], { error: t.choose_a_place })
export type Placement = z.output<typeof placement>

const advertisementStatus = z.enum(['enabled', 'disabled'], { error: t.choose_enabled_or_disabled })

/**
 * `reached`: the total limit is used up; `reached_today`: the daily one, so it runs again tomorrow.
 */
export const advertisementState = z.enum(
  ['running', 'scheduled', 'reached_today', 'reached', 'ended', 'disabled'],
  { error: t.choose_a_state },
)
export type AdvertisementState = z.output<typeof advertisementState>

const invalidUrl = { error: t.invalid_url }
const link = url.check(z.refine(isPublicLink, invalidUrl))

const cap = z.nullable(
  z
    .int({ error: t.enter_a_whole_number })
    .check(
      z.positive({ error: t.enter_1_or_more }),
      z.maximum(1_000_000_000, { error: t.enter_at_most_1000000000 }),
    ),
)

const caps = {
  max_impressions: cap,
  max_clicks: cap,
  max_impressions_per_day: cap,
  max_clicks_per_day: cap,
}

const days = {
  /** Days in Auckland, both inclusive. */
  starts_on: z.nullable(calendarDay),
  ends_on: z.nullable(calendarDay),
}

const figures = z.strictObject({ impressions: z.int(), clicks: z.int() })
export type AdvertisementFigures = z.output<typeof figures>

export const advertisement = z.strictObject({
  id,
  image,
  link: z.string(),
  name: z.string(),
  alt: z.string(),
  placement,
  status: advertisementStatus,
  state: advertisementState,
  ...days,
  ...caps,
  ...figures.shape,
  today: figures,
  created_at: instant,
  updated_at: instant,
})
export type Advertisement = z.output<typeof advertisement>

const sorts = ['created_at', 'name', 'starts_on', 'ends_on', 'impressions', 'clicks', 'click_rate'] as const

const advertisementSearch = {
  q: z.optional(line(t.search, 100, 0)),
  state: z.optional(advertisementState),
  placement: z.optional(placement),
  sort: z._default(z.enum(sorts), 'created_at'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
}

export const listAdvertisements = {
  query: z.strictObject({ ...advertisementSearch, ...tableQuery }),
  reply: page(advertisement),
}

export const exportAdvertisements = {
  query: z.strictObject(advertisementSearch),
  reply: file,
}

export const getAdvertisement = {
  params: byId,
  reply: advertisement,
}

const advertisementFields = {
  name: line(t.a_name, 80, 2),
  link,
  alt: line(t.a_description, maxAltCharacters, 0),
  /** One of the admin's own images, from `upload-image`. */
  image_id: z.int({ error: t.add_a_picture }).check(z.positive({ error: t.add_a_picture })),
  placement,
  ...days,
  ...caps,
}

export const createAdvertisement = {
  body: z.strictObject({
    ...advertisementFields,
    alt: z._default(advertisementFields.alt, ''),
    placement: z._default(placement, 'everywhere'),
    starts_on: z._default(days.starts_on, null),
    ends_on: z._default(days.ends_on, null),
    max_impressions: z._default(cap, null),
    max_clicks: z._default(cap, null),
    max_impressions_per_day: z._default(cap, null),
    max_clicks_per_day: z._default(cap, null),
    status: z._default(advertisementStatus, 'disabled'),
  }),
  reply: advertisement,
}

export const updateAdvertisement = {
  params: byId,
  body: z.partial(z.strictObject({ ...advertisementFields, status: advertisementStatus })),
  reply: advertisement,
}

export const deleteAdvertisement = {
  params: byId,
  reply: done,
}

/** By default the last 30 days, today included. */
const reportDays = z.strictObject({ from: z.optional(calendarDay), to: z.optional(calendarDay) })

const dayOfReport = z.strictObject({ day: z.string(), ...figures.shape })
export type DayOfReport = z.output<typeof dayOfReport>

export const getAdvertisementReport = {
  params: byId,
  query: reportDays,
  reply: z.strictObject({
    from: z.string(),
    to: z.string(),
    days: z.array(dayOfReport),
    ...figures.shape,
    by_place: z.strictObject({ results: figures, home: figures }),
  }),
}

export const exportAdvertisementReport = {
  params: byId,
  query: reportDays,
  reply: file,
}

const whole = (min: number, max: number) =>
  z
    .int({ error: t.enter_a_whole_number })
    .check(
      z.minimum(min, { error: () => t.enter_from_to({ min, max }) }),
      z.maximum(max, { error: () => t.enter_from_to({ min, max }) }),
    )

/** After each `period` cards there is room for `amount` advertisements; none with 0. */
const counterFields = { period: whole(1, maxPeriod), amount: whole(0, maxAmount) }

export const advertisementCounters = z.strictObject({
  ...counterFields,
  /**
   * How many advertisements there are for each place now, so that no space is reserved without one.
   */
  running: z.strictObject({ results: z.int(), home: z.int() }),
})
export type AdvertisementCounters = z.output<typeof advertisementCounters>

export const getAdvertisementCounters = {
  reply: advertisementCounters,
}

export const putAdvertisementCounters = {
  body: z.strictObject(counterFields),
  reply: advertisementCounters,
}

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
