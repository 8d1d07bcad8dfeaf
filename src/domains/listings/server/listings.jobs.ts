import { transact } from '#platform/server/database/db.ts'
import { task, type Task } from '#platform/server/jobs/jobs.ts'
import { foldViews } from './detail/viewing.service.ts'
import { followAccount, followAccountKind } from './status/suspension.service.ts'

export const listingsTasks: Task[] = [
  task({
    ...followAccountKind,
    run: async ({ seller_id: sellerId, after }, { db }) =>
      await transact(db, (tx) => followAccount(tx, sellerId, after)),
  }),
  task({
    name: 'fold_listing_views',
    every: 'day',
    run: async (_payload: object, { db }) => await foldViews(db),
  }),
]
