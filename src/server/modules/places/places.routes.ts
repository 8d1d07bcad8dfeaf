import { listCountries, listPlaces, listRegions } from '#contract/places.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { countries } from './gazetteer/countries.ts'
import { selectPlaces, selectRegions } from './places.queries.ts'

export function placesRoutes(serve: Serve, { db }: Platform): void {
  serve(listPlaces, async () => ({ items: await selectPlaces(db) }))
  serve(listCountries, async () => ({ items: countries.map(([code, name]) => ({ code, name })) }))
  serve(listRegions, async () => ({ items: await selectRegions(db) }))
}
