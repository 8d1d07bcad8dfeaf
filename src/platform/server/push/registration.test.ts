import { expect, test } from 'vitest'
import { aPushDevice } from '#test/harness/doubles/push-device.ts'
import { readRegistration } from './registration.ts'

const { endpoint, keys } = JSON.parse(aPushDevice('https://push.example.nz/send/1').firebase_token)

test('a subscription is read, whatever extra fields a browser sends', () => {
  const registration = readRegistration(JSON.stringify({ endpoint, keys, expirationTime: null }))
  expect(registration?.endpoint.href).toBe(endpoint)
  expect(registration?.p256dh).toEqual(Buffer.from(keys.p256dh, 'base64url'))
  expect(registration?.auth).toEqual(Buffer.from(keys.auth, 'base64url'))
})

test.each([
  ['an address and a query', 'https://fcm.googleapis.com/fcm/send/a:b?c=d'],
  ['the usual port', 'https://push.example.nz:443/1'],
  ['a public IP address', 'https://1.1.1.1/1'],
  ['a public IPv6 address', 'https://[2606:4700:4700::1111]/1'],
])('an endpoint may be %s', (_what, good) => {
  expect(readRegistration(JSON.stringify({ endpoint: good, keys }))).not.toBeNull()
})

test.each([
  ['without https', 'http://push.example.nz/1'],
  ['another scheme', 'file:///etc/passwd'],
  ['a port of somebody’s own', 'https://push.example.nz:8443/1'],
  ['with a name', 'https://user@push.example.nz/1'],
  ['with a password', 'https://:secret@push.example.nz/1'],
  ['this machine', 'https://localhost/1'],
  ['a machine nearby', 'https://database/1'],
  ['loopback', 'https://127.0.0.1/1'],
  ['loopback in short', 'https://127.1/1'],
  ['loopback as a number', 'https://2130706433/1'],
  ['loopback in hexadecimal', 'https://0x7f.1/1'],
  ['loopback in IPv6', 'https://[::1]/1'],
  ['mapped into IPv6', 'https://[::ffff:10.0.0.1]/1'],
  ['a private address', 'https://192.168.1.1/1'],
  ['where clouds keep secrets', 'https://169.254.169.254/latest/meta-data'],
  ['nothing', ''],
  ['no address', 'push'],
  ['endless', `https://push.example.nz/${'a'.repeat(2048)}`],
])('an endpoint may not be %s', (_what, bad) => {
  expect(readRegistration(JSON.stringify({ endpoint: bad, keys }))).toBeNull()
})

test.each([
  ['no JSON', 'push-1'],
  ['null', 'null'],
  ['without keys', JSON.stringify({ endpoint })],
  ['without a secret', JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh } })],
  ['with a secret that is too short', JSON.stringify({ endpoint, keys: { ...keys, auth: 'AAAA' } })],
  ['with a key that is too short', JSON.stringify({ endpoint, keys: { ...keys, p256dh: 'BAAA' } })],
  [
    'with a compressed key',
    JSON.stringify({ endpoint, keys: { ...keys, p256dh: `A${keys.p256dh.slice(1)}` } }),
  ],
  ['with a key in other letters', JSON.stringify({ endpoint, keys: { ...keys, p256dh: '*'.repeat(87) } })],
])('a token is refused as a subscription: %s', (_what, token) => {
  expect(readRegistration(token)).toBeNull()
})
