import type { Vehicle } from '#domains/listings/common/vehicles.shapes.ts'

/**
 * Boats and caravans need a length, boats a hull as well, and the feed has a field for neither:
 * dealers write them beside the name, among the extras or into the notes. A number in the notes
 * only counts if it's called a length: '3 m awning' isn't.
 */
interface BoatText {
  /** Variant, model and extras: short, so that any length in them is the vehicle's. */
  short: readonly string[]
  notes: string
}

const metresOfFoot = 0.3048
const [leastM, mostM] = [2, 60]

const measure = String.raw`(\d{1,2}(?:[.,]\d{1,2})?)\s*(metres?|meters?|m|feet|foot|ft|['’])(?![\p{L}\d²])`
const anyMeasure = new RegExp(String.raw`(?<![\d.,])${measure}`, 'iu')
const namedMeasure = new RegExp(
  String.raw`(?:length|loa|long)(?:\s+(?:overall|over all))?\s*(?:is|of|:|-|=)?\s*${measure}`,
  'iu',
)
const measureLong = new RegExp(String.raw`(?<![\d.,])${measure}\s+(?:long|overall|loa)`, 'iu')

export function findLength({ short, notes }: BoatText): number | null {
  const all = [...short, notes]
  const found =
    findFirst(all, namedMeasure) ?? findFirst(all, measureLong) ?? findFirst(short, anyMeasure) ?? null
  if (found === null) return null
  const [, number = '', unit = ''] = found
  const value = Number(number.replace(',', '.'))
  const metres = /^m/i.test(unit) ? value : value * metresOfFoot
  return metres >= leastM && metres <= mostM ? Math.round(metres * 100) / 100 : null
}

const hulls: [NonNullable<Vehicle['hull']>, string][] = [
  ['inflatable', 'inflatable|rib|hypalon'],
  ['aluminium', 'aluminium|aluminum|alloy|ally'],
  ['fibreglass', 'fibreglass|fiberglass|glass|grp'],
  ['plastic', 'plastic|polyethylene|rotomoulded|roto-moulded|hdpe'],
  ['steel', 'steel'],
  ['wood', 'wood|wooden|timber|plywood|kauri'],
]

export function findHull({ short, notes }: BoatText): Vehicle['hull'] {
  const isIn = (texts: readonly string[], how: RegExp) => findFirst(texts, how) !== null
  const named = hulls.find(([, words]) =>
    isIn(
      [...short, notes],
      new RegExp(String.raw`\b(?:${words})\s+(?:boat|hull|hulled)\b|\bhull\W{1,3}(?:${words})\b`, 'iu'),
    ),
  )
  const beside = hulls.find(([, words]) => isIn(short, new RegExp(String.raw`\b(?:${words})\b`, 'iu')))
  return (named ?? beside)?.[0] ?? null
}

function findFirst(texts: readonly string[], how: RegExp): RegExpExecArray | null {
  for (const text of texts) {
    const found = how.exec(text)
    if (found) return found
  }
  return null
}
