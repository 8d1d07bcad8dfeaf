import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform.ts'
import { limitCallers } from './limits/limit-callers.ts'

interface OneClick {
  /** Used under `/api`, and for the confirmation page. */
  path: string
  stop: (token: string) => Promise<unknown>
}

/**
 * One-click unsubscribe (RFC 8058): mail programs post without a session. A GET leads to the
 * confirmation page.
 */
export function registerOneClick(
  server: FastifyInstance,
  { config, limits }: Pick<Platform, 'config' | 'limits'>,
  { path, stop }: OneClick,
): void {
  void server.register(async (own) => {
    // The body is fixed by the standard, so it isn't parsed.
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', { bodyLimit: 4_096 }, (_req, body, done) => {
      body
        .on('end', () => done(null, null))
        .on('error', done)
        .resume()
    })
    const limit = () =>
      config.limits.rateLimits ? [limitCallers(limits.open(`link:${path}`, { most: 60 }))] : []
    const address = `/api${path}/:token`
    own.post<{ Params: { token: string } }>(address, { onRequest: limit() }, async ({ params }, reply) => {
      await stop(params.token)
      return reply.header('cache-control', 'no-store').send({ ok: true })
    })
    own.get<{ Params: { token: string } }>(address, { onRequest: limit() }, ({ params }, reply) =>
      reply.header('cache-control', 'no-store').redirect(`${path}#${encodeURIComponent(params.token)}`, 303),
    )
  })
}
