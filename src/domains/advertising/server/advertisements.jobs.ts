import { task } from '#platform/server/jobs/jobs.ts'
import { foldEvents } from './counting.service.ts'

export const advertisementsTasks = [
  task({
    name: 'fold_advertisement_events',
    every: '15 minutes',
    run: async (_payload: object, { db }) => await foldEvents(db),
  }),
]
