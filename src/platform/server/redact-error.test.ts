import { expect, test } from 'vitest'
import { redactError } from './redact-error.ts'

test.each([
  ['connect ECONNREFUSED 127.0.0.1:25', 'connect ECONNREFUSED 127.0.0.1:25'],
  ['No mailbox for mere.tua+1@example.co.nz here', 'No mailbox for [email] here'],
  ['Twilio refused +64 21 555 0101: blocked', 'Twilio refused [number]: blocked'],
  ['GET https://api.example.nz/v1/x?key=abc failed', 'GET https://api.example.nz/v1/x?… failed'],
  ['bad header Bearer abc.def', 'bad header [token]'],
  ['token Zk3v9QpX0aaBBccDDeeFFgg1234 has expired', 'token [token] has expired'],
  ['x'.repeat(20), 'x'.repeat(20)],
  ['no such listing 101132', 'no such listing 101132'],
])('redactError of %s gives %s', (error, shown) => {
  expect(redactError(error)).toBe(shown)
})

test('redactError cuts a long error', () => {
  expect(redactError('a b '.repeat(1000))).toHaveLength(500)
})
