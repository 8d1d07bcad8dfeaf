import { exportMyData, getProfile, putProfile } from '#domains/accounts/common/accounts.ts'
import { changeContact, confirmContact } from '#domains/accounts/common/contact.ts'
import { deleteAccount, verifyDeleteAccount } from '#domains/accounts/common/deletion.ts'
import { selectAccount, viewAccount } from '#domains/identity/server/account/account.service.ts'
import { codeSettings } from '#domains/identity/server/codes/code-sending.service.ts'
import { refuseStalePassword } from '#domains/identity/server/password/password.service.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { requestContactChange, confirmOwnContact } from './contact/contact.service.ts'
import { requestDeletion, deleteOwnAccount } from './deletion/deletion.service.ts'
import { exportData } from './export/export.service.ts'
import { changeOwnProfile, type SellerListings } from './profile/profile.service.ts'

export function accountsRoutes(
  serve: Serve,
  { config, db, storage }: Platform,
  listings: SellerListings,
): void {
  const parts = { db, publicUrl: config.http.publicUrl, ...codeSettings(config) }

  serve(getProfile, async ({ caller }) =>
    viewAccount(db, await selectAccount(db, caller.id), caller.session_id),
  )
  serve(putProfile, async ({ input, caller }) =>
    viewAccount(db, await changeOwnProfile({ db, listings }, caller.id, input), caller.session_id),
  )

  serve(changeContact, ({ input, caller, client }) => requestContactChange(parts, caller, input, client))
  serve(confirmContact, ({ input, caller }) => confirmOwnContact(parts, caller, input))

  serve(verifyDeleteAccount, ({ input, client }) => requestDeletion(parts, input, client))
  serve(deleteAccount, async ({ input }) => {
    await deleteOwnAccount(parts, input)
    return { ok: true as const }
  })

  serve(exportMyData, async ({ caller }) => {
    await refuseStalePassword(db, caller)
    return exportData({ db, storage }, caller.id)
  })
}
