import type { Point } from '#domains/places/common/near.ts'
import type { ListingCard } from '#domains/listings/common/listings.ts'
import { describePrice, priceText } from '#domains/listings/common/property-price.ts'
import { getPriceMethods } from '#domains/listings/common/property-labels.ts'
import { must } from '#platform/common/must.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { toMap } from './map-point.ts'

export type MarkVariant = 'count' | 'price' | 'dot'

interface RenderContext extends Point {
  count: number
  card: Parameters<typeof mapPrice>[0] | null
}

interface Box {
  x: number
  y: number
  across: number
  down: number
}

const characterPx = 7.5
const paddingPx = 22
const bubblePx = 32
const dotPx = 24
const gapPx = 2

export function mapPrice(card: Pick<ListingCard, 'price_cents' | 'property_brief'>): string {
  const words = describePrice(card)
  if (!words) return priceText(card)
  const { before, figure, after } = words
  if (before === getPriceMethods().enquiries_over) return `${figure}+`
  return after && figure.startsWith('NZ$') ? `${figure} ${after}` : figure
}

/**
 * A price is shown only if it covers no cluster, no other marker's centre and no other price, so
 * that every marker is clickable.
 */
export function layOutMarks(marks: readonly RenderContext[], zoom: number): MarkVariant[] {
  const places = marks.map((mark) => getPixel(mark, zoom))
  const smallest = marks.map((mark, index) =>
    getBox(must(places[index], 'place of the mark'), mark.card ? dotPx : countWidth(mark)),
  )
  const prices: Box[] = []
  return marks.map(({ card }, index) => {
    if (!card) return 'count'
    const box = getBox(must(places[index], 'place of the mark'), textWidth(mapPrice(card)))
    const isFree =
      smallest.every((other, at) => at === index || !isOver(box, other)) &&
      prices.every((other) => !isOver(box, other))
    if (isFree) prices.push(box)
    return isFree ? 'price' : 'dot'
  })
}

const textWidth = (text: string) => text.length * characterPx + paddingPx
const countWidth = ({ count }: RenderContext) => Math.max(bubblePx, textWidth(formatCount(count)))

const getBox = ({ x, y }: { x: number; y: number }, width: number): Box => ({
  x,
  y,
  across: width / 2,
  down: (width === dotPx ? dotPx : bubblePx) / 2,
})

const isOver = (one: Box, other: Box) =>
  Math.abs(one.x - other.x) < one.across + other.across + gapPx &&
  Math.abs(one.y - other.y) < one.down + other.down + gapPx

/** Web Mercator: at zoom 0 the earth is 256 pixels wide. */
function getPixel(point: Point, zoom: number): { x: number; y: number } {
  const { lat, lng } = toMap(point)
  const size = 256 * 2 ** zoom
  const north = Math.asinh(Math.tan((lat * Math.PI) / 180))
  return { x: ((lng + 180) / 360) * size, y: ((1 - north / Math.PI) / 2) * size }
}
