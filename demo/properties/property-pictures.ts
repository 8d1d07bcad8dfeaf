import type { Picture } from '../planned-listing.ts'
import type { Seeded } from '../seeded.ts'
import type { PropertyType } from './describe-property.ts'

const roofs = ['Red', 'Grey', 'Green', 'Blue', 'Brown', 'Black']

const icons: Record<PropertyType, [first: string[], others: string[]]> = {
  house: [
    ['house-with-garden', 'house'],
    ['house', 'house-with-garden'],
  ],
  townhouse: [['houses'], ['house']],
  apartment: [['office-building'], ['office-building']],
  unit: [['house'], ['houses']],
  section: [['evergreen-tree'], ['deciduous-tree']],
  lifestyle: [['house-with-garden'], ['tractor', 'deciduous-tree']],
  rural: [['house'], ['tractor', 'evergreen-tree']],
  commercial: [['department-store'], ['department-store']],
}

export function pickPictures(type: PropertyType, dice: Seeded): Picture[] {
  const [first, others] = icons[type]
  const paint = dice.pick(roofs)
  const shown = [dice.pick(first), ...dice.shuffled(others)]
  return shown.slice(0, dice.between(1, 3)).map((icon) => ({
    icon,
    scene: 'lawn',
    recolour: false,
    paint: icon.startsWith('house') ? paint : null,
  }))
}

export const paintIndoors = (icon: string): Picture => ({ icon, scene: 'floor', recolour: true, paint: null })
