import type { DeliveryOption } from '#domains/delivery/common/delivery-options.shapes.ts'

/** By courier for NZ$ 6.50 to both islands, unless changed. */
export const aCourierOption = (changes: Partial<DeliveryOption> = {}): DeliveryOption => ({
  id: 1,
  kind: 'courier',
  name: '',
  radius_km: null,
  north_cents: 650,
  south_cents: 650,
  own_region_cents: null,
  rural_cents: 0,
  further_cents: 0,
  days_to_send: null,
  is_tracked: false,
  ...changes,
})
