import type { CategoryBranch } from './category-tree.types.ts'

export const vehicleBranches: readonly CategoryBranch[] = [
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
