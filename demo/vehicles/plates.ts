import type { Seeded } from '../seeded.ts'

const firstLetters: [from: number, letter: string][] = [
  [2024, 'Q'],
  [2022, 'P'],
  [2020, 'N'],
  [2019, 'M'],
  [2018, 'L'],
  [2016, 'K'],
  [2015, 'J'],
  [2014, 'H'],
  [2012, 'G'],
  [2010, 'F'],
  [2008, 'E'],
  [2006, 'D'],
  [2005, 'C'],
  [2003, 'B'],
  [2001, 'A'],
]
const letters = Array.from('ABCDEFGHJKLMNPQRSTUWYZ')

/** Can't belong to a real car: digits on New Zealand plates never start with 0. */
export function pickPlate(
  first_registered: number,
  is_small: boolean,
  taken: Set<string>,
  dice: Seeded,
): string {
  const plate = somePlate(first_registered, is_small, dice)
  if (taken.has(plate)) return pickPlate(first_registered, is_small, taken, dice)
  taken.add(plate)
  return plate
}

function somePlate(first_registered: number, is_small: boolean, dice: Seeded): string {
  const pick = (count: number) => Array.from({ length: count }, () => dice.pick(letters)).join('')
  const figures = `0${dice.between(10, 99)}`
  // Before 2001, and on trailers and motorbikes, plates are shorter.
  if (is_small) return `0${dice.between(1, 9)}${pick(3)}`
  const [, first] = firstLetters.find(([from]) => first_registered >= from) ?? []
  return first ? `${first}${pick(2)}${figures}` : `${pick(2)}0${dice.between(100, 999)}`
}

const vin_letters = Array.from('ABCDEFGHJKLMNPRSTUVWXYZ0123456789')

/** Imports get a New Zealand VIN at the border. */
export function pickVin(is_imported: boolean, dice: Seeded): string {
  const start = is_imported ? '7AT0' : dice.pick(['JM0', 'JT7', 'MPA', 'MNA', 'JF1', 'KMH', 'KNA', 'WVW'])
  const rest = 17 - start.length - 6
  const middle = Array.from({ length: rest }, () => dice.pick(vin_letters)).join('')
  return `${start}${middle}${String(dice.between(0, 999_999)).padStart(6, '0')}`
}
