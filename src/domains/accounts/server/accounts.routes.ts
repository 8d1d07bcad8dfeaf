import {
  exportMyData,
  getProfile,
  putProfile,
  getPaymentDetails,
  putPaymentDetails,
  removePaymentDetails,
} from '#domains/accounts/common/accounts.ts'
import { blockMember, listBlocks, unblockMember } from '#domains/accounts/common/blocks/blocks.ts'
import { confirmBuyerRequirement } from '#domains/accounts/common/buyer-requirements/buyer-requirements.ts'
import { changeContact, confirmContact } from '#domains/accounts/common/contact.ts'
import { deleteAccount, verifyDeleteAccount } from '#domains/accounts/common/deletion.ts'
import { putStaffRole, viewAsMember } from '#domains/accounts/common/members/members.ts'
import { selectAccount, viewAccount } from '#domains/identity/server/account/account.service.ts'
import { codeSettings } from '#domains/identity/server/codes/codes.service.ts'
import { refuseStalePassword } from '#domains/identity/server/password/password.service.ts'
import { must } from '#platform/common/must.ts'
import { transact } from '#platform/server/database/db.ts'
import { getBulkSource } from '#platform/server/database/replica/choose-source.ts'
import type { Serve } from '#platform/server/http/call.ts'
import { setViewHint } from '#platform/server/http/hint-cookie.ts'
import type { Platform } from '#platform/server/platform.ts'
import { blockFor, readBlocks, unblockFor } from './blocks/blocks.service.ts'
import { saveConfirmation } from './buyer-requirements/buyer-requirements.service.ts'
import { requestContactChange, confirmOwnContact } from './contact.service.ts'
import { requestDeletion, deleteOwnAccount } from './deletion/deletion.service.ts'
import { exportData } from './export/export.service.ts'
import { selectMemberRow } from './members/members.queries.ts'
import { viewMember } from './members/members.view.ts'
import { beginView } from './members/staff/member-views.service.ts'
import { setStaffRole } from './members/staff/staff-roles.service.ts'
import {
  changePaymentDetails,
  readOwnPaymentDetails,
  withdrawPaymentDetails,
} from './payment-details.service.ts'
import { changeOwnProfile, type SellerListings } from './profile/profile.service.ts'

export function accountsRoutes(serve: Serve, platform: Platform, listings: SellerListings): void {
  const { config, db, storage } = platform
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
    return exportData({ db: getBulkSource(platform).db, storage }, caller.id)
  })
}

export function paymentDetailsRoutes(
  serve: Serve,
  {
    db,
    config: {
      http: { publicUrl },
    },
  }: Platform,
): void {
  serve(getPaymentDetails, async ({ caller }) => ({ details: await readOwnPaymentDetails(db, caller.id) }))
  serve(putPaymentDetails, async ({ input, caller }) => ({
    details: await changePaymentDetails({ db, publicUrl }, caller, input),
  }))
  serve(removePaymentDetails, async ({ caller }) => {
    await withdrawPaymentDetails({ db, publicUrl }, caller)
    return { ok: true as const }
  })
}

export function blocksRoutes(serve: Serve, { db }: Platform) {
  serve(listBlocks, async ({ caller }) => ({ items: await readBlocks(db, caller.id) }))

  serve(blockMember, async ({ input, caller }) => await blockFor(db, caller.id, input))

  serve(unblockMember, async ({ input, caller }) => {
    await unblockFor(db, caller.id, input.id)
    return { ok: true } as const
  })
}

export function buyerRequirementsRoutes(serve: Serve, { db }: Platform): void {
  serve(confirmBuyerRequirement, ({ input, caller }) => saveConfirmation(db, caller.id, input))
}

export function staffRoutes(serve: Serve, { config, db }: Platform): void {
  serve(putStaffRole, async ({ input, caller }) => {
    await setStaffRole(db, caller, input)
    return viewMember(db, must(await selectMemberRow(db, input.id), 'member'), caller)
  })

  serve(viewAsMember, async ({ input, caller, reply }) => {
    const view = await transact(db, (tx) => beginView(tx, caller, input))
    setViewHint(reply, config)
    return view
  })
}
