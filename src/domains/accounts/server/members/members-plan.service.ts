import { allowed, rejected } from '#platform/common/verdict.ts'
import type { BulkPlan } from '#platform/common/bulk.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import type { planMembers } from '#domains/accounts/common/members/members.ts'
import type { Db } from '#platform/server/database/db.ts'
import { planFor } from '#platform/server/http/decide-each.ts'
import { selectForBulk } from './members.queries.ts'
import * as t from '#domains/accounts/texts.ts'

export async function planForMembers(
  db: Db,
  { act, ...search }: OperationValues<typeof planMembers>,
): Promise<BulkPlan> {
  return planFor(await selectForBulk(db, search), ({ type, status }) => {
    if (type === 'admin') return rejected(t.admins_one_by_one())
    if (status === 'pending') return rejected(t.this_registration_isnt_finished_yet())
    if (status === 'deleted') return rejected(t.this_account_is_deleted_that_cant_be())
    if (act === 'message' && status !== 'active') return rejected(t.suspended_members_cant_read_messages())
    if (act === 'suspend' && status === 'suspended') return rejected(t.this_account_is_already_suspended())
    if (act === 'reinstate' && status === 'active') return rejected(t.this_account_is_already_active())
    return allowed
  })
}
