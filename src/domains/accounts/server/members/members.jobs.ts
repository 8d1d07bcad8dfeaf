import { task } from '#platform/server/jobs/jobs.ts'
import { endAllDue } from './suspensions/ending.service.ts'

export const membersTasks = [
  task({
    name: 'end_suspensions',
    every: 'minute',
    run: async (_payload: object, { db, config }) => await endAllDue(db, config.http.publicUrl),
  }),
]
