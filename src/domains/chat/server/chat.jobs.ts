import { task, type Task } from '#platform/server/jobs/jobs.ts'
import { forgetVisitors } from './support/contact.service.ts'

export const chatTasks: Task[] = [
  task<object>({
    name: 'forget_visitors',
    every: 'day',
    run: async (_payload, { db }) => await forgetVisitors(db),
  }),
]
