import { must } from '#platform/common/must.ts'
import { carModels, otherVehicles, type CarModel } from './read-vehicles.ts'

export interface VehicleSeen {
  make: string | null
  model: string | null
  year: number | null
  odometer_km: number | null
}

const usualKmAYear = 13_000

/** Newest first, so that the later line wins for a year in two lines. */
const modelsByName = Map.groupBy(
  carModels.toSorted((a, b) => b.from - a.from),
  ({ make, model }) => getName(make, model),
)

function getName(make: string, model: string) {
  return `${make} ${model}`.toLowerCase()
}

export function carWorth(model: CarModel, year: number, odometerKm: number, thisYear: number): number {
  if (model.origin === 'classic') return model.newPriceCents
  const age = Math.max(0, thisYear - year)
  const moreKm = odometerKm - (age + 0.5) * usualKmAYear
  const use = 1 - Math.min(0.25, Math.max(-0.1, moreKm / 400_000))
  const remainingShare = 0.93 * model.yearlyRetention ** age
  return Math.max(1500_00, Math.round((model.newPriceCents * remainingShare * use) / 100_00) * 100_00)
}

export function knownCarWorth(
  { make, model, year, odometer_km: odometerKm }: Partial<VehicleSeen>,
  now: Date,
): number | null {
  if (!make || !model || !year) return null
  const known = modelsByName.get(getName(make, model))
  if (!known) return null
  const like = known.find((one) => one.from <= year) ?? must(known.at(-1), 'last known model')
  const thisYear = now.getUTCFullYear()
  return carWorth(like, year, odometerKm ?? (thisYear - year) * usualKmAYear, thisYear)
}

export function getCategory({ origin, fuel, body }: CarModel): string {
  if (origin === 'classic') return 'cars-classic'
  if (fuel === 'electric' || fuel === 'plug_in_hybrid' || (fuel === 'hybrid' && body === 'hatchback')) {
    return 'cars-electric'
  }
  return `cars-${places[body]}`
}

const places: Record<CarModel['body'], string> = {
  hatchback: 'hatchbacks',
  sedan: 'saloons',
  station_wagon: 'saloons',
  suv: 'suvs',
  ute: 'utes',
  van: 'vans',
  coupe: 'convertibles',
  convertible: 'convertibles',
  other: 'saloons',
}

export const usualVehicles: readonly { category: string; worthCents: number }[] = [
  ...carModels.map((model) => {
    const year = Math.round((model.from + model.until) / 2)
    const thisYear = model.until + 2
    return {
      category: getCategory(model),
      worthCents: carWorth(model, year, (thisYear - year) * usualKmAYear, thisYear),
    }
  }),
  ...otherVehicles.map(({ category, worthCents }) => ({ category, worthCents })),
]
