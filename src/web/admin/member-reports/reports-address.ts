import type { OperationValues } from '#contract/core/operation.ts'
import { listMemberFlags } from '#contract/flags/member-flags.ts'
import { listMemberFlags as listMemberFlagsShapes } from '#contract/flags/member-flags.shapes.ts'
import { listAddress, type TableLooks } from '../table/table-address.ts'

export type ReportsSearch = OperationValues<typeof listMemberFlags> & TableLooks

export const {
  read: readReportsSearch,
  to: reportsAddress,
  narrowed,
  isNarrowed,
} = listAddress<ReportsSearch>({ path: '/member-reports', shape: listMemberFlagsShapes.query })
