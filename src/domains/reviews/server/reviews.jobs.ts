import { task } from '#platform/server/jobs/jobs.ts'
import { announceDue } from './reviews.service.ts'

export const reviewsTasks = [
  task({
    name: 'announce_reviews',
    every: 'minute',
    run: async (_payload: object, { db }) => await announceDue(db),
  }),
]
