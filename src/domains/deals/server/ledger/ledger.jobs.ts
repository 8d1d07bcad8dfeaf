import { task } from '#platform/server/jobs/jobs.ts'
import { publishHeads } from './ledger.service.ts'

export const ledgerTasks = [
  task({
    name: 'publish_ledger_heads',
    every: 'minute',
    run: async (_payload: object, { db }) => await publishHeads(db),
  }),
]
