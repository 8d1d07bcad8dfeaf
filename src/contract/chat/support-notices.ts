import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import { id, instant, page, page_query } from '../core/shapes.ts'

/** So many of them are named. */
export const max_named_members = 20

const support_notice = z.strictObject({
  id,
  /** As written: `{name}` stands for each member's name. */
  text: z.string(),
  sent_at: instant,
  sent_by: z.string(),
  /** How many members it reached. */
  reached: z.int(),
  members: z.array(z.strictObject({ id, display_name: z.string() })),
})
export type SupportNotice = z.output<typeof support_notice>

export const listSupportNotices = operation({
  name: 'listSupportNotices',
  summary: 'What staff wrote to members who had asked for nothing, and whom it reached; newest first',
  method: 'GET',
  path: '/support-notices',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  query: z.strictObject(page_query),
  reply: page(support_notice),
  refusals: [],
})
