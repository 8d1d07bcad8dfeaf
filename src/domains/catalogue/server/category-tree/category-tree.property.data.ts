import type { CategoryBranch } from './category-tree.types.ts'

export const propertyBranches: readonly CategoryBranch[] = [
  {
    name: 'Property for sale',
    slug: 'property-for-sale',
    icon: 'house-with-garden',
    famous: true,
    children: [
      { name: 'Apartments & units', slug: 'property-for-sale-apartments' },
      { name: 'Commercial', slug: 'property-for-sale-commercial', icon: 'office-building' },
      { name: 'Houses', slug: 'property-for-sale-houses', icon: 'house' },
      { name: 'Lifestyle blocks', slug: 'property-for-sale-lifestyle' },
      { name: 'Rural', slug: 'property-for-sale-rural', icon: 'tractor' },
      { name: 'Sections', slug: 'property-for-sale-sections', icon: 'national-park' },
      { name: 'Townhouses', slug: 'property-for-sale-townhouses', icon: 'houses' },
    ],
  },
  {
    name: 'Property to rent',
    slug: 'property-to-rent',
    icon: 'key',
    children: [
      { name: 'Apartments & units', slug: 'property-to-rent-apartments' },
      { name: 'Car parks & storage', slug: 'property-to-rent-parking' },
      { name: 'Commercial', slug: 'property-to-rent-commercial' },
      { name: 'Holiday homes', slug: 'property-to-rent-holiday', icon: 'beach-with-umbrella' },
      { name: 'Houses & townhouses', slug: 'property-to-rent-houses' },
    ],
  },
  {
    name: 'Flatmates wanted',
    slug: 'flatmates',
    icon: 'handshake',
    children: [
      { name: 'One room', slug: 'flatmates-one-room' },
      { name: 'Short stay', slug: 'flatmates-short-stay' },
    ],
  },
  { name: 'Retirement villages', slug: 'retirement-villages', icon: 'houses' },
]
