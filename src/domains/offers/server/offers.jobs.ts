import { task } from '#platform/server/jobs/jobs.ts'
import { expireOffers } from './fixed-price.service.ts'

export const offersTasks = [
  task({
    name: 'expire_offers',
    every: 'minute',
    run: async (_payload: object, { db }) => await expireOffers(db),
  }),
]
