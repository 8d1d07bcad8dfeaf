import { task } from '#platform/server/jobs/jobs.ts'
import { notifyFollowers } from './news.service.ts'

export const followsTasks = [
  task({
    name: 'notify_followers',
    every: 'minute',
    run: async (_payload: object, { db }) => await notifyFollowers(db),
  }),
]
