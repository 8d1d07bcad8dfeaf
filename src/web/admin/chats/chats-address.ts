import type { OperationValues } from '#contract/core/operation.ts'
import { listChats } from '#contract/chat/admin-chats.ts'
import { listChats as listChatsShapes } from '#contract/chat/admin-chats.shapes.ts'
import { tableAddress, type TableLooks } from '../table/table-address.ts'

export type ChatsSearch = OperationValues<typeof listChats> & TableLooks

export const {
  read: readChatsSearch,
  to: chatsAddress,
  narrowed,
  sortedBy,
  isNarrowed,
} = tableAddress<ChatsSearch>({ path: '/chats', shape: listChatsShapes.query, ascending: [] })
