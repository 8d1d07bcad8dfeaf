import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { geocodeAddress } from '#domains/places/common/places.ts'
import { readConfig } from '#platform/server/config.ts'
import { aFakeGoogle, send, type FakeGoogle, type GoogleResult } from '#test/harness/doubles/google-maps.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { createCaches } from '#platform/server/cache/caches.ts'
import { createAddressFinder } from './geocoding.service.ts'
import { createGoogleGeocoder } from './google-geocoder.adapter.ts'

const key = 'AIza-a-secret-key'
const jacksonStreet: GoogleResult = {
  formatted_address: '12 Jackson Street, Petone, Lower Hutt 5012, New Zealand',
  lat: -41.2263,
  lng: 174.8721,
  components: [
    ['sublocality', 'Petone'],
    ['locality', 'Lower Hutt'],
    ['administrative_area_level_1', 'Wellington'],
  ],
}

let google: FakeGoogle
let app: TestApp
let member: Person
beforeAll(async () => {
  google = await aFakeGoogle({ key })
  app = await createTestApp({ maps: { googleKey: key, googleUrl: google.url } })
  member = await aMember(app)
})
afterAll(async () => {
  await app[Symbol.asyncDispose]()
  await google[Symbol.asyncDispose]()
})
beforeEach(() => {
  google.params.length = 0
  google.answers([jacksonStreet])
})

const aFinder = () => createAddressFinder({ ...app.platform, caches: createCaches(app.platform) })
const signedIn = { isSignedIn: true }

test('the gazetteer answers if there is no key', async () => {
  await using plain = await createTestApp()
  const found = await plain
    .as(await aMember(plain))
    .call(geocodeAddress, { address: '12 Jackson Street, Petone' })
  expect(found).toEqual({
    source: 'gazetteer',
    items: [expect.objectContaining({ label: 'Petone, Lower Hutt', suburb: 'petone', precision: 'suburb' })],
  })
  expect((await plain.as(null).call(geocodeAddress, { address: 'zzz' })).items).toEqual([])
  const address = '12 Jackson Street, Petone'
  const plainly = await plain.as(null).call(geocodeAddress, { address })
  expect(await plain.as(null).call(geocodeAddress, { value: address })).toEqual(plainly)
  expect(await plain.as(null).call(geocodeAddress, { key: 'address', value: address })).toEqual(plainly)
  for (const wrong of [{}, { address, value: address }, { key: 'latlng' as never, value: address }])
    expect(await plain.as(null).call(geocodeAddress, wrong)).toMatchObject({ status: 422 })
})

test('Google is called as its contract requires, and answers in our format', async () => {
  const found = await app.as(member).call(geocodeAddress, { address: '12 Jackson St, Petone' })
  expect(found).toEqual({
    source: 'google',
    items: [
      {
        label: '12 Jackson Street, Petone, Lower Hutt 5012',
        suburb: 'petone',
        district: 'lower-hutt',
        region: 'wellington',
        place_name: 'Petone, Lower Hutt',
        latitude: -41.2263,
        longitude: 174.8721,
        precision: 'address',
      },
    ],
  })
  expect(google.params.map((query) => Object.fromEntries(query))).toEqual([
    { address: '12 Jackson St, Petone', components: 'country:NZ', region: 'nz', language: 'en', key },
  ])
})

test.each<[string, Partial<GoogleResult>, string]>([
  ['ROOFTOP', {}, 'address'],
  ['RANGE_INTERPOLATED', {}, 'address'],
  ['GEOMETRIC_CENTER', { types: ['route'] }, 'street'],
  ['APPROXIMATE', { types: ['sublocality', 'political'] }, 'suburb'],
  ['APPROXIMATE', { types: ['locality', 'political'] }, 'suburb'],
  ['APPROXIMATE', { types: ['postal_code'] }, 'suburb'],
  ['APPROXIMATE', { types: ['administrative_area_level_2', 'political'] }, 'district'],
  ['APPROXIMATE', { types: ['administrative_area_level_1', 'political'] }, 'region'],
])('%s %j has precision %s', async (locationType, result, precision) => {
  google.answers([{ ...jacksonStreet, ...result, location_type: locationType }])
  const { items } = await aFinder().find('somewhere', signedIn)
  expect(items.map((item) => item.precision)).toEqual([precision])
})

test('results abroad are left out, and no result gives an empty list', async () => {
  google.answers([{ ...jacksonStreet, country: 'AU' }])
  expect(await aFinder().find('petone', signedIn)).toEqual({ items: [], source: 'google' })
  google.answers([])
  expect(await aFinder().find('petone', signedIn)).toEqual({ items: [], source: 'google' })
})

