import { listPlaces, listRegions } from '#contract/places.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { selectPlaces, selectRegions } from './places.queries.ts'

export function placesRoutes(serve: Serve, { db }: Platform): void {
  serve(listPlaces, async () => ({ items: await selectPlaces(db) }))
  serve(listRegions, async () => ({ items: await selectRegions(db) }))
}
