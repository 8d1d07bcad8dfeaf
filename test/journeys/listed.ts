import type { APIRequestContext } from '@playwright/test'
import { type Member, post } from './members.ts'

const words = { description: 'As good as it looks.', suburb: 'te-aro' }

const wholes = {
  auction: {
    ...words,
    type: 'general',
    title: 'Enamel teapot',
    condition: 'used',
    sale_method: 'auction',
    start_price_cents: 500,
    duration_minutes: 60,
  },
  vehicle: {
    ...words,
    type: 'vehicle',
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
    type: 'property',
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

export async function aListing(
  request: APIRequestContext,
  kind: keyof typeof wholes,
  seller: Member,
  title: string = wholes[kind].title,
): Promise<number> {
  const whole = { ...wholes[kind], title }
  const { type } = whole
  const { items } = await (await request.get(`/api/category-list?type=${type}`)).json()
  // The first is the platform's own; the last may belong to another journey and be removed
  // meanwhile.
  const draft = { ...whole, category_id: items[0].id }
  const { id } = await post(request, '/listing', draft, seller)
  await post(request, `/listing-status/${id}`, { status: 'active' }, seller)
  return id
}
