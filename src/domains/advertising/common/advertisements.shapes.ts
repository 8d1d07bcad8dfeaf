import * as z from 'zod/mini'
import { isPublicLink } from './public-link.ts'
import {
  by_id,
  calendar_day,
  done,
  file,
  id,
  instant,
  line,
  table_query,
  url,
  page,
} from '#platform/common/shapes.ts'
import { image } from '#domains/media/common/media.shapes.ts'
import { max_alt_characters } from '#domains/media/common/media.ts'
import * as t from '#domains/advertising/texts.ts'

export const placement = z.enum(['everywhere', 'results', 'home'], { error: t.choose_a_place })
export type Placement = z.output<typeof placement>

const advertisement_status = z.enum(['enabled', 'disabled'], { error: t.choose_enabled_or_disabled })

/**
 * `reached`: the total limit is used up; `reached_today`: the daily one, so it runs again tomorrow.
 */
export const advertisement_state = z.enum(
  ['running', 'scheduled', 'reached_today', 'reached', 'ended', 'disabled'],
  { error: t.choose_a_state },
)
export type AdvertisementState = z.output<typeof advertisement_state>

const invalid_url = { error: t.invalid_url }
const link = url.check(z.refine(isPublicLink, invalid_url))

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
  starts_on: z.nullable(calendar_day),
  ends_on: z.nullable(calendar_day),
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
  status: advertisement_status,
  state: advertisement_state,
  ...days,
  ...caps,
  ...figures.shape,
  today: figures,
  created_at: instant,
  updated_at: instant,
})
export type Advertisement = z.output<typeof advertisement>

const sorts = ['created_at', 'name', 'starts_on', 'ends_on', 'impressions', 'clicks', 'click_rate'] as const

const advertisement_search = {
  q: z.optional(line(t.search, 100, 0)),
  state: z.optional(advertisement_state),
  placement: z.optional(placement),
  sort: z._default(z.enum(sorts), 'created_at'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
}

export const listAdvertisements = {
  query: z.strictObject({ ...advertisement_search, ...table_query }),
  reply: page(advertisement),
}

export const exportAdvertisements = {
  query: z.strictObject(advertisement_search),
  reply: file,
}

export const getAdvertisement = {
  params: by_id,
  reply: advertisement,
}

const advertisement_fields = {
  name: line(t.a_name, 80, 2),
  link,
  alt: line(t.a_description, max_alt_characters, 0),
  /** One of the admin's own images, from `upload-image`. */
  image_id: z.int({ error: t.add_a_picture }).check(z.positive({ error: t.add_a_picture })),
  placement,
  ...days,
  ...caps,
}

export const createAdvertisement = {
  body: z.strictObject({
    ...advertisement_fields,
    alt: z._default(advertisement_fields.alt, ''),
    placement: z._default(placement, 'everywhere'),
    starts_on: z._default(days.starts_on, null),
    ends_on: z._default(days.ends_on, null),
    max_impressions: z._default(cap, null),
    max_clicks: z._default(cap, null),
    max_impressions_per_day: z._default(cap, null),
    max_clicks_per_day: z._default(cap, null),
    status: z._default(advertisement_status, 'disabled'),
  }),
  reply: advertisement,
}

export const updateAdvertisement = {
  params: by_id,
  body: z.partial(z.strictObject({ ...advertisement_fields, status: advertisement_status })),
  reply: advertisement,
}

export const deleteAdvertisement = {
  params: by_id,
  reply: done,
}

/** By default the last 30 days, today included. */
const report_days = z.strictObject({ from: z.optional(calendar_day), to: z.optional(calendar_day) })

const day_of_report = z.strictObject({ day: z.string(), ...figures.shape })
export type DayOfReport = z.output<typeof day_of_report>

export const getAdvertisementReport = {
  params: by_id,
  query: report_days,
  reply: z.strictObject({
    from: z.string(),
    to: z.string(),
    days: z.array(day_of_report),
    ...figures.shape,
    by_place: z.strictObject({ results: figures, home: figures }),
  }),
}

export const exportAdvertisementReport = {
  params: by_id,
  query: report_days,
  reply: file,
}
