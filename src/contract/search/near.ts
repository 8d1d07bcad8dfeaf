import * as z from 'zod/mini'
import { readNear, min_radius_km, max_radius_km } from '#shared/formats/near.ts'

export const near = z.string('Write this as latitude,longitude,kilometres.').check(
  z.maxLength(60, { error: 'Write this as latitude,longitude,kilometres.', abort: true }),
  z.refine(
    (text: string) => readNear(text) !== null,
    `Write this as latitude,longitude,kilometres: -41.23,174.87,10, with ${min_radius_km} to ${max_radius_km} km.`,
  ),
)
