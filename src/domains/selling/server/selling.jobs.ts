import { task } from '#platform/server/jobs/jobs.ts'
import { deleteOldActs } from './bulk/bulk-acts.queries.ts'
import { resumeActs, workAt, workAtBulkAct } from './bulk/running.service.ts'
import { remindOfExpiry } from './expiry.service.ts'
import { startDueListings } from './publishing/scheduled-start.service.ts'

export const sellingTasks = [
  task({
    name: 'remind_of_expiry',
    every: '15 minutes',
    run: async (_payload: object, { db }) => await remindOfExpiry(db),
  }),
  task({
    ...workAtBulkAct,
    run: async ({ act_id: actId }: { act_id: number }, platform) => await workAt(platform, actId),
  }),
  task({
    name: 'resume_bulk_acts',
    every: 'minute',
    run: async (_payload: object, platform) => await resumeActs(platform),
  }),
  task({
    name: 'forget_bulk_acts',
    every: 'day',
    run: async (_payload: object, { db }) => await deleteOldActs(db),
  }),
  task({
    name: 'start_scheduled_listings',
    every: 'minute',
    run: async (_payload: object, { db, config }) => await startDueListings(db, config),
  }),
]
