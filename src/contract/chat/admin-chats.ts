import { operation } from '../core/operation.ts'
import type * as shapes from './admin-chats.shapes.ts'

export type * from './admin-chats.shapes.ts'

export const listChats = operation<typeof shapes.listChats>()({
  name: 'listChats',
  summary: 'All conversations, without what is said in them, the latest first',
  method: 'GET',
  path: '/chat',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const viewed_messages_per_page = 200

export const viewChat = operation<typeof shapes.viewChat>()({
  name: 'viewChat',
  summary: 'Read a conversation between members; who read it, when and why is in the audit log',
  method: 'POST',
  path: '/view-chat/{id}',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  refusals: [],
})

export const getChatHistory = operation<typeof shapes.getChatHistory>()({
  name: 'getChatHistory',
  summary: 'What the two people did with a conversation: archived, blocked, deleted, opened again',
  method: 'GET',
  path: '/chat-history/{id}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})
