import type { ListingCard } from '#contract/listings/listings.ts'
import * as t from './texts.ts'

export const describeOdometer = ({ vehicle_brief }: Pick<ListingCard, 'vehicle_brief'>): string | null =>
  vehicle_brief?.odometer_km == null
    ? null
    : t.distance_km({ km: vehicle_brief.odometer_km.toLocaleString('en-NZ') })
