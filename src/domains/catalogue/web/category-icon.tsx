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
  type LucideIcon,
} from 'lucide-react'
import type { Category } from '#domains/catalogue/common/catalogue.ts'

/** Matches the start of the slug, since a child's slug begins with its parent's. */
const categoryIcons: [start: string, icon: LucideIcon][] = [
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

interface CategoryIconProps {
  category: Pick<Category, 'slug'>
  size?: number
  className?: string
}

/** A child without an icon has its parent's. */
export function CategoryIcon({ category, size = 24, className }: CategoryIconProps) {
  const Icon = categoryIcons.find(([start]) => category.slug.startsWith(start))?.[1] ?? Package
  return <Icon aria-hidden size={size} strokeWidth={1.75} className={className} />
}
