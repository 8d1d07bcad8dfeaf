import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { pagePolicy, registerSecurityHeaders, takeMarkedScripts } from './security-headers.ts'

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64')
const options = { allowsDevServer: false, imageOrigins: [] }

test('only scripts marked by the renderer may run, and the mark is removed', () => {
  const mark = 'made-up-for-this-page'
  const marked = [
    '<link rel="modulepreload" href="/a.js" nonce="made-up-for-this-page"/>',
    '<script nonce="made-up-for-this-page">start()</script>',
    '<p>nonce</p><script>stealToken()</script>',
    '<script nonce="guessed">stealMore()</script>',
    '<script nonce="made-up-for-this-page" type="module" async="">import "/b.js"</script>',
    '<script type="application/ld+json">{"a":1}</script>',
  ].join('')
  const { html, scripts } = takeMarkedScripts(marked, mark)
  expect(scripts).toEqual(['start()', 'import "/b.js"'])
  expect(html).not.toContain(mark)
  const policy = pagePolicy(scripts, options)
  expect(policy).toContain(`'sha256-${hashOf('start()')}'`)
  for (const injected of ['stealToken()', 'stealMore()', '{"a":1}'])
    expect(policy).not.toContain(hashOf(injected))
})

test('a page without our scripts allows none', () => {
  expect(pagePolicy(takeMarkedScripts('<script>stealToken()</script>', 'x').scripts, options)).toMatch(
    /script-src 'self';/,
  )
})

test.each([
  ['nothing said', undefined, 'DENY', 'same-origin'],
  ['a page', pagePolicy([], options), 'DENY', 'same-origin'],
  ['a policy that forgets frames', "default-src 'none'", 'DENY', 'same-origin'],
  ['a page for our own frames', "frame-ancestors 'self'", 'SAMEORIGIN', 'same-origin'],
  ['a page for any frame', pagePolicy([], { ...options, canBeFramed: true }), undefined, 'cross-origin'],
])('%s gets matching frame headers', async (_what, policy, frameOptions, resources) => {
  const server = Fastify()
  registerSecurityHeaders(server, 'http://localhost')
  server.get('/', (_req, reply) => {
    if (policy) reply.header('content-security-policy', policy)
    return reply.send('')
  })
  const { headers } = await server.inject('/')
  expect(headers['x-frame-options']).toBe(frameOptions)
  expect(headers['cross-origin-resource-policy']).toBe(resources)
})
