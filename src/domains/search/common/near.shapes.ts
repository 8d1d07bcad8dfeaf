import * as z from 'zod/mini'
import { readNear, minRadiusKm, maxRadiusKm } from '#domains/places/common/near.ts'
import * as t from '#domains/search/texts.ts'

export const near = z.string({ error: t.write_this_as_latitude_longitude_kilometres }).check(
  z.maxLength(60, { error: t.write_this_as_latitude_longitude_kilometres, abort: true }),
  z.refine((text: string) => readNear(text) !== null, {
    error: () =>
      t.write_this_as_near_within_a_radius({ min_radius_km: minRadiusKm, max_radius_km: maxRadiusKm }),
  }),
)
