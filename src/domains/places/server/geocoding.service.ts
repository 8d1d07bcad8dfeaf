import type { OperationReply } from '#platform/common/operation.ts'
import type { geocodeAddress } from '#domains/places/common/places.ts'
import type { Config } from '#platform/server/config.ts'
import type { CacheOptions } from '#platform/server/cache/cache.ts'
import type { Platform } from '#platform/server/platform.ts'
import { matchAddress, splitWords } from './address-match.rules.ts'
import type { KnownPlace } from './gazetteer/place.types.ts'
import { createGoogleGeocoder, GeocoderFailure, type Geocoder } from './google-geocoder.adapter.ts'
import { selectKnownPlaces } from './places.queries.ts'

type Answer = OperationReply<typeof geocodeAddress>

const maxCandidates = 8
const answerCache: CacheOptions<Answer | null> = {
  name: 'geocoded addresses',
  maxBytes: 8 * 2 ** 20,
  sizeOf: () => 4_000,
  ttlMs: 24 * 3_600_000,
  isWorthCaching: (answer) => answer !== null,
}
/** The gazetteer changes only with a release. */
const gazetteerCache: CacheOptions<KnownPlace[]> = {
  name: 'gazetteer',
  maxBytes: 8 * 2 ** 20,
  sizeOf: ({ length }) => 500 * length,
  ttlMs: Infinity,
}
/** After a failure, Google isn't called for this long. */
const pauseMs = 30_000

export interface AddressFinder {
  /**
   * Only searches of signed-in members reach the geocoder: each costs money and reveals a home to
   * Google.
   */
  find(address: string, asker: { isSignedIn: boolean }): Promise<Answer>
}

const getGeocoder = ({ maps: { googleKey: key, googleUrl: url } }: Config): Geocoder | null =>
  key === null ? null : createGoogleGeocoder({ key, url })

/** Falls back to the gazetteer if there's no geocoder, or it fails. */
export function createAddressFinder(
  { config, db, caches, log }: Pick<Platform, 'config' | 'db' | 'caches' | 'log'>,
  geocoder: Geocoder | null = getGeocoder(config),
): AddressFinder {
  const gazetteer = caches.open(gazetteerCache)
  const answers = caches.open(answerCache)
  let retryAt = 0

  async function queryGeocoder(geocode: Geocoder, address: string, places: readonly KnownPlace[]) {
    if (Date.now() < retryAt) return null
    try {
      const items = (await geocode(address, places)).slice(0, maxCandidates)
      return { items, source: 'google' } satisfies Answer
    } catch (error) {
      if (!(error instanceof GeocoderFailure)) throw error
      retryAt = Date.now() + pauseMs
      log.warn({ reason: error.message }, 'the geocoder failed; the gazetteer stands in')
      return null
    }
  }

  return {
    async find(address, { isSignedIn }) {
      const places = await gazetteer.read('', () => selectKnownPlaces(db))
      const own = (): Answer => ({
        items: matchAddress(places, address, maxCandidates),
        source: 'gazetteer',
      })
      if (!geocoder || !isSignedIn) return own()
      const geocode = () => queryGeocoder(geocoder, address, places)
      return (await answers.read(splitWords(address), geocode)) ?? own()
    },
  }
}
