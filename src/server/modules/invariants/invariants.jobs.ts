import { task } from '#server/platform/jobs/jobs.ts'
import { checkInvariants } from './invariants.service.ts'

export const invariantsTasks = [
  task({
    name: 'check_invariants',
    every: '5 minutes',
    run: async (_payload: object, { db, log }) => void (await checkInvariants(db, log)),
  }),
]
