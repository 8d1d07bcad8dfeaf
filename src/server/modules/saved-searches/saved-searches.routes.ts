import type { FastifyInstance } from 'fastify'
import {
  answerAlertLetter,
  changeSavedSearch,
  listSavedSearches,
  lookAtSavedSearch,
  readAlertLetter,
  removeSavedSearch,
  restoreSavedSearch,
  saveSearch,
} from '#contract/saved-searches/saved-searches.ts'
import { stop_alerts_page } from '#shared/formats/stop-alerts.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { answerLetter, readLetter } from './alert-emails.service.ts'
import {
  changeOwnSearch,
  markSearchSeen,
  readSavedSearches,
  removeOwnSearch,
  restoreOwnSearch,
  addSavedSearch,
} from './saved-searches.service.ts'

export function savedSearchesRoutes(serve: Serve, { db }: Platform): void {
  serve(listSavedSearches, async ({ caller }) => ({ items: await readSavedSearches(db, caller.id) }))
  serve(saveSearch, async ({ input, caller }) => await addSavedSearch(db, caller.id, input))
  serve(changeSavedSearch, async ({ input, caller }) => await changeOwnSearch(db, caller.id, input))
  serve(lookAtSavedSearch, async ({ input, caller }) => {
    await markSearchSeen(db, caller.id, input.id)
    return { ok: true as const }
  })
  serve(removeSavedSearch, async ({ input, caller }) => {
    await removeOwnSearch(db, caller.id, input.id)
    return { ok: true as const }
  })
  serve(restoreSavedSearch, async ({ input, caller }) => await restoreOwnSearch(db, caller.id, input.id))
  serve(readAlertLetter, async ({ input }) => await readLetter(db, input.token))
  serve(answerAlertLetter, async ({ input }) => await answerLetter(db, input.token, input.alerts))
}

/**
 * One-click unsubscribe (RFC 8058): mail programs post without a session. Opening the address with GET leads to the
 * page that asks first.
 */
export function registerOneClick(server: FastifyInstance, { db, config }: Platform): void {
  void server.register(async (own) => {
    // The body is fixed by the standard, so it isn't parsed.
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', { bodyLimit: 4_096 }, (_req, body, done) => {
      body
        .on('end', () => done(null, null))
        .on('error', done)
        .resume()
    })
    const limit = config.limits.rate_limits ? { rateLimit: { max: 60, timeWindow: 60_000 } } : {}
    own.post<{ Params: { token: string } }>(
      '/api/stop-alerts/:token',
      { config: limit },
      async ({ params }, reply) => {
        await answerLetter(db, params.token, 'none')
        return reply.header('cache-control', 'no-store').send({ ok: true })
      },
    )
    own.get<{ Params: { token: string } }>(
      '/api/stop-alerts/:token',
      { config: limit },
      ({ params }, reply) =>
        reply
          .header('cache-control', 'no-store')
          .redirect(`${stop_alerts_page}#${encodeURIComponent(params.token)}`, 303),
    )
  })
}
