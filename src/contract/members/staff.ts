import * as z from 'zod/mini'
import { staff_roles } from '#shared/rules/staff/staff-roles.ts'
import { account } from '../accounts/accounts.ts'
import { operation } from '../core/operation.ts'
import { by_id, instant, line } from '../core/shapes.ts'
import { member } from './members.ts'
import * as t from './texts.ts'

export const putStaffRole = operation({
  name: 'putStaffRole',
  summary: 'Choose what an admin may do; it acts on their next call',
  method: 'PUT',
  path: '/staff-role/{id}',
  access: 'admin',
  limit: { calls: 60, per: 'hour' },
  params: by_id,
  body: z.strictObject({ staff_role: z.enum(staff_roles, { error: t.choose_a_role }) }),
  reply: member,
  refusals: ['password_needed', 'last_admin', 'status_unchanged', 'second_person_needed'],
})

/** What the tab of a view keeps. */
export const member_view = z.strictObject({
  token: z.string(),
  member: account,
  viewer: z.string(),
  until: instant,
})
export type MemberView = z.output<typeof member_view>

export const viewAsMember = operation({
  name: 'viewAsMember',
  summary:
    'Look at Hoko as a member sees it, without being able to change anything; the member is told who and why',
  method: 'POST',
  path: '/member-view/{id}',
  access: 'admin',
  limit: { calls: 60, per: 'hour' },
  params: by_id,
  body: z.strictObject({ reason: line(t.the_reason, 500, 3) }),
  status: 201,
  reply: member_view,
  refusals: [],
})
