import { getChatHistory, listChats, viewChat } from '#domains/chat/common/admin-chats.ts'
import {
  countChats,
  findConversation,
  getConversation,
  listConversations,
  readConversation,
  sayTyping,
  sendMessage,
  deleteConversation,
  setConversationStatus,
  lookAtPhone,
} from '#domains/chat/common/chat.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { openChat, readChatHistory, readChats } from './admin-chats.service.ts'
import { countNew, readConversations, readOther, readMessages } from './chat.service.ts'
import { resolveChatActor } from './team/chat-actor.service.ts'
import { readSellerPhone, hideConversation, markRead, notifyTyping, setStatus } from './status.service.ts'
import { writeMessage } from './sending.service.ts'

const done = { ok: true as const }

export function chatRoutes(serve: Serve, { db }: Platform): void {
  serve(listConversations, ({ input, caller }) => readConversations(db, caller.id, input))
  serve(getConversation, async ({ input, caller }) =>
    readMessages(db, await resolveChatActor(db, caller.id, input.id), input),
  )
  serve(findConversation, ({ input, caller }) => readOther(db, caller.id, input))
  serve(listChats, ({ input }) => readChats(db, input))
  serve(viewChat, ({ input, caller }) => openChat(db, caller.id, input))
  serve(getChatHistory, ({ input }) => readChatHistory(db, input.id))
  serve(countChats, ({ caller }) => countNew(db, caller))
  serve(lookAtPhone, async ({ input, caller }) => ({
    phone_number: await readSellerPhone(db, caller.id, input.listing_id),
  }))
  serve(sendMessage, async ({ input, caller }) => {
    const id = input.conversation_id
    const actor = id === undefined ? { account_id: caller.id } : await resolveChatActor(db, caller.id, id)
    return await writeMessage(db, actor, input)
  })
  serve(setConversationStatus, ({ input, caller }) => setStatus(db, caller.id, input))

  serve(readConversation, async ({ input, caller }) => {
    await markRead(db, await resolveChatActor(db, caller.id, input.id), input)
    return done
  })
  serve(sayTyping, async ({ input, caller }) => {
    await notifyTyping(db, await resolveChatActor(db, caller.id, input.id), input.id)
    return done
  })
  serve(deleteConversation, async ({ input, caller }) => {
    await hideConversation(db, caller.id, input.id)
    return done
  })
}
