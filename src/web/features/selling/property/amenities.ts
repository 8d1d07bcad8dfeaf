const homely = [
  'Heat pump',
  'Wood burner',
  'Double glazing',
  'Dishwasher',
  'Fibre broadband',
  'Solar panels',
  'Electric car charger',
  'Deck',
  'Fenced garden',
  'Swimming pool',
  'Sea view',
  'Alarm',
  'Step-free access',
  'Near public transport',
  'Near a school',
]
const shared = [
  'Wi-Fi included',
  'Power included',
  'Own bathroom',
  'Lockable door',
  'Washing machine',
  'Dryer',
]
const bare = [
  'Power at the boundary',
  'Water at the boundary',
  'Sewer at the boundary',
  'Fibre at the boundary',
  'Level ground',
  'Sea view',
  'Building consent',
  'No covenants',
]

/** What is usually asked for of such a property. */
export function usualAmenities({
  purpose,
  property_type,
}: {
  purpose: unknown
  property_type: unknown
}): string[] {
  if (property_type === 'section') return bare
  return purpose === 'flatmate' ? [...shared, ...homely] : homely
}

/** Of the lines of a list, those of the usual ones that are in it, and the text of the others. */
export function splitAmenities(lines: string, usual: string[]): { chosen: string[]; own: string } {
  const all = lines.split('\n')
  return {
    chosen: usual.filter((one) => all.includes(one)),
    own: all.filter((one) => !usual.includes(one)).join('\n'),
  }
}

export const joinAmenities = ({ chosen, own }: { chosen: string[]; own: string }) =>
  [...chosen, ...(own === '' ? [] : [own])].join('\n')
