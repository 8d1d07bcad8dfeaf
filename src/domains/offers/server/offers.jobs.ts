import { task } from '#platform/server/jobs/jobs.ts'
import { expireOffers } from './ending.service.ts'

export const offersTasks = [
  task({
    name: 'expire_offers',
    every: 'minute',
    run: async (_payload: object, { db }) => await expireOffers(db),
  }),
]
