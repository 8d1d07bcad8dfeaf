import { expect, test } from 'vitest'
import { clientAddress, limitKey, plainAddress } from './client-address.ts'

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:5123', '203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:80', '203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::7]:443', '2001:db8:1:2::7', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80::1', 'fe80:0:0:0::/64'],
  ['::1', '::1', '0:0:0:0::/64'],
])('%s is %s, and counts as %s', (text, plain, key) => {
  expect(plainAddress(text)).toBe(plain)
  expect(limitKey(plain)).toBe(key)
})

test.each(['', 'unknown', '1.2.3', '1.2.3.4.5', '_hidden', '203.0.113.7, 9', 'a:b:c', '999.1.1.1:80'])(
  '“%s” is no address',
  (text) => {
    expect(plainAddress(text)).toBe(null)
  },
)

test('an invalid address from a proxy counts as the proxy’s own', () => {
  const socket = { remoteAddress: '::ffff:10.0.0.1' } as never
  expect(clientAddress({ ip: 'gibberish', socket })).toBe('10.0.0.1')
  expect(clientAddress({ ip: '203.0.113.7:99', socket })).toBe('203.0.113.7')
})
