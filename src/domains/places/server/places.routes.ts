import { geocodeAddress, listCountries, listPlaces, listRegions } from '#domains/places/common/places.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import type { Serve } from '#platform/server/http/call.ts'
import { cacheAnswers } from '#platform/server/http/cached/cached-answers.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { countries } from './gazetteer/countries.data.ts'
import { createAddressFinder } from './geocoding.service.ts'
import * as t from '#domains/places/texts.ts'
import { selectPlaces, selectRegions } from './places.queries.ts'

export function placesRoutes(serve: Serve, platform: Platform): void {
  const { db } = platform
  const finder = createAddressFinder(platform)
  // The gazetteer changes only with a release.
  serve(
    listPlaces,
    cacheAnswers(platform, listPlaces, {}, async () => ({ items: await selectPlaces(db) })),
  )
  serve(
    listCountries,
    cacheAnswers(platform, listCountries, {}, async () => ({
      items: countries.map(([code, name]) => ({ code, name })),
    })),
  )
  serve(
    geocodeAddress,
    async ({ input, caller }) => await finder.find(readAddress(input), { isSignedIn: caller !== null }),
  )
  serve(
    listRegions,
    cacheAnswers(platform, listRegions, {}, async () => ({ items: await selectRegions(db) })),
  )
}

function readAddress({ address, value }: OperationValues<typeof geocodeAddress>): string {
  const searched = address ?? value
  return searched !== undefined && (address === undefined || value === undefined)
    ? searched
    : refuse('validation_failed', { errors: { address: t.enter_one_address() } })
}
