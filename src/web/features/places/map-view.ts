import { type Point } from '#contract/distance.ts'

/** What a map shows: its middle and how near. Each level is twice as near as the one before; 0 is the whole earth. */
export interface View extends Point {
  zoom: number
}

export interface Size {
  width: number
  height: number
}

export interface Pixel {
  x: number
  y: number
}

const tile_px = 256
export const least_zoom = 3.5
/** Our own outline has nothing more to tell beyond this; tiles have. */
export const most_zoom = { outline: 14, tiles: 18 }

/** Where New Zealand is, from the Three Kings to the Snares and out to the Chathams, east of the line of dates. */
const bounds = { south: -49, north: -33, west: 164, east: 185 }

/** The Chathams lie beyond the line of dates, and still to the right of the country. */
const eastward = (longitude: number) => (longitude < 0 ? longitude + 360 : longitude)
const westward = (longitude: number) => (longitude > 180 ? longitude - 360 : longitude)

const worldPx = (zoom: number) => tile_px * 2 ** zoom

/** Mercator's projection of the earth onto a square from 0 to 1. */
export function project({ latitude, longitude }: Point): Pixel {
  const angle = (latitude * Math.PI) / 180
  return {
    x: eastward(longitude) / 360 + 0.5,
    y: 0.5 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / (2 * Math.PI),
  }
}

function unproject({ x, y }: Pixel): Point {
  const latitude = (Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 4) * (360 / Math.PI)
  return { latitude, longitude: westward((x - 0.5) * 360) }
}

/** Where a point stands on the screen. */
export function pixelOf(view: View, { width, height }: Size, point: Point): Pixel {
  const [middle, at, scale] = [project(view), project(point), worldPx(view.zoom)]
  return { x: width / 2 + (at.x - middle.x) * scale, y: height / 2 + (at.y - middle.y) * scale }
}

/** Which point stands there on the screen. */
export function pointAt(view: View, { width, height }: Size, { x, y }: Pixel): Point {
  const [middle, scale] = [project(view), worldPx(view.zoom)]
  return unproject({ x: middle.x + (x - width / 2) / scale, y: middle.y + (y - height / 2) / scale })
}

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/** Nobody gets lost at sea, or nearer than there is anything to see. */
export function within(view: View, nearest: number): View {
  return {
    latitude: between(bounds.south, view.latitude, bounds.north),
    longitude: westward(between(bounds.west, eastward(view.longitude), bounds.east)),
    zoom: between(least_zoom, view.zoom, nearest),
  }
}

/** The ground moves with the finger. */
export function panned(view: View, by: Pixel): View {
  const size = { width: 0, height: 0 }
  return { ...view, ...pointAt(view, size, { x: -by.x, y: -by.y }) }
}

/** Nearer or farther, so that what is under the pointer stays there. */
export function zoomedAt(view: View, size: Size, at: Pixel, zoom: number): View {
  const fixed = pointAt(view, size, at)
  const moved = pixelOf({ ...view, zoom }, size, fixed)
  return panned({ ...view, zoom }, { x: at.x - moved.x, y: at.y - moved.y })
}

/** All of them in sight, with room around; one alone is seen from the zoom given. */
export function viewOf(points: readonly Point[], size: Size, alone_zoom: number): View {
  if (points.length === 0) return { ...wholeCountry, zoom: countryZoom(size) }
  const all = points.map(project)
  const span = (pick: (at: Pixel) => number) =>
    [Math.min(...all.map(pick)), Math.max(...all.map(pick))] as const
  const [[left, right], [top, bottom]] = [span(({ x }) => x), span(({ y }) => y)]
  const margin = 96
  const fits = Math.min(
    Math.log2(Math.max(64, size.width - margin) / ((right - left) * tile_px)),
    Math.log2(Math.max(64, size.height - margin) / ((bottom - top) * tile_px)),
  )
  return {
    ...unproject({ x: (left + right) / 2, y: (top + bottom) / 2 }),
    zoom: Math.max(least_zoom, Math.min(alone_zoom, fits)),
  }
}

const wholeCountry = { latitude: -41.2, longitude: 172.9 }
/** From Cape Reinga to the bottom of Stewart Island takes 13 px at zoom 0. */
const countryZoom = ({ height }: Size) => Math.log2(Math.max(120, height) / 13.8)

/** How much ground one pixel covers. */
export function metresPerPixel({ latitude, zoom }: View): number {
  return (40_075_016.686 * Math.cos((latitude * Math.PI) / 180)) / worldPx(zoom)
}

/** A bar of at most so many pixels that stands for a round distance. */
export function scaleBar(view: View, most_px = 96): { width: number; words: string } {
  const metre = 1 / metresPerPixel(view)
  const steps = [1, 2, 5].flatMap((step) => [10, 100, 1_000, 10_000, 100_000].map((power) => step * power))
  const metres = steps.toSorted((a, b) => b - a).find((step) => step * metre <= most_px) ?? 10
  return { width: metres * metre, words: metres < 1000 ? `${metres} m` : `${metres / 1000} km` }
}

export interface Tile {
  key: string
  href: string
  x: number
  y: number
  size: number
}

/** The tiles that cover the screen, at the whole level nearest to the view's. */
export function tilesOf(view: View, { width, height }: Size, template: string): Tile[] {
  const z = Math.round(view.zoom)
  const size = tile_px * 2 ** (view.zoom - z)
  const [middle, count] = [project(view), 2 ** z]
  const [left, top] = [middle.x * count - width / 2 / size, middle.y * count - height / 2 / size]
  const tiles: Tile[] = []
  for (let y = Math.floor(top); y < top + height / size; y += 1) {
    for (let x = Math.floor(left); x < left + width / size; x += 1) {
      if (y < 0 || y >= count) continue
      const column = ((x % count) + count) % count
      const parts: Record<string, number> = { z, x: column, y }
      const href = template.replace(/\{([zxy])\}/g, (_, name: string) => String(parts[name]))
      tiles.push({ key: `${z}/${x}/${y}`, href, x: (x - left) * size, y: (y - top) * size, size })
    }
  }
  return tiles
}
