import {
  changeContact,
  changePassword,
  confirmContact,
  confirmPassword,
  endOtherSessions,
  endSession,
  exportMyData,
  listSessions,
  putProfile,
} from '#contract/accounts/account-settings.ts'
import { getSeller } from '#contract/accounts/members.ts'
import { transact } from '#server/platform/database/db.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusal.ts'
import { codeSettings } from '../codes/code-sending.service.ts'
import { endSessions } from '../accounts.service.ts'
import { viewAccount } from '../accounts.view.ts'
import { askForContact, confirmOwnContact } from '../registration/contact.service.ts'
import { exportData } from './export.service.ts'
import { changeOwnPassword, confirmOwnPassword, refuseStalePassword } from '../auth/password.service.ts'
import { selectSeller } from './profile.queries.ts'
import { changeOwnProfile } from './profile.service.ts'
import { viewSeller } from './profile.view.ts'
import { endOwnSession, readSessions } from '../auth/sessions.service.ts'

/** What the owner of an account changes about it, and how others see them. */
export function settingsRoutes(serve: Serve, { config, db, storage }: Platform): void {
  const parts = { db, public_url: config.public_url, ...codeSettings(config) }

  serve(putProfile, async ({ input, caller }) => viewAccount(await changeOwnProfile(db, caller.id, input)))

  serve(getSeller, async ({ input }) => {
    const row = await selectSeller(db, input.id)
    return row ? viewSeller(row) : refuse(getSeller, 'not_found')
  })

  serve(changePassword, async ({ input, caller, client }) => {
    await changeOwnPassword(parts, caller, input, client)
    return { ok: true as const }
  })
  serve(confirmPassword, ({ input, caller, client }) => confirmOwnPassword(db, caller, input, client))

  serve(changeContact, ({ input, caller, client }) => askForContact(parts, caller, input, client))
  serve(confirmContact, ({ input, caller }) => confirmOwnContact(parts, caller, input))

  serve(listSessions, ({ caller }) => readSessions(db, caller))
  serve(endSession, async ({ input, caller }) => {
    await refuseStalePassword(db, caller)
    await transact(db, (tx) => endOwnSession(tx, caller.id, input.id))
    return { ok: true as const }
  })
  serve(endOtherSessions, async ({ caller }) => {
    await refuseStalePassword(db, caller)
    return { ended: await transact(db, (tx) => endSessions(tx, caller.id, caller.session_id)) }
  })

  serve(exportMyData, async ({ caller }) => {
    await refuseStalePassword(db, caller)
    return exportData({ db, storage }, caller.id)
  })
}
