import { task } from '#server/platform/jobs/jobs.ts'
import { foldViews } from './detail/viewing.service.ts'

export const listingsTasks = [
  task({
    name: 'fold_listing_views',
    every: 'day',
    run: async (_payload: object, { db }) => await foldViews(db),
  }),
]
