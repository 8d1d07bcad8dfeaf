import { putStaffRole, viewAsMember } from '#domains/accounts/common/members/staff.ts'
import { must } from '#platform/common/must.ts'
import { transact } from '#platform/server/database/db.ts'
import type { Serve } from '#platform/server/http/call.ts'
import { setViewHint } from '#platform/server/http/hint-cookie.ts'
import type { Platform } from '#platform/server/platform.ts'
import { selectMemberRow } from '../members.queries.ts'
import { viewMember } from '../members.view.ts'
import { beginView } from './member-views.service.ts'
import { setStaffRole } from './staff-roles.service.ts'

export function staffRoutes(serve: Serve, { config, db }: Platform): void {
  serve(putStaffRole, async ({ input, caller }) => {
    await setStaffRole(db, caller, input)
    return viewMember(db, must(await selectMemberRow(db, input.id), 'member'), caller)
  })

  serve(viewAsMember, async ({ input, caller, reply }) => {
    const view = await transact(db, (tx) => beginView(tx, caller, input))
    setViewHint(reply, config)
    return view
  })
}
