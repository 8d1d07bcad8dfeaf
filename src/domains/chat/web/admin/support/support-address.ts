import { listSupportRequests } from '#domains/chat/common/support.ts'
import { listSupportRequests as shapes } from '#domains/chat/common/support.shapes.ts'
import { openRow, tableAddress } from '#domains/staff/web/shared/table/table-address.ts'
import type { SearchOf } from '#domains/staff/web/shared/table/table-definition.ts'

/** The open conversation, or the member that an admin writes to first. */
const beside = { chat: openRow, member: openRow }

export type SupportPlace = SearchOf<typeof listSupportRequests, typeof beside>
export type SupportFilter = Omit<SupportPlace, keyof typeof beside>

export const { read: readSupportPlace, to: supportAddress } = tableAddress<SupportPlace>({
  path: '/support',
  query: shapes.query,
  beside,
})
