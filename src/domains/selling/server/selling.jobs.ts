import { task } from '#platform/server/jobs/jobs.ts'
import { remindOfExpiry } from './expiry.service.ts'

export const sellingTasks = [
  task({
    name: 'remind_of_expiry',
    every: '15 minutes',
    run: async (_payload: object, { db }) => await remindOfExpiry(db),
  }),
]
