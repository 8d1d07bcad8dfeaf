import { listMembers } from '#contract/members/members.ts'
import { listMembers as listMembersShapes } from '#contract/members/members.shapes.ts'
import type { OperationValues } from '#contract/core/operation.ts'
import { tableAddress, type TableLooks } from '../table/table-address.ts'

export type MembersSearch = OperationValues<typeof listMembers> & TableLooks

export const {
  read: readMembersSearch,
  to: membersAddress,
  narrowed,
  sortedBy,
  isNarrowed,
} = tableAddress<MembersSearch>({
  path: '/users-list',
  shape: listMembersShapes.query,
  ascending: ['display_name', 'email', 'id'],
})
