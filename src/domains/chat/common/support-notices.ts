import { operation } from '#platform/common/operation.ts'
import type * as shapes from './support-notices.shapes.ts'

export type * from './support-notices.shapes.ts'

/** At most this many are named. */
export const maxNamedMembers = 20

export const listSupportNotices = operation<typeof shapes.listSupportNotices>('GET /support-notices')({
  name: 'listSupportNotices',
  summary: 'What staff wrote to members who had asked for nothing, and whom it reached; newest first',
  access: 'admin',
  duty: 'caseReading',
  limit: { calls: 240, per: 'minute' },
})
