import type { OperationReply, OperationValues } from '#contract/core/operation.ts'
import type { decideMembers } from '#contract/moderation/warnings.ts'
import { noteUnchanged } from '#server/modules/audit/audit.service.ts'
import { sendNotice } from '#server/modules/chat/support/notices.service.ts'
import { setMemberStatus } from '#server/modules/members/suspensions/suspension.service.ts'
import type { Caller, IdempotencyKey } from '#server/platform/http/call.ts'
import { decideOneByOne } from '#server/platform/http/decide-each.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusal.ts'
import { giveWarning } from './warnings/warnings.service.ts'
import * as t from './texts.ts'

export async function decideEachMember(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  caller: Caller,
  { ids, act, reason }: OperationValues<typeof decideMembers>,
  once: IdempotencyKey | null,
): Promise<OperationReply<typeof decideMembers>> {
  return await decideOneByOne({
    db,
    onNothing: noteUnchanged,
    once,
    ids,
    decide: async (tx, id) => {
      const account = await tx.selectFrom('accounts').select('type').where('id', '=', id).executeTakeFirst()
      if (account?.type !== 'user') {
        refuse('validation_failed', { message: t.theyre_no_member() })
      }
      if (act === 'message') {
        await sendNotice(tx, caller.id, { member_id: id, text: reason })
      } else if (act === 'warn') {
        const of_nothing = { listing_id: null, kind: null, case_id: null }
        await giveWarning(tx, caller.id, {
          account_id: id,
          rule: 'other',
          reason,
          is_strike: false,
          ...of_nothing,
        })
      } else {
        const parts = { db: tx, public_url: config.http.public_url }
        const status = act === 'suspend' ? 'suspended' : 'active'
        await setMemberStatus(parts, caller, { id, status, reason })
      }
      return { id }
    },
  })
}
