import { operation } from '#platform/common/operation.ts'
import type * as shapes from './admin-chats.shapes.ts'

export type * from './admin-chats.shapes.ts'

export const listChats = operation<typeof shapes.listChats>('GET /chat')({
  name: 'listChats',
  summary: 'All conversations, without what is said in them, the latest first',
  access: 'admin',
  duty: 'privateReading',
  limit: { calls: 240, per: 'minute' },
})

export const viewedMessagesPerPage = 200

export const viewChat = operation<typeof shapes.viewChat>('POST /view-chat/{id}')({
  name: 'viewChat',
  summary: 'Read a conversation between members; who read it, when and why is in the audit log',
  access: 'admin',
  duty: 'privateReading',
  limit: { calls: 60, per: 'minute' },
})

export const getChatHistory = operation<typeof shapes.getChatHistory>('GET /chat-history/{id}')({
  name: 'getChatHistory',
  summary: 'What the two people did with a conversation: archived, blocked, deleted, opened again',
  access: 'admin',
  duty: 'privateReading',
  limit: { calls: 240, per: 'minute' },
})
