import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each([
  ['1.1.1.1', true],
  ['9.255.255.255', true],
  ['11.0.0.0', true],
  ['100.63.255.255', true],
  ['100.128.0.0', true],
  ['172.15.255.255', true],
  ['172.32.0.0', true],
  ['142.250.204.10', true],
  ['2404:6800:4006:80a::200a', true],
  ['2606:4700:4700::1111', true],
  // this host, and its loopback
  ['0.0.0.0', false],
  ['0.1.2.3', false],
  ['127.0.0.1', false],
  ['127.255.255.254', false],
  ['::', false],
  ['::1', false],
  // private
  ['10.0.0.1', false],
  ['172.16.0.1', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['fc00::1', false],
  ['fd12:3456:789a::1', false],
  // link-local: cloud metadata services
  ['169.254.169.254', false],
  ['fe80::1', false],
  ['fe80::1%eth0', false],
  ['fec0::1', false],
  // carrier-grade NAT
  ['100.64.0.1', false],
  ['100.127.255.255', false],
  // IPv4 inside IPv6
  ['::ffff:127.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:1.1.1.1', false],
  ['::ffff:7f00:1', false],
  ['::127.0.0.1', false],
  ['64:ff9b::10.0.0.1', false],
  ['64:ff9b:1::1', false],
  ['2002:7f00:1::', false],
  ['2001:0:4136:e378:8000:63bf:3fff:fdd2', false],
  // protocols, tests and documentation
  ['192.0.0.8', false],
  ['192.0.2.1', false],
  ['192.88.99.1', false],
  ['198.18.0.1', false],
  ['198.51.100.1', false],
  ['203.0.113.1', false],
  ['2001:db8::1', false],
  ['3fff::1', false],
  // multicast, broadcast and reserved
  ['224.0.0.1', false],
  ['240.0.0.1', false],
  ['255.255.255.255', false],
  ['ff02::1', false],
  ['4000::1', false],
  // not an address
  ['', false],
  ['localhost', false],
  ['127.1', false],
  ['0x7f000001', false],
  ['2130706433', false],
  ['[::1]', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})
