import * as z from 'zod/mini'
import type { Geocoded } from '#domains/places/common/places.ts'
import { placeAt } from './address-match.rules.ts'
import type { KnownPlace } from './gazetteer/place.types.ts'

export type Geocoder = (address: string, places: readonly KnownPlace[]) => Promise<Geocoded[]>

/** Contains neither the requested address nor the key. */
export class GeocoderFailure extends Error {}

const timeoutMs = 3_000
const maxBytes = 512 * 1024

const named = z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) })
const result = z.object({
  address_components: z.array(named),
  formatted_address: z.string().check(z.minLength(1), z.maxLength(500)),
  geometry: z.object({
    location: z.object({
      lat: z.number().check(z.minimum(-90), z.maximum(90)),
      lng: z.number().check(z.minimum(-180), z.maximum(180)),
    }),
    location_type: z.enum(['ROOFTOP', 'RANGE_INTERPOLATED', 'GEOMETRIC_CENTER', 'APPROXIMATE']),
  }),
  types: z.array(z.string()),
})
const answer = z.object({ status: z.string(), results: z.array(result) })
type Result = z.output<typeof result>

export function createGoogleGeocoder({ key, url }: { key: string; url: string }): Geocoder {
  return async (address, places) => {
    const requestUrl = new URL('/maps/api/geocode/json', url)
    requestUrl.search = String(
      new URLSearchParams({ address, components: 'country:NZ', region: 'nz', language: 'en', key }),
    )
    const { status, results } = await fetchAnswer(requestUrl)
    if (status === 'ZERO_RESULTS') return []
    if (status !== 'OK') throw new GeocoderFailure(`status ${status.slice(0, 40)}`)
    return results.filter(isHere).map((one) => toCandidate(one, places))
  }
}

async function fetchAnswer(requestUrl: URL): Promise<z.output<typeof answer>> {
  let text: string
  try {
    // A redirect would pass the key on.
    const response = await fetch(requestUrl, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) throw new GeocoderFailure(`HTTP ${response.status}`)
    text = await readAtMost(response, maxBytes)
  } catch (error) {
    if (error instanceof GeocoderFailure) throw error
    // fetch's message may contain the address with the key.
    throw new GeocoderFailure(
      error instanceof Error && error.name === 'TimeoutError' ? 'too slow' : 'unreachable',
    )
  }
  const read = z.safeParse(answer, readJson(text))
  if (!read.success) throw new GeocoderFailure('an answer that is not as agreed')
  return read.data
}

async function readAtMost(response: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > most) throw new GeocoderFailure('an answer that is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isHere = ({ address_components: addressComponents }: Result) =>
  addressComponents.some(
    ({ types, short_name: shortName }) => types.includes('country') && shortName === 'NZ',
  )

const placeTypes = ['neighborhood', 'sublocality_level_1', 'sublocality', 'locality', 'postal_town']

function toCandidate(
  { address_components: addressComponents, formatted_address: formattedAddress, geometry, types }: Result,
  places: readonly KnownPlace[],
): Geocoded {
  const point = { latitude: geometry.location.lat, longitude: geometry.location.lng }
  const names = placeTypes.flatMap((type) =>
    addressComponents.filter((one) => one.types.includes(type)).map((one) => one.long_name),
  )
  return {
    label: formattedAddress.replace(/, New Zealand$/, ''),
    ...placeAt(point, names, places),
    ...point,
    precision: getPrecision(geometry.location_type, types),
  }
}

function getPrecision(
  locationType: Result['geometry']['location_type'],
  types: readonly string[],
): Geocoded['precision'] {
  if (types.includes('administrative_area_level_1')) return 'region'
  if (types.includes('administrative_area_level_2')) return 'district'
  if (types.some((type) => placeTypes.includes(type))) return 'suburb'
  if (locationType === 'GEOMETRIC_CENTER') return 'street'
  return locationType === 'APPROXIMATE' ? 'suburb' : 'address'
}
