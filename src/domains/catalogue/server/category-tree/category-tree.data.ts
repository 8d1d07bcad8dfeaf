import { generalAToC } from './category-tree.general-a-to-c.data.ts'
import { generalDToH } from './category-tree.general-d-to-h.data.ts'
import { generalIToZ } from './category-tree.general-i-to-z.data.ts'
import type { CategoryBranch, CategorySeed, CategoryType } from './category-tree.types.ts'

const propertyBranches: readonly CategoryBranch[] = [
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

const vehicleBranches: readonly CategoryBranch[] = [
  {
    name: 'Cars',
    slug: 'cars',
    icon: 'automobile',
    famous: true,
    children: [
      { name: 'Classic & collectable', slug: 'cars-classic' },
      { name: 'Convertibles & coupés', slug: 'cars-convertibles' },
      { name: 'Electric & hybrid', slug: 'cars-electric' },
      { name: 'Hatchbacks', slug: 'cars-hatchbacks' },
      { name: 'People movers & vans', slug: 'cars-vans', icon: 'minibus' },
      { name: 'Sedans & station wagons', slug: 'cars-saloons' },
      { name: 'SUVs & four-wheel drives', slug: 'cars-suvs', icon: 'sport-utility-vehicle' },
      { name: 'Utes', slug: 'cars-utes', icon: 'pickup-truck' },
    ],
  },
  {
    name: 'Motorbikes & scooters',
    slug: 'motorbikes',
    icon: 'motorcycle',
    children: [
      { name: 'Adventure & touring', slug: 'motorbikes-touring' },
      { name: 'Cruisers', slug: 'motorbikes-cruisers' },
      { name: 'Farm & quad bikes', slug: 'motorbikes-farm' },
      { name: 'Road & sports', slug: 'motorbikes-road' },
      { name: 'Scooters', slug: 'motorbikes-scooters', icon: 'motor-scooter' },
      { name: 'Trail & motocross', slug: 'motorbikes-trail' },
    ],
  },
  {
    name: 'Boats & marine',
    slug: 'boats',
    icon: 'sailboat',
    children: [
      { name: 'Dinghies & rowing boats', slug: 'boats-dinghies' },
      { name: 'Jet boats & jet skis', slug: 'boats-jet' },
      { name: 'Launches', slug: 'boats-launches', icon: 'motor-boat' },
      { name: 'Trailer boats', slug: 'boats-trailer-boats', icon: 'speedboat' },
      { name: 'Yachts', slug: 'boats-yachts', icon: 'sailboat' },
    ],
  },
  {
    name: 'Caravans & motorhomes',
    slug: 'caravans',
    icon: 'minibus',
    children: [
      { name: 'Campervans', slug: 'caravans-campervans' },
      { name: 'Caravans', slug: 'caravans-caravans' },
      { name: 'Motorhomes', slug: 'caravans-motorhomes' },
      { name: 'Tiny homes on wheels', slug: 'caravans-tiny-homes' },
    ],
  },
  {
    name: 'Trucks & machinery',
    slug: 'trucks',
    icon: 'delivery-truck',
    children: [
      { name: 'Buses & coaches', slug: 'trucks-buses', icon: 'bus' },
      { name: 'Construction & forklifts', slug: 'trucks-construction' },
      { name: 'Horse floats', slug: 'trucks-horse-floats' },
      { name: 'Tractors', slug: 'trucks-tractors', icon: 'tractor' },
      { name: 'Trailers', slug: 'trucks-trailers' },
      { name: 'Trucks', slug: 'trucks-trucks', icon: 'articulated-lorry' },
    ],
  },
  {
    name: 'Vehicle parts & accessories',
    slug: 'parts',
    icon: 'wheel',
    children: [
      { name: 'Boat parts', slug: 'parts-boats' },
      { name: 'Car audio & electronics', slug: 'parts-audio' },
      {
        name: 'Car parts',
        slug: 'parts-cars',
        icon: 'gear',
        children: [
          { name: 'Body & lights', slug: 'parts-cars-body' },
          { name: 'Engine & gearbox', slug: 'parts-cars-engine' },
          { name: 'Interior', slug: 'parts-cars-interior', icon: 'seat' },
          { name: 'Suspension & brakes', slug: 'parts-cars-suspension' },
        ],
      },
      { name: 'Motorbike parts & helmets', slug: 'parts-motorbikes' },
      { name: 'Wheels & tyres', slug: 'parts-wheels', icon: 'wheel' },
    ],
  },
]

const typed = (type: CategoryType, branches: readonly CategoryBranch[]): CategorySeed[] =>
  branches.map((branch) => ({ ...branch, type }))

export const categoryTree: readonly CategorySeed[] = [
  ...typed('general', [...generalAToC, ...generalDToH, ...generalIToZ]),
  ...typed('vehicle', vehicleBranches),
  ...typed('property', propertyBranches),
]
