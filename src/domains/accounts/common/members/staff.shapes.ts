import * as z from 'zod/mini'
import { staffRoles } from '#platform/common/access/staff-roles.ts'
import { account } from '../accounts.shapes.ts'
import { byAccount, instant, line } from '#platform/common/shapes.ts'
import { member } from './members.shapes.ts'
import * as t from '#domains/accounts/texts.ts'

export const putStaffRole = {
  params: byAccount,
  body: z.strictObject({ staff_role: z.enum(staffRoles, { error: t.choose_a_role }) }),
  reply: member,
}

/** Stored by the tab that shows a view. */
export const memberView = z.strictObject({
  token: z.string(),
  member: account,
  viewer: z.string(),
  until: instant,
})
export type MemberView = z.output<typeof memberView>

export const viewAsMember = {
  params: byAccount,
  body: z.strictObject({ reason: line(t.the_reason, 500, 3) }),
  reply: memberView,
}
