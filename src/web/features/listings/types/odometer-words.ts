import type { ListingCard } from '#contract/listings/listings.ts'
import { formatCount } from '#shared/texts/choose-plural.ts'
import * as t from './texts.ts'

export const describeOdometer = ({ vehicle_brief }: Pick<ListingCard, 'vehicle_brief'>): string | null =>
  vehicle_brief?.odometer_km == null ? null : t.distance_km({ km: formatCount(vehicle_brief.odometer_km) })
