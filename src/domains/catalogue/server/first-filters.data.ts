import type { FilterKind } from '#domains/catalogue/common/catalogue.ts'

interface FirstFilter {
  key: string
  name: string
  kind: FilterKind
  unit?: string
  options?: string[]
  /** The slugs of the categories it applies to, and all below them. */
  categories: string[]
}

const furniture = ['home-living-room', 'home-tables', 'home-beds', 'garden-furniture', 'antiques-furniture']
const colours = [
  'Black',
  'White',
  'Grey',
  'Silver',
  'Gold',
  'Red',
  'Pink',
  'Orange',
  'Yellow',
  'Green',
  'Blue',
  'Purple',
  'Brown',
  'Several colours',
]

export const firstFilters: FirstFilter[] = [
  {
    key: 'frame_size',
    name: 'Frame size',
    kind: 'number_range',
    unit: 'cm',
    categories: [
      'sports-cycling-road-bikes',
      'sports-cycling-mountain-bikes',
      'sports-cycling-electric-bikes',
    ],
  },
  {
    key: 'wheel_size',
    name: 'Wheel size',
    kind: 'select',
    options: [
      '12 inch',
      '14 inch',
      '16 inch',
      '20 inch',
      '24 inch',
      '26 inch',
      '27.5 inch',
      '29 inch',
      '700c',
    ],
    categories: ['sports-cycling'],
  },
  {
    key: 'storage',
    name: 'Storage',
    kind: 'select',
    options: ['32 GB or less', '64 GB', '128 GB', '256 GB', '512 GB', '1 TB or more'],
    categories: ['phones-android', 'phones-iphones', 'computers-laptops', 'computers-tablets'],
  },
  {
    key: 'memory',
    name: 'Memory',
    kind: 'number_range',
    unit: 'GB',
    categories: ['computers-laptops', 'computers-desktops'],
  },
  {
    key: 'screen_size',
    name: 'Screen',
    kind: 'number_range',
    unit: 'inch',
    categories: ['computers-laptops', 'computers-monitors', 'computers-tablets', 'electronics-televisions'],
  },
  {
    key: 'battery_health',
    name: 'Battery',
    kind: 'select',
    options: ['As new', 'Lasts a day', 'Weak', 'Needs replacing'],
    categories: ['phones-android', 'phones-iphones', 'computers-laptops', 'sports-cycling-electric-bikes'],
  },
  {
    key: 'network_locked',
    name: 'Locked to a network',
    kind: 'boolean',
    categories: ['phones-android', 'phones-iphones'],
  },
  {
    key: 'clothing_size',
    name: 'Size',
    kind: 'multi_select',
    options: ['XS', 'S', 'M', 'L', 'XL', 'XXL', '6', '8', '10', '12', '14', '16', '18', '20', '22'],
    categories: [
      'clothing-men-jackets',
      'clothing-men-tops',
      'clothing-men-trousers',
      'clothing-women-dresses',
      'clothing-women-jackets',
      'clothing-women-skirts-trousers',
      'clothing-women-tops',
      'clothing-wedding',
      'clothing-workwear',
    ],
  },
  {
    key: 'shoe_size',
    name: 'Shoe size',
    kind: 'number_range',
    unit: 'EU',
    categories: ['clothing-men-shoes', 'clothing-women-shoes'],
  },
  {
    key: 'colour',
    name: 'Colour',
    kind: 'multi_select',
    options: colours,
    categories: ['clothing', 'phones-android', 'phones-iphones', 'home-living-room', 'home-rugs'],
  },
  {
    key: 'material',
    name: 'Material',
    kind: 'multi_select',
    options: [
      'Rimu',
      'Kauri',
      'Oak',
      'Pine',
      'Other wood',
      'Metal',
      'Glass',
      'Leather',
      'Fabric',
      'Rattan',
      'Plastic',
    ],
    categories: furniture,
  },
  { key: 'width', name: 'Width', kind: 'number_range', unit: 'cm', categories: furniture },
  { key: 'height', name: 'Height', kind: 'number_range', unit: 'cm', categories: furniture },
  {
    key: 'bed_size',
    name: 'Bed size',
    kind: 'select',
    options: ['Cot', 'Single', 'King single', 'Double', 'Queen', 'King', 'Super king'],
    categories: ['home-beds', 'home-bedding'],
  },
  {
    key: 'energy_stars',
    name: 'Energy rating',
    kind: 'number_range',
    unit: 'stars',
    categories: ['home-appliances-fridges', 'home-appliances-washing-machines', 'home-appliances-heaters'],
  },
  {
    key: 'book_format',
    name: 'Format',
    kind: 'select',
    options: ['Hardback', 'Paperback', 'Board book', 'Audio book'],
    categories: ['books'],
  },
  {
    key: 'language',
    name: 'Language',
    kind: 'select',
    options: ['English', 'Te reo Māori', 'Both English and te reo Māori', 'Another language'],
    categories: ['books'],
  },
]
