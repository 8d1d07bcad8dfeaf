import {
  contactUs,
  createSavedReply,
  deleteSavedReply,
  listSavedReplies,
  updateSavedReply,
  assignSupportRequest,
  findSupportRequest,
  getSupportRequest,
  listSupportAdmins,
  listSupportRequests,
  readSupportRequest,
  sendSupportReply,
  setSupportStatus,
  listSupportNotices,
} from '#domains/chat/common/support.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { takeMessage } from './contact.service.ts'
import { readNotices } from './notices.service.ts'
import { assignRequest, markRequestRead, setRequestStatus, writeReply } from './replies.service.ts'
import { findRequest, readRequest, readRequests } from './requests.service.ts'
import {
  addSavedReply,
  changeSavedReply,
  readSavedReplies,
  removeSavedReply,
} from './saved-replies.service.ts'
import { selectSupportStaff } from './support.queries.ts'

const done = { ok: true as const }

export function supportRoutes(serve: Serve, { db, config }: Platform): void {
  const parts = { db, publicUrl: config.http.publicUrl }
  serve(contactUs, ({ input, caller }) => takeMessage(parts, caller, input))
  serve(listSupportRequests, ({ input, caller }) => readRequests(db, caller.id, input))
  serve(getSupportRequest, ({ input }) => readRequest(db, input))
  serve(findSupportRequest, ({ input }) => findRequest(db, input.id))
  serve(sendSupportReply, ({ input, caller }) => writeReply(parts, caller.id, input))
  serve(assignSupportRequest, ({ input, caller }) => assignRequest(db, caller.id, input))
  serve(setSupportStatus, ({ input, caller }) => setRequestStatus(db, caller.id, input))
  serve(listSupportAdmins, async () => ({ items: await selectSupportStaff(db) }))
  serve(readSupportRequest, async ({ input }) => {
    await markRequestRead(db, input)
    return done
  })

  serve(listSupportNotices, ({ input }) => readNotices(db, input))
  serve(listSavedReplies, () => readSavedReplies(db))
  serve(createSavedReply, ({ input, caller }) => addSavedReply(db, caller.id, input))
  serve(updateSavedReply, ({ input, caller }) => changeSavedReply(db, caller.id, input))
  serve(deleteSavedReply, async ({ input, caller }) => {
    await removeSavedReply(db, caller.id, input.id)
    return done
  })
}
