import { transact } from '#platform/server/database/db.ts'
import { task, type Task } from '#platform/server/jobs/jobs.ts'
import { voidSuspended, voidSuspendedKind } from './void/void.service.ts'

export const biddingTasks: Task[] = [
  task({
    ...voidSuspendedKind,
    run: async ({ account_id: accountId, after }, { db }) =>
      await transact(db, (tx) => voidSuspended(tx, { account_id: accountId }, after)),
  }),
]
