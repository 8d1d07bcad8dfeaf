import {
  Amphora,
  Baby,
  Bike,
  BookOpen,
  Briefcase,
  Camera,
  Car,
  Caravan,
  Clapperboard,
  Cog,
  Dumbbell,
  Gamepad2,
  Gem,
  GlassWater,
  Hammer,
  HeartPulse,
  House,
  KeyRound,
  Laptop,
  Leaf,
  type LucideIcon,
  type LucideProps,
  Motorbike,
  Music,
  Package,
  Palette,
  PawPrint,
  Plane,
  Sailboat,
  Scissors,
  Shirt,
  Smartphone,
  Sofa,
  ToyBrick,
  Truck,
  Tv,
  UsersRound,
} from 'lucide-react'
import { createElement } from 'react'
import type { Category } from '#contract/catalogue.ts'

// By the start of the slug: a child's slug begins with its parent's.
const icons: [slug: string, icon: LucideIcon][] = [
  ['electronics-camera', Camera],
  ['electronics-photo', Camera],
  ['sports-cycl', Bike],
  ['sports-bik', Bike],
  ['antiques', Amphora],
  ['art', Palette],
  ['baby', Baby],
  ['boats', Sailboat],
  ['books', BookOpen],
  ['building', Hammer],
  ['business', Briefcase],
  ['caravans', Caravan],
  ['cars', Car],
  ['clothing', Shirt],
  ['computers', Laptop],
  ['crafts', Scissors],
  ['electronics', Tv],
  ['flatmates', UsersRound],
  ['gaming', Gamepad2],
  ['garden', Leaf],
  ['health', HeartPulse],
  ['home', Sofa],
  ['jewellery', Gem],
  ['motorbikes', Motorbike],
  ['movies', Clapperboard],
  ['music', Music],
  ['parts', Cog],
  ['pets', PawPrint],
  ['phones', Smartphone],
  ['pottery', GlassWater],
  ['property-for-sale', House],
  ['property-to-rent', KeyRound],
  ['sports', Dumbbell],
  ['toys', ToyBrick],
  ['travel', Plane],
  ['trucks', Truck],
]

interface CategoryIconProps extends LucideProps {
  category: Pick<Category, 'slug'>
}

/** The drawing that stands for a category; a child without one has its parent's. */
export function CategoryIcon({ category, ...look }: CategoryIconProps) {
  const drawn = icons.find(([start]) => category.slug.startsWith(start))?.[1] ?? Package
  return createElement(drawn, { 'aria-hidden': true, strokeWidth: 1.75, ...look })
}
