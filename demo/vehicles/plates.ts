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
  firstRegistered: number,
  isSmall: boolean,
  taken: Set<string>,
  dice: Seeded,
): string {
  const plate = somePlate(firstRegistered, isSmall, dice)
  if (taken.has(plate)) return pickPlate(firstRegistered, isSmall, taken, dice)
  taken.add(plate)
  return plate
}

function somePlate(firstRegistered: number, isSmall: boolean, dice: Seeded): string {
  const pick = (count: number) => Array.from({ length: count }, () => dice.pick(letters)).join('')
  const figures = `0${dice.between(10, 99)}`
  // Before 2001, and on trailers and motorbikes, plates are shorter.
  if (isSmall) return `0${dice.between(1, 9)}${pick(3)}`
  const [, first] = firstLetters.find(([from]) => firstRegistered >= from) ?? []
  return first ? `${first}${pick(2)}${figures}` : `${pick(2)}0${dice.between(100, 999)}`
}

const vinLetters = Array.from('ABCDEFGHJKLMNPRSTUVWXYZ0123456789')

/** Imports get a New Zealand VIN at the border. */
export function pickVin(isImported: boolean, dice: Seeded): string {
  const start = isImported ? '7AT0' : dice.pick(['JM0', 'JT7', 'MPA', 'MNA', 'JF1', 'KMH', 'KNA', 'WVW'])
  const rest = 17 - start.length - 6
  const middle = Array.from({ length: rest }, () => dice.pick(vinLetters)).join('')
  return `${start}${middle}${String(dice.between(0, 999_999)).padStart(6, '0')}`
}
