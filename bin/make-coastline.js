#!/usr/bin/env node
/**
 * Makes src/domains/places/web/coastline.json: `node bin/make-coastline.js PATH`, where PATH is map.geo.json of
 * @geo-maps/earth-lands-100m 0.6.0. That package is 117 MB, so the result is committed. The data is OpenStreetMap's,
 * under the Open Database License (docs/decisions/0054-maps-with-leaflet-and-openstreetmap.md).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { root } from './run.js'

const degree_parts = 10_000

// Longitudes east of the date line continue beyond 180, so that the Chatham Islands appear beside the other islands.
const eastward = (longitude) => (longitude < 0 ? longitude + 360 : longitude)
const isOurs = ([longitude, latitude]) =>
  latitude < -33.8 && latitude > -48 && eastward(longitude) > 165.5 && eastward(longitude) < 184.5

const { geometries } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const land = geometries.flatMap(({ coordinates }) => coordinates).filter(([outer]) => outer.some(isOurs))
// Smaller lakes would be only a few corners at this scale.
const min_lake_km2 = 3
const rings = land.map(([shore, ...waters]) =>
  [shore, ...waters.filter((ring) => areaKm2(ring) >= min_lake_km2)].map(encodeRing),
)

writeFileSync(
  join(root, 'src', 'web', 'features', 'places', 'coastline.json'),
  `${JSON.stringify({ attribution: '© OpenStreetMap contributors', rings })}\n`,
)

function areaKm2(points) {
  const sum = points.reduce((total, [x, y], at) => {
    const [next_x, next_y] = points[(at + 1) % points.length]
    return total + x * next_y - next_x * y
  }, 0)
  return (Math.abs(sum) / 2) * 111.2 ** 2 * Math.cos((points[0][1] * Math.PI) / 180)
}

/**
 * Encodes deltas of latitude and longitude in 1/10,000 degree, 5 bits per character (as in
 * polylines of map services).
 */
function encodeRing(points) {
  let [last_latitude, last_longitude] = [0, 0]
  let text = ''
  // The last point of a ring repeats the first.
  for (const [longitude, latitude] of points.slice(0, -1)) {
    const [now_latitude, now_longitude] = [latitude, eastward(longitude)].map((degrees) =>
      Math.round(degrees * degree_parts),
    )
    text += encodeNumber(now_latitude - last_latitude) + encodeNumber(now_longitude - last_longitude)
    ;[last_latitude, last_longitude] = [now_latitude, now_longitude]
  }
  return text
}

function encodeNumber(number) {
  let bits = number < 0 ? ~(number << 1) : number << 1
  let text = ''
  for (; bits >= 0x20; bits >>= 5) text += String.fromCharCode((0x20 | (bits & 0x1f)) + 63)
  return text + String.fromCharCode(bits + 63)
}
