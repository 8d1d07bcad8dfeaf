import { expect, test } from 'vitest'
import type { FastifyReply } from 'fastify'
import { readConfig } from '../config.ts'
import { clearHint, hintCookieName, readHint, setHint } from './hint-cookie.ts'

function cookieOf(act: (reply: FastifyReply) => void) {
  const headers: Record<string, unknown> = {}
  act({ header: (name: string, value: unknown) => (headers[name] = value) } as never)
  return headers['set-cookie']
}

test('the hint cookie over https is secure', () => {
  const config = { http: readConfig({ PUBLIC_URL: 'https://hoko.example.nz' }).http }
  expect(cookieOf((reply) => setHint(reply, 'admin', 60, config))).toBe(
    `${hintCookieName}=admin; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure`,
  )
  expect(cookieOf((reply) => clearHint(reply, config))).toBe(
    `${hintCookieName}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure`,
  )
})

test.each([
  [undefined, null],
  ['', null],
  [`${hintCookieName}=user`, 'user'],
  [`theme=dark; ${hintCookieName}=admin`, 'admin'],
  [`${hintCookieName}=`, null],
  [`${hintCookieName}=root`, null],
  [`not_${hintCookieName}=user`, null],
])('the hint cookie of %s is %s', (cookie, type) => {
  expect(readHint({ headers: { cookie } })).toBe(type)
})
