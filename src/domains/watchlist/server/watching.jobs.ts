import { task } from '#platform/server/jobs/jobs.ts'
import { remindOfClosings } from './reminders.service.ts'

export const watchingTasks = [
  task({
    name: 'remind_of_closings',
    every: 'minute',
    run: async (_payload: object, { db }) => await remindOfClosings(db),
  }),
]
