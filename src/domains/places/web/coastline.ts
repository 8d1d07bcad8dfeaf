import type { Point } from '#domains/places/common/near.ts'

export interface Coastline {
  attribution: string
  /** Each island's shore followed by its lakes, as `readRing` reads them. */
  rings: string[][]
}

const degreeParts = 10_000

/**
 * Reads the format of bin/make-coastline.js. Longitudes continue beyond 180, so that the Chatham
 * Islands are beside the others.
 */
export function readRing(text: string): Point[] {
  const points: Point[] = []
  let [at, latitude, longitude] = [0, 0, 0]
  const readNumber = () => {
    let [bits, shift, part] = [0, 0, 0]
    do {
      part = text.charCodeAt(at++) - 63
      bits |= (part & 0x1f) << shift
      shift += 5
    } while (part >= 0x20)
    return bits & 1 ? ~(bits >> 1) : bits >> 1
  }
  while (at < text.length) {
    latitude += readNumber()
    longitude += readNumber()
    points.push({ latitude: latitude / degreeParts, longitude: longitude / degreeParts })
  }
  return points
}

/** Accurate to 250 m; loaded when the first map opens. */
export async function loadCoastline(): Promise<Coastline> {
  const { default: coastline } = await import('./coastline.json')
  return coastline
}
