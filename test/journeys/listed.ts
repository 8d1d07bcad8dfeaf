import type { APIRequestContext } from '@playwright/test'
import { type Member, post } from './members.ts'

const words = { description: 'As good as it looks.', suburb: 'te-aro' }

const wholes = {
  vehicle: {
    ...words,
    title: 'Toyota Aqua, one owner',
    condition: 'used',
    sale_method: 'fixed_price',
    buy_now_price_cents: 900_000,
    vehicle: {
      subtype: 'car',
      make: 'Toyota',
      model: 'Aqua',
      year: 2016,
      odometer_km: 84_250,
      fuel_type: 'hybrid',
      transmission: 'cvt',
    },
  },
  property: {
    ...words,
    title: 'Sunny villa near the beach',
    property: {
      purpose: 'sale',
      property_type: 'house',
      price_method: 'asking_price',
      price_cents: 85_000_000,
      bedrooms: 3,
    },
  },
}

/** Something of that type, listed and published by the API; its id. */
export async function aListing(
  request: APIRequestContext,
  type: keyof typeof wholes,
  seller: Member,
): Promise<number> {
  const { items } = await (await request.get(`/api/category-list?type=${type}`)).json()
  // The first is the platform's own; the last may be one that another journey adds and removes.
  const draft = { type, category_id: items[0].id, ...wholes[type] }
  const { id } = await post(request, '/listing', draft, seller)
  await post(request, `/listing-status/${id}`, { status: 'active' }, seller)
  return id
}
