import * as z from 'zod/mini'
import { idOfAccount, id, instant, page, pageQuery } from '#platform/common/shapes.ts'

const supportNotice = z.strictObject({
  id,
  /** The text as written: `{name}` is a placeholder for each member's name. */
  text: z.string(),
  sent_at: instant,
  sent_by: z.string(),
  /** How many members received it. */
  reached: z.int(),
  members: z.array(z.strictObject({ id: idOfAccount, display_name: z.string() })),
})
export type SupportNotice = z.output<typeof supportNotice>

export const listSupportNotices = {
  query: z.strictObject(pageQuery),
  reply: page(supportNotice),
}
