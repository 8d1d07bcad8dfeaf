import { expect, test } from 'vitest'
import { knownCarriers } from '#domains/settings/common/carriers.ts'
import { getTrackingUrl } from './carriers.ts'

const carriers = [
  ...knownCarriers,
  { name: 'Fast Couriers', url_pattern: 'https://track.example.nz/{number}' },
  { name: 'Unsafe', url_pattern: 'http://track.example.nz/{number}' },
]

test.each([
  ['NZ Post', 'AB123456789NZ', 'https://www.nzpost.co.nz/tools/tracking?trackid=AB123456789NZ'],
  ['nz post ', 'AB 123 NZ', 'https://www.nzpost.co.nz/tools/tracking?trackid=AB123NZ'],
  ['Aramex', 'MY1', 'https://www.aramex.co.nz/tools/track?l=MY1'],
  ['DHL', '1234567890', 'https://www.dhl.com/nz-en/home/tracking.html?tracking-id=1234567890&submit=1'],
  ['Fast Couriers', 'a/../b?c#d&e', 'https://track.example.nz/a%2F..%2Fb%3Fc%23d%26e'],
  ['Fast Couriers', "$&$'", "https://track.example.nz/%24%26%24'"],
  ['Unsafe', '1', null],
  ['My cousin', '1', null],
])('getTrackingUrl of %s and %s is %s', (name, number, url) => {
  expect(getTrackingUrl(carriers, name, number)).toBe(url)
})
