import { recordPastSupport } from '#domains/chat/server/chat.history.service.ts'
import { addSavedReply } from '#domains/chat/server/support/saved-replies.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { transact } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'
import { demoAdmin } from '../people/demo-admin.ts'
import { savedReplies, supportRequests } from '../words/support.ts'

const minute = 60_000

/** Requests of the demo's sign-in accounts. Does nothing when the demo has no admin. */
export async function fillSupport(
  { db }: Pick<Platform, 'db'>,
  memberIds: readonly AccountId[],
  nowMs = Date.now(),
): Promise<void> {
  const admin = await db
    .selectFrom('accounts')
    .select('id')
    .where('type', '=', 'admin')
    .where('email', '=', demoAdmin.email)
    .executeTakeFirst()
  if (!admin) return
  await transact(db, async (tx) => {
    for (const [n, request] of supportRequests.entries()) {
      const messages = request.map(([by, minutesAgo, text]) => ({
        by,
        text,
        sent_at: new Date(nowMs - minutesAgo * minute),
      }))
      await recordPastSupport(tx, { member_id: must(memberIds[n], 'member id'), adminId: admin.id }, messages)
    }
  })
  for (const reply of savedReplies) await addSavedReply(db, admin.id, reply)
}