test('a visitor’s search uses only the gazetteer, without a call to Google', async () => {
  const found = await app.as(null).call(geocodeAddress, { address: 'petone' })
  expect(found).toMatchObject({ source: 'gazetteer' })
  expect(google.params).toEqual([])
})

test('the same address is requested once', async () => {
  const finder = aFinder()
  const first = await finder.find('12 Jackson St, Petone', signedIn)
  expect(await finder.find('12 JACKSON ST  PETONE', signedIn)).toEqual(first)
  expect(google.params).toHaveLength(1)
})

test('concurrent searches of one address share a request', async () => {
  const finder = aFinder()
  const found = await Promise.all([1, 2, 3].map(() => finder.find('12 Jackson St, Petone', signedIn)))
  expect(found.map(({ source }) => source)).toEqual(['google', 'google', 'google'])
  expect(google.params).toHaveLength(1)
})

test.each<[string, Parameters<FakeGoogle['fails']>[0]]>([
  [
    'a denied request',
    (_req, res) => send(res, { status: 'REQUEST_DENIED', results: [], error_message: key }),
  ],
  ['a spent quota', (_req, res) => send(res, { status: 'OVER_QUERY_LIMIT', results: [] })],
  ['an error of theirs', (_req, res) => void res.writeHead(500).end(key)],
  ['no JSON', (_req, res) => void res.writeHead(200).end('<html>')],
  ['another shape', (_req, res) => send(res, { status: 'OK', results: [{ formatted_address: 'x' }] })],
  ['a point off the earth', (_req, res) => send(res, { status: 'OK', results: [offEarth] })],
  ['a redirect', (_req, res) => void res.writeHead(302, { location: `/elsewhere?key=${key}` }).end()],
  ['a hang-up', (req) => void req.socket.destroy()],
  ['megabytes', (_req, res) => void res.writeHead(200).end(`"${'x'.repeat(2_000_000)}"`)],
])('after %s the gazetteer answers, and Google is not called for a while', async (_what, how) => {
  google.fails(how)
  app.logLines.length = 0
  const finder = aFinder()
  for (const address of ['petone', 'Petone Beach']) {
    expect((await finder.find(address, signedIn)).source).toBe('gazetteer')
  }
  expect((await finder.find('petone', signedIn)).items[0]).toMatchObject({ suburb: 'petone' })
  expect(google.params).toHaveLength(1)
  expect(app.logLines.join('')).toContain('the gazetteer stands in')
  expect(app.logLines.join('')).not.toContain(key)
})

const offEarth = {
  address_components: [{ long_name: 'New Zealand', short_name: 'NZ', types: ['country'] }],
  formatted_address: 'Nowhere',
  geometry: { location: { lat: 95, lng: 0 }, location_type: 'ROOFTOP' },
  types: [],
}

test('a slow geocoder times out', async () => {
  google.fails(() => undefined)
  const before = performance.now()
  expect((await aFinder().find('petone', signedIn)).source).toBe('gazetteer')
  const took = performance.now() - before
  expect(took).toBeGreaterThan(2_500)
  expect(took).toBeLessThan(6_000)
})

test('a wrong key counts as a failure like any other', async () => {
  const geocoder = createGoogleGeocoder({ key: 'another', url: google.url })
  await expect(geocoder('petone', [])).rejects.toThrow('status REQUEST_DENIED')
})

test.each([
  [{ GOOGLE_MAPS_URL: 'http://maps.example.nz' }, 'GOOGLE_MAPS_URL'],
  [{ MAP_TILES_URL: 'https://tiles.example.nz/{z}/{x}.png', MAP_TILES_ATTRIBUTION: 'x' }, '{z}, {x} and {y}'],
  [{ MAP_TILES_URL: 'https://{x}.example.nz/{z}/{x}/{y}', MAP_TILES_ATTRIBUTION: 'x' }, '{z}, {x} and {y}'],
  [
    { MAP_TILES_URL: 'https://a.nz; script-src */{z}/{x}/{y}', MAP_TILES_ATTRIBUTION: 'x' },
    '{z}, {x} and {y}',
  ],
  [{ MAP_TILES_URL: 'https://tiles.example.nz/{z}/{x}/{y}.png' }, 'MAP_TILES_ATTRIBUTION'],
])('%j is refused at start', (env, named) => {
  expect(() => readConfig(env)).toThrow(named)
})
