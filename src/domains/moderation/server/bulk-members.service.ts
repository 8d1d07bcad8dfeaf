import { toAccountId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import type { decideMembers } from '#domains/moderation/common/warnings.ts'
import { recordUnchanged } from '#domains/staff/server/audit/audit.service.ts'
import { sendNotice } from '#domains/chat/server/support/notices.service.ts'
import { setMemberStatus } from '#domains/accounts/server/members/suspensions/suspension.service.ts'
import type { Caller, IdempotencyKey } from '#platform/server/http/call.ts'
import { decideOneByOne } from '#platform/server/http/decide-each.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { giveWarning } from './warnings/warnings.service.ts'
import * as t from '#domains/moderation/texts.ts'

export async function decideEachMember(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  caller: Caller,
  { ids, act, reason }: OperationValues<typeof decideMembers>,
  idempotencyKey: IdempotencyKey | null,
): Promise<OperationReply<typeof decideMembers>> {
  return await decideOneByOne({
    db,
    onNothing: recordUnchanged,
    idempotencyKey,
    ids: ids.map(toAccountId),
    decide: async (tx, id) => {
      const account = await tx.selectFrom('accounts').select('type').where('id', '=', id).executeTakeFirst()
      if (account?.type !== 'user') {
        refuse('validation_failed', { message: t.theyre_no_member() })
      }
      if (act === 'message') {
        await sendNotice(tx, caller.id, { member_id: id, text: reason })
      } else if (act === 'warn') {
        const ofNothing = { listing_id: null, kind: null, case_id: null }
        await giveWarning(tx, caller.id, {
          account_id: id,
          rule: 'other',
          reason,
          is_strike: false,
          ...ofNothing,
        })
      } else {
        const parts = { db: tx, publicUrl: config.http.publicUrl }
        const status = act === 'suspend' ? 'suspended' : 'active'
        await setMemberStatus(parts, caller, { id, status, reason })
      }
      return { id }
    },
  })
}
