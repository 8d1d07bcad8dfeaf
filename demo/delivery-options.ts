import type { DeliveryOption } from '#domains/delivery/common/delivery-options.shapes.ts'

type Terms = Omit<DeliveryOption, 'id'>

const blank: Terms = {
  kind: 'courier',
  name: '',
  radius_km: null,
  north_cents: null,
  south_cents: null,
  own_region_cents: null,
  rural_cents: 0,
  further_cents: 0,
  days_to_send: null,
  is_tracked: false,
}

interface Prices {
  /** In dollars, as the others. */
  north: number
  south: number
  ownRegion?: number
  rural?: number
  further?: number
  days?: number
  name?: string
}

const toCents = (dollars: number) => Math.round(dollars * 100)

const priced = ({ north, south, ownRegion, rural = 0, further = 0, days, name = '' }: Prices) => ({
  name,
  north_cents: toCents(north),
  south_cents: toCents(south),
  own_region_cents: ownRegion === undefined ? null : toCents(ownRegion),
  rural_cents: toCents(rural),
  further_cents: toCents(further),
  days_to_send: days ?? null,
})

export const courier = (prices: Prices): Terms => ({ ...blank, ...priced(prices), is_tracked: true })
export const post = (prices: Prices): Terms => ({ ...blank, ...priced(prices), kind: 'post' })

export const ownDelivery = (radiusKm: number, dollars: number): Terms => ({
  ...blank,
  kind: 'own_delivery',
  radius_km: radiusKm,
  own_region_cents: toCents(dollars),
})

/** Not to a rural address: the carrier drops vehicles off at its depots. */
export const transport = (prices: Omit<Prices, 'name' | 'rural'>): Terms => ({
  ...blank,
  ...priced({ ...prices, name: 'Vehicle transport' }),
  rural_cents: null,
})

export const makeOptions = (...options: Terms[]): DeliveryOption[] =>
  options.map((option, index) => ({ id: index + 1, ...option }))
