import type { OwnProperty } from '#domains/listings/common/properties.shapes.ts'
import type { Vehicle } from '#domains/listings/common/vehicles.shapes.ts'
import type { Scene } from './kinds.ts'
import type { WrittenListing } from './write-listing.ts'

export interface MarketTerms {
  size: 'full' | 'small'
  seed: number
  startedMs: number
}

export interface Picture {
  icon: string
  scene: Scene
  recolour: boolean
  paint: string | null
}

export interface Planned extends WrittenListing {
  subtitle?: string
  type: 'general' | 'vehicle' | 'property'
  /** Index in `everyone`. */
  seller: number
  category: string
  suburb: string
  pictures: Picture[]
  starts_at: Date
  closes_at: Date | null
  isPast: boolean
  /** From 0 to 1. */
  appeal: number
  vehicle?: Partial<Vehicle>
  property?: Partial<OwnProperty>
  address?: string
}

export interface PlannedListing extends Planned {
  number: number
}

/** Merges lists, each spread evenly over the result. */
export function interleaveLists<T>(...lists: readonly (readonly T[])[]): T[] {
  return lists
    .flatMap((list) => list.map((one, index) => ({ one, at: (index + 0.5) / list.length })))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
}
