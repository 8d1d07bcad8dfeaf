import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createLog, linesForPeople } from './log.ts'

function aLog() {
  const lines: string[] = []
  const log = createLog({ mode: 'production', logLevel: 'info' }, { write: (line) => void lines.push(line) })
  return { log, lines, last: () => JSON.parse(lines.at(-1)!) }
}

test.each([
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'new_password',
  'token',
  'code',
  'registration_token',
  'request_token',
  'challenge',
  'firebase_token',
  'push_subscription',
])('%s is never logged, however deep', (name) => {
  const { log, lines } = aLog()
  log.info({ [name]: 'hush', body: { [name]: 'hush' }, req2: { headers: { [name]: 'hush' } } }, 'called')
  expect(lines.join()).not.toContain('hush')
  expect(lines.join()).toContain('[hidden]')
})

test('a request is logged as its method and path', async () => {
  const { log, lines } = aLog()
  const server = Fastify({ loggerInstance: log })
  server.get('/*', async () => ({ ok: true }))
  await server.inject({
    url: '/auth/reset-password/hush-hush?email=mere@example.nz',
    headers: { authorization: 'Bearer hush' },
  })
  const [incoming, completed] = lines.map((line) => JSON.parse(line))
  expect(incoming.req).toEqual({ method: 'GET', path: '/auth/reset-password/[hidden]' })
  expect(completed.res).toEqual({ status: 200 })
  expect(incoming.reqId).toBeTruthy()
  expect(lines.join()).not.toMatch(/hush|mere/)
})

test('an error is logged without the database’s details of the row', () => {
  const { log, lines, last } = aLog()
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(mere@example.nz)',
  })
  log.error({ err: error }, 'failed')
  expect(last().err).toMatchObject({ message: 'duplicate key', reason: '23505' })
  expect(lines.join()).not.toContain('mere')
})

test('the human-readable log has short lines', () => {
  let text = ''
  const screen = new Writable({
    write(chunk, _encoding, done) {
      text += chunk
      done()
    },
  })
  const log = createLog({ mode: 'demo', logLevel: 'warn' }, linesForPeople(screen))
  log.warn(
    { req: { method: 'GET', url: '/listing/1?x=1' }, res: { statusCode: 503 }, responseTime: 12.3 },
    'slow',
  )
  expect(text).toMatch(/^\d\d:\d\d:\d\d warn {2}slow GET \/listing\/1 503 12 ms\n$/)
})

test('each line names its node in production, and not for people', () => {
  for (const [mode, expected] of [
    ['production', { node: 'web-1' }],
    ['demo', {}],
  ] as const) {
    const lines: string[] = []
    createLog({ mode, logLevel: 'info' }, { write: (line) => void lines.push(line) }, 'web-1').info('started')
    const { node } = JSON.parse(lines[0]!)
    expect(node === undefined ? {} : { node }).toEqual(expected)
  }
})
