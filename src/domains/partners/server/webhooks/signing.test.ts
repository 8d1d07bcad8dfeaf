import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { signBody } from './delivering.service.ts'

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')

test.each([
  ['{"id":"evt_1"}', 1_700_000_000, ['whsec_a']],
  ['', 1, ['whsec_a']],
  ['{"text":"Kia ora, e hoa – ā"}', 1_700_000_000, ['whsec_new', 'whsec_old']],
])('sign signs %s at %s with %j', (body, at, secrets) => {
  expect(signBody(body, at, secrets)).toBe(
    [`t=${at}`, ...secrets.map((secret) => `v1=${hmac(secret, `${at}.${body}`)}`)].join(','),
  )
})

test('sign gives a known signature', () => {
  // Computed by: printf '1700000000.{}' | openssl dgst -sha256 -hmac whsec_test
  expect(signBody('{}', 1_700_000_000, ['whsec_test'])).toBe(
    't=1700000000,v1=35495024f4ef3f94e5a93e22221544c4b75e9a42300cd965ab81cb85cd994e91',
  )
})

test.each([
  ['another body', '{ }', 1_700_000_000, 'whsec_test'],
  ['another time', '{}', 1_700_000_001, 'whsec_test'],
  ['another secret', '{}', 1_700_000_000, 'whsec_tesT'],
])('%s has another signature', (_what, body, at, secret) => {
  const [, signature] = signBody('{}', 1_700_000_000, ['whsec_test']).split('v1=')
  expect(signBody(body, at, [secret])).not.toContain(signature)
})
