import * as z from 'zod/mini'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { type Advertisement, createAdvertisement } from '#domains/advertising/common/advertisements.ts'
import { createAdvertisement as createAdvertisementShapes } from '#domains/advertising/common/advertisements.shapes.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import type { Image } from '#domains/media/common/media.ts'
import type { FormErrors } from '#platform/web/forms/form-sending.ts'
import { checkBy } from '#platform/web/forms/use-operation-form.ts'
import { readCount } from './read-count.ts'
import * as t from '#domains/advertising/texts.ts'

export const capNames = [
  'max_impressions',
  'max_clicks',
  'max_impressions_per_day',
  'max_clicks_per_day',
] as const
export type CapName = (typeof capNames)[number]

/** The values as typed; empty for none. */
export interface AdvertisementValues extends Record<CapName, string> {
  image: Image | null
  alt: string
  name: string
  link: string
  placement: Advertisement['placement']
  starts_on: string
  ends_on: string
  is_enabled: boolean
}

const shape = createAdvertisementShapes.body
type AdvertisementFields = OperationValues<typeof createAdvertisement>

export function startValues(advertisement: Advertisement | null): AdvertisementValues {
  const cap = (name: CapName) => {
    const most = advertisement?.[name]
    return most == null ? '' : formatCount(most)
  }
  return {
    image: advertisement?.image ?? null,
    alt: advertisement?.alt ?? '',
    name: advertisement?.name ?? '',
    link: advertisement?.link ?? '',
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

/** Requires valid values. */
export const readAdvertisementFields = (values: AdvertisementValues): AdvertisementFields =>
  z.parse(shape, toFields(values))

/** The server reports picture errors under the id. */
export const placeImageError = (errors: Record<string, string> = {}): FormErrors<AdvertisementValues> =>
  errors.image_id === undefined ? {} : { image: errors.image_id }

export function checkAdvertisement(values: AdvertisementValues): FormErrors<AdvertisementValues> {
  const errors = checkBy<ReturnType<typeof toFields>>(shape)(toFields(values))
  const { starts_on: startsOn, ends_on: endsOn } = values
  const isBackwards = startsOn && endsOn && endsOn < startsOn
  return {
    ...(isBackwards && { ends_on: t.the_last_day_is_before_the_first() }),
    ...errors,
    ...placeImageError(errors),
  }
}
