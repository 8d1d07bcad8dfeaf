import { exportMyData, getProfile, putProfile } from '#contract/accounts/accounts.ts'
import { changeContact, confirmContact } from '#contract/accounts/contact.ts'
import { deleteAccount, verifyDeleteAccount } from '#contract/accounts/deletion.ts'
import { selectAccount, viewAccount } from '#server/modules/auth/account/account.service.ts'
import { codeSettings } from '#server/modules/auth/codes/code-sending.service.ts'
import { refuseStalePassword } from '#server/modules/auth/password/password.service.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { askForContact, confirmOwnContact } from './contact/contact.service.ts'
import { askToDelete, deleteOwnAccount } from './deletion/deletion.service.ts'
import { exportData } from './export/export.service.ts'
import { changeOwnProfile, type SellerListings } from './profile/profile.service.ts'

export function accountsRoutes(
  serve: Serve,
  { config, db, storage }: Platform,
  listings: SellerListings,
): void {
  const parts = { db, public_url: config.http.public_url, ...codeSettings(config) }

  serve(getProfile, async ({ caller }) =>
    viewAccount(db, await selectAccount(db, caller.id), caller.session_id),
  )
  serve(putProfile, async ({ input, caller }) =>
    viewAccount(db, await changeOwnProfile({ db, listings }, caller.id, input), caller.session_id),
  )

  serve(changeContact, ({ input, caller, client }) => askForContact(parts, caller, input, client))
  serve(confirmContact, ({ input, caller }) => confirmOwnContact(parts, caller, input))

  serve(verifyDeleteAccount, ({ input, client }) => askToDelete(parts, input, client))
  serve(deleteAccount, async ({ input }) => {
    await deleteOwnAccount(parts, input)
    return { ok: true as const }
  })

  serve(exportMyData, async ({ caller }) => {
    await refuseStalePassword(db, caller)
    return exportData({ db, storage }, caller.id)
  })
}
