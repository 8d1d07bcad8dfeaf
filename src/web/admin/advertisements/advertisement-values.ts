import type { Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { formatCount } from '#shared/texts/choose-plural.ts'
import { type Advertisement, createAdvertisement } from '#contract/advertisements/advertisements.ts'
import { createAdvertisement as createAdvertisementShapes } from '#contract/advertisements/advertisements.shapes.ts'
import type { OperationValues } from '#contract/core/operation.ts'
import type { Image } from '#contract/media/media.ts'
import { contractResolver } from '#web/lib/form.ts'
import { readCount } from './read-count.ts'
import * as t from './texts.ts'

export const cap_names = [
  'max_impressions',
  'max_clicks',
  'max_impressions_per_day',
  'max_clicks_per_day',
] as const
export type CapName = (typeof cap_names)[number]

/** As typed; empty for none. */
export interface AdvertisementValues extends Record<CapName, string> {
  name: string
  link: string
  image: Image | null
  alt: string
  placement: Advertisement['placement']
  starts_on: string
  ends_on: string
  is_enabled: boolean
}

export const advertisementIds = {
  image_id: 'advertisement-image',
  alt: 'advertisement-alt',
  name: 'advertisement-name',
  link: 'advertisement-link',
  placement: 'advertisement-placement',
  starts_on: 'advertisement-starts',
  ends_on: 'advertisement-ends',
  max_impressions: 'advertisement-impressions',
  max_clicks: 'advertisement-clicks',
  max_impressions_per_day: 'advertisement-impressions-day',
  max_clicks_per_day: 'advertisement-clicks-day',
}

const shape = createAdvertisementShapes.body
type AdvertisementFields = OperationValues<typeof createAdvertisement>

export function startValues(advertisement: Advertisement | null): AdvertisementValues {
  const cap = (name: CapName) => {
    const most = advertisement?.[name]
    return most == null ? '' : formatCount(most)
  }
  return {
    name: advertisement?.name ?? '',
    link: advertisement?.link ?? '',
    image: advertisement?.image ?? null,
    alt: advertisement?.alt ?? '',
    placement: advertisement?.placement ?? 'everywhere',
    starts_on: advertisement?.starts_on ?? '',
    ends_on: advertisement?.ends_on ?? '',
    max_impressions: cap('max_impressions'),
    max_clicks: cap('max_clicks'),
    max_impressions_per_day: cap('max_impressions_per_day'),
    max_clicks_per_day: cap('max_clicks_per_day'),
    is_enabled: advertisement?.status === 'enabled',
  }
}

const readCap = (typed: string) => (typed.trim() === '' ? null : readCount(typed))

const toFields = (values: AdvertisementValues) => ({
  name: values.name,
  link: values.link,
  image_id: values.image?.id ?? 0,
  alt: values.alt,
  placement: values.placement,
  starts_on: values.starts_on || null,
  ends_on: values.ends_on || null,
  max_impressions: readCap(values.max_impressions),
  max_clicks: readCap(values.max_clicks),
  max_impressions_per_day: readCap(values.max_impressions_per_day),
  max_clicks_per_day: readCap(values.max_clicks_per_day),
  status: values.is_enabled ? ('enabled' as const) : ('disabled' as const),
})

/** Null while something isn't right. */
export const readAdvertisementFields = (values: AdvertisementValues): AdvertisementFields | null =>
  z.safeParse(shape, toFields(values)).data ?? null

const check = contractResolver<AdvertisementValues>(shape)

export const resolveAdvertisement: Resolver<AdvertisementValues> = async (values, ...rest) => {
  const { errors } = await check(toFields(values) as unknown as AdvertisementValues, ...rest)
  const { starts_on, ends_on } = values
  if (starts_on && ends_on && ends_on < starts_on)
    errors.ends_on ??= { type: 'custom', message: t.the_last_day_is_before_the_first() }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
}
