import { operation } from '#platform/common/operation.ts'
import type * as shapes from './chat.shapes.ts'
import { writingRefusals } from './writing-refusals.ts'

export type * from './chat.shapes.ts'

export const maxMessageCharacters = 4_000
export const maxMessageImages = 6
export const messagesPerPage = 50
/** Larger than any conversation gets; it's the column's maximum. */
export const maxMessageNumber = 2_147_483_647
/** A typing person sends the signal again within this time. */
export const typingMs = 6_000

export const conversationStatuses = ['open', 'archived', 'blocked'] as const

export const listConversations = operation<typeof shapes.listConversations>('GET /chat-list')({
  name: 'listConversations',
  summary: 'My conversations, or the enquiries of a business that I answer for, the latest first',
  access: 'user',
  view: 'chats',
  keyScope: 'chat:read',
  limit: { calls: 240, per: 'minute' },
})

export const getConversation = operation<typeof shapes.getConversation>('GET /chat/{id}')({
  name: 'getConversation',
  summary: 'A conversation of mine with its latest messages, or those before one',
  access: 'user',
  view: 'conversation',
  keyScope: 'chat:read',
  limit: { calls: 600, per: 'minute' },
})

export const findConversation = operation<typeof shapes.findConversation>('GET /chat-details')({
  name: 'findConversation',
  summary:
    'My conversation about a listing, or with support; or whom I would write to. Sellers name the other person',
  access: 'user',
  view: 'conversation',
  keyScope: 'chat:read',
  limit: { calls: 600, per: 'minute' },
  refusals: ['own_listing'],
})

export const countChats = operation<typeof shapes.countChats>('GET /chat-count')({
  name: 'countChats',
  summary: 'How many of my conversations have something new; for an admin, how many support requests wait',
  access: 'signed_in',
  duty: 'ownAccount',
  view: 'chats',
  keyScope: 'chat:read',
  limit: { calls: 600, per: 'minute' },
})

export const sendMessage = operation<typeof shapes.sendMessage>('POST /chat')({
  name: 'sendMessage',
  summary:
    'Write in a conversation of mine, or begin one about a listing or with support; the same client_id twice is one message',
  access: 'user',
  keyScope: 'chat:write',
  limit: { calls: 60, per: 'minute' },
  status: 201,
  refusals: writingRefusals,
})

export const readConversation = operation<typeof shapes.readConversation>('PUT /chat-read/{id}')({
  name: 'readConversation',
  summary: 'I have seen the messages of a conversation up to this number',
  access: 'user',
  keyScope: 'chat:write',
  limit: { calls: 600, per: 'minute' },
})

export const sayTyping = operation<typeof shapes.sayTyping>('PUT /chat-typing/{id}')({
  name: 'sayTyping',
  summary: 'I am writing in a conversation; the other person sees it for some seconds',
  access: 'user',
  limit: { calls: 60, per: 'minute' },
})

export const setConversationStatus = operation<typeof shapes.setConversationStatus>(
  'PUT /update-status/{id}',
)({
  name: 'setConversationStatus',
  summary:
    'Archive a conversation of mine, block the other person in it, or open it again; one with support is resolved',
  access: 'user',
  keyScope: 'chat:write',
  limit: { calls: 120, per: 'minute' },
})

export const deleteConversation = operation<typeof shapes.deleteConversation>('DELETE /chat/{id}')({
  name: 'deleteConversation',
  summary: 'Remove a conversation for me; a new message brings it back without what was before',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
})

export const maxPhoneViews = 20

export const lookAtPhone = operation<typeof shapes.lookAtPhone>('POST /seller-phone')({
  name: 'lookAtPhone',
  summary: 'The phone number of a seller who shows it to signed-in members; each look is counted',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  refusals: ['listing_closed', 'blocked', 'phone_looks_used_up'],
})
