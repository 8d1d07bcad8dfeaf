/** What public pages read of a query: anything else in it makes no other page. */
const named: Record<string, string[]> = {
  '/ibuy': [
    'q',
    'exact',
    'type',
    'category',
    'region',
    'district',
    'suburb',
    'near',
    'price_min',
    'price_max',
    'condition',
    'sale_method',
    'seller',
    'seller_kind',
    'purpose',
    'property_type',
    'bedrooms_min',
    'bathrooms_min',
    'floor_area_min',
    'floor_area_max',
    'land_area_min',
    'land_area_max',
    'open_home_on',
    'subtype',
    'make',
    'model',
    'year_min',
    'year_max',
    'odometer_max',
    'body_style',
    'fuel_type',
    'transmission',
    'sort',
    'view',
    'cursor',
  ],
  '/seller-detail/{id}': ['cursor', 'reviews'],
}

const answers = /^attr\.[a-z][a-z0-9_]{0,43}$/

/** Whether the page of that address, as the table of addresses has it, reads this of its query. */
export const readsFromQuery = (path: string, name: string): boolean =>
  (named[path]?.includes(name) ?? false) || (path === '/ibuy' && answers.test(name))
