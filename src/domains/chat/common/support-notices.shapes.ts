import * as z from 'zod/mini'
import { id, instant, page, page_query } from '#platform/common/shapes.ts'

const support_notice = z.strictObject({
  id,
  /** The text as written: `{name}` is a placeholder for each member's name. */
  text: z.string(),
  sent_at: instant,
  sent_by: z.string(),
  /** How many members received it. */
  reached: z.int(),
  members: z.array(z.strictObject({ id, display_name: z.string() })),
})
export type SupportNotice = z.output<typeof support_notice>

export const listSupportNotices = {
  query: z.strictObject(page_query),
  reply: page(support_notice),
}
