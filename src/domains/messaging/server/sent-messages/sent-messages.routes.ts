import { listSentMessages, replayMessage } from '#domains/messaging/common/sent-messages/sent-messages.ts'
import { hasDuty } from '#platform/common/access/staff-roles.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { readSentMessages, replaySentMessage } from './sent-messages.service.ts'

export function sentMessagesRoutes(serve: Serve, { db }: Platform): void {
  serve(listSentMessages, async ({ input, caller }) =>
    readSentMessages(db, input, { seesPeople: hasDuty(caller.staff_role ?? 'read_only', 'support') }),
  )
  serve(replayMessage, async ({ input, caller }) => {
    await replaySentMessage(db, caller.id, input.id)
    return { ok: true as const }
  })
}
