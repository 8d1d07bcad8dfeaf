import { earthRadiusKm, type Point, type Near } from '#domains/places/common/near.ts'
import { must } from '#platform/common/must.ts'
import { keysOf } from '#platform/common/records.ts'

/**
 * A listing's location as tokens: the square of degrees around it, in three sizes. The few squares
 * of one size that cover a circle are searched together with everything else; the exact distance
 * then filters.
 */
const sizes = { l: 1, h: 0.25, g: 0.05 } as const
type Size = keyof typeof sizes

/** Squares per circle, except near the poles. */
const maxCells = 64

const cell = (size: Size, row: number, column: number) => `=${size}:${row}:${column}`

/** Counts from the south and west, so that no number is negative. */
const getRow = (size: Size, latitude: number) => Math.floor((latitude + 90) / sizes[size])
const getColumn = (size: Size, longitude: number) => Math.floor((longitude + 180) / sizes[size])

export const listCells = ({ latitude, longitude }: Point): string[] =>
  keysOf(sizes).map((size) => cell(size, getRow(size, latitude), getColumn(size, longitude)))

export function cellsAround(near: Near): string[] {
  const box = boxAround(near)
  const bySize = (['g', 'h', 'l'] as const).map((size) => {
    const [south, north] = [getRow(size, box.south), getRow(size, box.north)]
    const [west, east] = [getColumn(size, box.west), getColumn(size, box.east)]
    return { size, south, north, west, east, count: (north - south + 1) * (east - west + 1) }
  })
  const { size, south, north, west, east } =
    bySize.find(({ count }) => count <= maxCells) ?? must(bySize.at(-1), 'largest cell')
  const cells: string[] = []
  for (let row = south; row <= north; row += 1)
    for (let column = west; column <= east; column += 1) cells.push(cell(size, row, column))
  return cells
}

/**
 * Degrees around a point that contain everything within this many kilometres, and a little more.
 */
export interface Box {
  west: number
  south: number
  east: number
  north: number
}

export function boxAround({ latitude, longitude, radiusKm }: Near): Box {
  const up = (radiusKm / earthRadiusKm) * (180 / Math.PI)
  // A degree of longitude is shortest at the edge nearer to the pole.
  const shrink = Math.cos((Math.min(89, Math.abs(latitude) + up) * Math.PI) / 180)
  const across = Math.min(180, up / shrink)
  return {
    west: longitude - across,
    south: latitude - up,
    east: longitude + across,
    north: latitude + up,
  }
}

/**
 * One in this many listings is in each; its own partial index finds the hits in it. The smaller
 * samples are part of the larger.
 */
export const samples = [4, 16, 64, 256] as const
export type Sample = (typeof samples)[number]

export const smallestSample: Sample = 256

/** More hits are counted by a sample. */
export const maxExact = 1_000

/** Enough hits for reliable shares. */
const enough = 1_000

export const sampleFor = (hits: number): Sample =>
  samples.find((sample) => hits <= sample * enough) ?? smallestSample

/**
 * A sample that shows fewer may be of no more hits than are counted exactly: chance varies it by a
 * twentieth.
 */
export const isCertain = (hits: number, max: number): boolean => hits > 1.25 * max
