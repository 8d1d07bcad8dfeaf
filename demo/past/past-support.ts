import { recordPastSupport } from '#domains/chat/server/chat.history.service.ts'
import { addSavedReply } from '#domains/chat/server/support/saved-replies.service.ts'
import { transact } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'
import { demoAdmin } from '../people/demo-admin.ts'
import { savedReplies, supportRequests } from '../words/support.ts'

const minute = 60_000

/** Requests of the demo's sign-in accounts. Does nothing when the demo has no admin. */
export async function fillSupport(
  { db }: Pick<Platform, 'db'>,
  member_ids: readonly number[],
  now_ms = Date.now(),
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
      const messages = request.map(([by, minutes_ago, text]) => ({
        by,
        text,
        sent_at: new Date(now_ms - minutes_ago * minute),
      }))
      await recordPastSupport(tx, { member_id: member_ids[n]!, admin_id: admin.id }, messages)
    }
  })
  for (const reply of savedReplies) await addSavedReply(db, admin.id, reply)
}
