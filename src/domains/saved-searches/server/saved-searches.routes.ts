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
} from '#domains/saved-searches/common/saved-searches.ts'
import { stopAlertsPage } from '#domains/saved-searches/common/stop-alerts.ts'
import type { Serve } from '#platform/server/http/call.ts'
import { registerOneClick } from '#platform/server/http/one-click.ts'
import type { Platform } from '#platform/server/platform.ts'
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

export function registerStopAlerts(server: FastifyInstance, platform: Platform): void {
  registerOneClick(server, platform, {
    path: stopAlertsPage,
    stop: (token) => answerLetter(platform.db, token, 'none'),
  })
}
