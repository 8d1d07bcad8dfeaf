import { transact } from '#server/platform/database/db.ts'
import { task, type Task } from '#server/platform/jobs/jobs.ts'
import { voidSuspended, voidSuspendedKind } from './void/void.service.ts'

export const biddingTasks: Task[] = [
  task({
    ...voidSuspendedKind,
    run: async ({ account_id, after }, { db }) =>
      await transact(db, (tx) => voidSuspended(tx, { account_id }, after)),
  }),
]
