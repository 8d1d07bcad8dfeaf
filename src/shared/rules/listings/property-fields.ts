import type { getPriceMethods, getPropertyTypes, getPurposes } from '#shared/words/property-words.ts'

export type Purpose = keyof ReturnType<typeof getPurposes>
export type PropertyType = keyof ReturnType<typeof getPropertyTypes>
export type PriceMethod = keyof ReturnType<typeof getPriceMethods>

export type PropertyField =
  | 'purpose'
  | 'property_type'
  | 'price_method'
  | 'price_method_date'
  | 'price_cents'
  | 'search_price_cents'
  | 'weekly_rent_cents'
  | 'bond_cents'
  | 'pet_bond_cents'
  | 'bedrooms'
  | 'bathrooms'
  | 'ensuites'
  | 'living_rooms'
  | 'floor_area_m2'
  | 'land_area_m2'
  | 'rateable_value_cents'
  | 'parking'
  | 'garaging'
  | 'title_type'
  | 'year_built'
  | 'open_homes'
  | 'amenities'
  | 'has_smoke_alarms'
  | 'insulation'
  | 'healthy_homes'
  | 'floor_plan_ids'
  | 'document_ids'
  | 'agent_ids'
  | 'available_from'
  | 'furnishings'
  | 'pets'
  | 'smokers'
  | 'maximum_tenants'
  | 'listing_reference'
  | 'shows_address'

const anyHome: PropertyField[] = [
  'purpose',
  'property_type',
  'bedrooms',
  'bathrooms',
  'living_rooms',
  'parking',
  'garaging',
  'open_homes',
  'amenities',
  'floor_plan_ids',
  'document_ids',
  'agent_ids',
  'listing_reference',
  'shows_address',
]

const letting: PropertyField[] = [
  'weekly_rent_cents',
  'bond_cents',
  'available_from',
  'furnishings',
  'pets',
  'smokers',
  'maximum_tenants',
]

const fieldsByPurpose: Record<Purpose, PropertyField[]> = {
  sale: [
    ...anyHome,
    'price_method',
    'price_method_date',
    'price_cents',
    'search_price_cents',
    'ensuites',
    'floor_area_m2',
    'land_area_m2',
    'rateable_value_cents',
    'title_type',
    'year_built',
  ],
  rent: [
    ...anyHome,
    ...letting,
    'pet_bond_cents',
    'ensuites',
    'floor_area_m2',
    'year_built',
    'has_smoke_alarms',
    'insulation',
    'healthy_homes',
  ],
  flatmate: [...anyHome, ...letting],
}

const rooms: PropertyField[] = ['bedrooms', 'ensuites', 'living_rooms']

const building: PropertyField[] = [
  ...rooms,
  'bathrooms',
  'parking',
  'garaging',
  'floor_area_m2',
  'year_built',
  'furnishings',
  'floor_plan_ids',
  'has_smoke_alarms',
  'insulation',
  'healthy_homes',
]

const missingByType: Partial<Record<PropertyType, PropertyField[]>> = { section: building, commercial: rooms }

export const namesPrice = (method: PriceMethod | null) =>
  method === 'asking_price' || method === 'enquiries_over'

export const hasDate = (method: PriceMethod | null) =>
  method === 'auction' || method === 'tender' || method === 'deadline_sale'

interface Kind {
  purpose: Purpose | null
  property_type: PropertyType | null
  price_method: PriceMethod | null
}

export function fieldsOfProperty({ purpose: of, property_type: kind, price_method: method }: Kind) {
  const fields = new Set<PropertyField>(['purpose', ...(of ? fieldsByPurpose[of] : [])])
  for (const field of (kind && missingByType[kind]) ?? []) fields.delete(field)
  if (!namesPrice(method)) fields.delete('price_cents')
  if (!hasDate(method)) fields.delete('price_method_date')
  if (method === null || namesPrice(method)) fields.delete('search_price_cents')
  return fields
}
