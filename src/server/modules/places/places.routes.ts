import { geocodeAddress, listCountries, listPlaces, listRegions } from '#contract/places/places.ts'
import type { Serve } from '#server/platform/http/call.ts'
import { keepAnswers } from '#server/platform/http/kept/kept-answers.ts'
import type { Platform } from '#server/platform/platform.ts'
import { countries } from './gazetteer/countries.data.ts'
import { createAddressFinder } from './geocoding.service.ts'
import { selectPlaces, selectRegions } from './places.queries.ts'

export function placesRoutes(serve: Serve, platform: Platform): void {
  const { db } = platform
  const finder = createAddressFinder(platform)
  // The gazetteer changes with a release alone.
  serve(
    listPlaces,
    keepAnswers(platform, {}, async () => ({ items: await selectPlaces(db) })),
  )
  serve(
    listCountries,
    keepAnswers(platform, {}, async () => ({ items: countries.map(([code, name]) => ({ code, name })) })),
  )
  serve(
    geocodeAddress,
    async ({ input, caller }) => await finder.find(input.address, { is_signed_in: caller !== null }),
  )
  serve(
    listRegions,
    keepAnswers(platform, {}, async () => ({ items: await selectRegions(db) })),
  )
}
