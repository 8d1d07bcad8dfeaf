import { expect, test } from 'vitest'
import { deviceKind, getNetwork } from './known-devices.rules.ts'

const chrome = (version: string, system = 'Windows NT 10.0; Win64; x64') =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36`

test('an update is the same device, but another browser or system isn’t', () => {
  const known = deviceKind(chrome('141.0.0.0'))
  expect(deviceKind(chrome('142.0.7444.60'))).toBe(known)
  expect(deviceKind(`${chrome('141.0.0.0')} Edg/141.0.0.0`)).not.toBe(known)
  expect(deviceKind(chrome('141.0.0.0', 'Macintosh; Intel Mac OS X 10_15_7'))).not.toBe(known)
  expect(deviceKind('')).toBe('')
})

test.each([
  ['203.97.12.4', '203.97'],
  ['::ffff:203.97.12.4', '203.97'],
  ['2404:4400:12ab:5600:1:2:3:4', '2404:4400:12ab'],
  ['2404:4400:012AB:ff::1', '2404:4400:12ab'],
  ['2404::1', '2404:0:0'],
  ['::1', '0:0:0'],
  ['', ''],
])('the network of %s is %s', (address, network) => {
  expect(getNetwork(address)).toBe(network)
})
