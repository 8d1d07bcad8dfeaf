import type { Point } from '#contract/distance.ts'
import { pixelOf, type View } from './map-view.ts'

export interface Cluster<Item> extends Point {
  items: Item[]
}

/** So near to one another on the screen, marks would cover each other. */
const apart_px = { x: 92, y: 40 }

/**
 * What stands so close on the screen that it is shown as one, in the order of the items. The same whatever part of the
 * map is seen, so that nothing jumps while it is moved.
 */
export function clustersOf<Item extends { point: Point }>(
  view: View,
  items: readonly Item[],
): Cluster<Item>[] {
  const screen = { width: 0, height: 0 }
  const clusters: { x: number; y: number; items: Item[] }[] = []
  for (const item of items) {
    const { x, y } = pixelOf(view, screen, item.point)
    const near = clusters.find((one) => Math.abs(one.x - x) < apart_px.x && Math.abs(one.y - y) < apart_px.y)
    if (near) near.items.push(item)
    else clusters.push({ x, y, items: [item] })
  }
  return clusters.map((cluster) => ({
    items: cluster.items,
    ...middleOf(cluster.items.map(({ point }) => point)),
  }))
}

/** Of points that are close together, on one side of the line of dates. */
const middleOf = (points: readonly Point[]): Point => ({
  latitude: points.reduce((sum, { latitude }) => sum + latitude, 0) / points.length,
  longitude: points.reduce((sum, { longitude }) => sum + eastward(longitude), 0) / points.length,
})

const eastward = (longitude: number) => (longitude < 0 ? longitude + 360 : longitude)

/** Whether coming nearer would tell them apart. */
export const isSpread = (items: readonly { point: Point }[]): boolean =>
  items.some(
    ({ point }) =>
      point.latitude !== items[0]!.point.latitude || point.longitude !== items[0]!.point.longitude,
  )
