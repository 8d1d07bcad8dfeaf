import { task } from '#server/platform/jobs/jobs.ts'
import { announceDue } from './reviews.service.ts'

export const reviewsTasks = [
  task({
    name: 'announce_reviews',
    every: 'minute',
    run: async (_payload: object, { db }) => await announceDue(db),
  }),
]
