import { operation } from '#platform/common/operation.ts'
import type * as shapes from './staff.shapes.ts'

export type * from './staff.shapes.ts'

export const putStaffRole = operation<typeof shapes.putStaffRole>('PUT /staff-role/{id}')({
  name: 'putStaffRole',
  summary: 'Choose what an admin may do; it acts on their next call',
  access: 'admin',
  duty: 'fullAdmins',
  limit: { calls: 60, per: 'hour' },
  refusals: ['password_needed', 'last_admin', 'status_unchanged', 'second_person_needed'],
})

export const viewAsMember = operation<typeof shapes.viewAsMember>('POST /member-view/{id}')({
  name: 'viewAsMember',
  summary:
    'Look at Hoko as a member sees it, without being able to change anything; the member is told who and why',
  access: 'admin',
  duty: 'privateReading',
  limit: { calls: 60, per: 'hour' },
  status: 201,
})
