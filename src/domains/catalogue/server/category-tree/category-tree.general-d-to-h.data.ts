import type { CategoryBranch } from './category-tree.types.ts'

export const generalDToH: readonly CategoryBranch[] = [
  {
    name: 'Electronics & photography',
    slug: 'electronics',
    icon: 'camera',
    children: [
      { name: 'Batteries & chargers', slug: 'electronics-batteries', icon: 'battery' },
      {
        name: 'Cameras',
        slug: 'electronics-cameras',
        icon: 'camera',
        famous: true,
        children: [
          { name: 'Compact', slug: 'electronics-cameras-compact' },
          { name: 'Digital SLR & mirrorless', slug: 'electronics-cameras-digital' },
          { name: 'Film', slug: 'electronics-cameras-film' },
          { name: 'Lenses', slug: 'electronics-cameras-lenses' },
          { name: 'Tripods & bags', slug: 'electronics-cameras-tripods-bags' },
        ],
      },
      { name: 'Drones', slug: 'electronics-drones' },
      { name: 'Headphones', slug: 'electronics-headphones', icon: 'headphone' },
      {
        name: 'Hi-fi & speakers',
        slug: 'electronics-hi-fi',
        children: [
          { name: 'Amplifiers & receivers', slug: 'electronics-hi-fi-amplifiers' },
          { name: 'Speakers', slug: 'electronics-hi-fi-speakers' },
          { name: 'Turntables', slug: 'electronics-hi-fi-turntables' },
        ],
      },
      { name: 'Radio equipment', slug: 'electronics-radio', icon: 'radio' },
      { name: 'Televisions', slug: 'electronics-televisions', icon: 'television' },
      { name: 'Telescopes & binoculars', slug: 'electronics-telescopes', icon: 'telescope' },
    ],
  },
  {
    name: 'Gaming',
    slug: 'gaming',
    icon: 'video-game',
    children: [
      {
        name: 'Nintendo',
        slug: 'gaming-nintendo',
        children: [
          { name: 'Consoles', slug: 'gaming-nintendo-consoles' },
          { name: 'Games', slug: 'gaming-nintendo-games' },
        ],
      },
      { name: 'PC games', slug: 'gaming-pc' },
      {
        name: 'PlayStation',
        slug: 'gaming-playstation',
        children: [
          { name: 'Consoles', slug: 'gaming-playstation-consoles' },
          { name: 'Games', slug: 'gaming-playstation-games' },
        ],
      },
      { name: 'Retro', slug: 'gaming-retro', icon: 'joystick' },
      {
        name: 'Xbox',
        slug: 'gaming-xbox',
        children: [
          { name: 'Consoles', slug: 'gaming-xbox-consoles' },
          { name: 'Games', slug: 'gaming-xbox-games' },
        ],
      },
    ],
  },
  {
    name: 'Garden & outdoors',
    slug: 'garden',
    icon: 'potted-plant',
    famous: true,
    children: [
      { name: 'Barbecues & outdoor cooking', slug: 'garden-barbecues' },
      { name: 'Garden furniture', slug: 'garden-furniture' },
      { name: 'Garden tools & mowers', slug: 'garden-tools' },
      {
        name: 'Plants & seeds',
        slug: 'garden-plants',
        icon: 'seedling',
        children: [
          { name: 'Fruit trees & berries', slug: 'garden-plants-fruit' },
          { name: 'House plants', slug: 'garden-plants-house' },
          { name: 'Native plants', slug: 'garden-plants-native', icon: 'herb' },
          { name: 'Seeds & bulbs', slug: 'garden-plants-seeds' },
        ],
      },
      { name: 'Pots & ornaments', slug: 'garden-pots' },
      { name: 'Sheds & glasshouses', slug: 'garden-sheds', icon: 'hut' },
      { name: 'Spa pools & swimming pools', slug: 'garden-pools' },
    ],
  },
  {
    name: 'Health & beauty',
    slug: 'health',
    icon: 'lotion-bottle',
    children: [
      { name: 'Bath & body', slug: 'health-bath-body' },
      { name: 'Hair care', slug: 'health-hair' },
      { name: 'Make-up', slug: 'health-make-up', icon: 'lipstick' },
      { name: 'Massage & relaxation', slug: 'health-massage' },
      { name: 'Mobility & daily living', slug: 'health-mobility', icon: 'manual-wheelchair' },
      { name: 'Perfume', slug: 'health-perfume' },
    ],
  },
  {
    name: 'Home & living',
    slug: 'home',
    icon: 'couch-and-lamp',
    famous: true,
    children: [
      {
        name: 'Appliances',
        slug: 'home-appliances',
        icon: 'electric-plug',
        children: [
          { name: 'Cookers & ovens', slug: 'home-appliances-cookers' },
          { name: 'Fridges & freezers', slug: 'home-appliances-fridges' },
          { name: 'Heaters & heat pumps', slug: 'home-appliances-heaters' },
          { name: 'Vacuum cleaners', slug: 'home-appliances-vacuum-cleaners' },
          { name: 'Washing machines & dryers', slug: 'home-appliances-washing-machines' },
        ],
      },
      { name: 'Beds & mattresses', slug: 'home-beds', icon: 'bed' },
      { name: 'Bedding & towels', slug: 'home-bedding' },
      { name: 'Curtains & blinds', slug: 'home-curtains' },
      {
        name: 'Food & wine',
        slug: 'home-food',
        icon: 'wine-glass',
        children: [
          { name: 'Pantry', slug: 'home-food-pantry', icon: 'honey-pot' },
          { name: 'Wine & spirits', slug: 'home-food-wine', icon: 'bottle-with-popping-cork', adult: true },
        ],
      },
      { name: 'Kitchen & dining', slug: 'home-kitchen', icon: 'fork-and-knife-with-plate' },
      { name: 'Lamps & lighting', slug: 'home-lamps' },
      {
        name: 'Living room furniture',
        slug: 'home-living-room',
        icon: 'couch-and-lamp',
        children: [
          { name: 'Bookcases & cabinets', slug: 'home-living-room-bookcases' },
          { name: 'Chairs & armchairs', slug: 'home-living-room-chairs', icon: 'chair' },
          { name: 'Coffee tables', slug: 'home-living-room-coffee-tables' },
          { name: 'Sofas', slug: 'home-living-room-sofas' },
        ],
      },
      { name: 'Rugs & carpets', slug: 'home-rugs' },
      { name: 'Tables & dining sets', slug: 'home-tables' },
    ],
  },
]
