import type { ListingCard } from '#domains/listings/common/listings.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import * as t from '#domains/listings/texts.ts'

export const describeOdometer = ({
  vehicle_brief: vehicleBrief,
}: Pick<ListingCard, 'vehicle_brief'>): string | null =>
  vehicleBrief?.odometer_km == null ? null : t.distance_km({ km: formatCount(vehicleBrief.odometer_km) })
