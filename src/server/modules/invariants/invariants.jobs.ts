import { task } from '#server/platform/jobs/jobs.ts'
import { checkInvariants, findMoneyAnomalies } from './invariants.service.ts'

export const invariantsTasks = [
  task({
    name: 'check_money',
    every: '5 minutes',
    run: async (_payload: object, { db, log }) => {
      const anomalies = await findMoneyAnomalies(db)
      if (anomalies.length > 0) log.error({ anomalies }, 'money does not add up')
    },
  }),
  task({
    name: 'check_invariants',
    every: '5 minutes',
    run: async (_payload: object, { db, log }) => void (await checkInvariants(db, log)),
  }),
]
