import type { MapWindow } from '#domains/places/common/map-window.ts'
import type { ListingId } from '#platform/common/ids.ts'

/** Markers this far apart don't cover each other. */
const apartPx = 76
const earthPx = 256

/** The limit per row or column: a screen of four thousand pixels, and some more. */
export const maxCells = 64

/** Cells across the earth's width, so that a cell is as large as a marker. */
export const cellsAround = (zoom: number): number => (earthPx * 2 ** zoom) / apartPx

/** From 0 at the top to 1 (Web Mercator). */
export const mercatorY = (latitude: number): number =>
  0.5 - Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI)

export function isTooLarge({ south, west, north, east }: MapWindow, zoom: number): boolean {
  const cells = cellsAround(zoom)
  return ((east - west) / 360) * cells > maxCells || (mercatorY(south) - mercatorY(north)) * cells > maxCells
}

export interface Cell extends MapWindow {
  count: number
  latitude: number
  longitude: number
  /** The id of any one of its listings. */
  listing_id: ListingId
}

/**
 * Merges neighbours that are too close, the larger first. Bounded by the cells of a window, few of which have listings.
 */
export function mergeClose(cells: readonly Cell[], zoom: number): Cell[] {
  const scale = cellsAround(zoom)
  const marks: Cell[] = []
  for (const cell of cells.toSorted((a, b) => b.count - a.count || a.listing_id - b.listing_id)) {
    const at = marks.findIndex(
      (mark) =>
        (Math.abs(mark.longitude - cell.longitude) / 360) * scale < 0.75 &&
        Math.abs(mercatorY(mark.latitude) - mercatorY(cell.latitude)) * scale < 0.5,
    )
    const near = marks[at]
    if (near) marks[at] = together(near, cell)
    else marks.push(cell)
  }
  return marks
}

function together(a: Cell, b: Cell): Cell {
  const count = a.count + b.count
  const between = (one: number, other: number) => (one * a.count + other * b.count) / count
  return {
    count,
    latitude: between(a.latitude, b.latitude),
    longitude: between(a.longitude, b.longitude),
    south: Math.min(a.south, b.south),
    west: Math.min(a.west, b.west),
    north: Math.max(a.north, b.north),
    east: Math.max(a.east, b.east),
    listing_id: a.listing_id,
  }
}
