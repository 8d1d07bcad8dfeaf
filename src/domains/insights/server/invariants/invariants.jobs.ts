import { task } from '#platform/server/jobs/jobs.ts'
import { checkInvariants, checkMoney } from './invariants.service.ts'

export const invariantsTasks = [
  task({
    name: 'check_money',
    every: '5 minutes',
    run: async (_payload: object, { db, log }) => void (await checkMoney(db, log)),
  }),
  task({
    name: 'check_invariants',
    every: '5 minutes',
    run: async (_payload: object, { db, log }) => void (await checkInvariants(db, log)),
  }),
]
