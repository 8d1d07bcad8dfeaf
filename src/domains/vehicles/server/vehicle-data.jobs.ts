import { task } from '#platform/server/jobs/jobs.ts'
import { forgetOldLookups } from './vehicle-data.service.ts'

export const vehicleDataTasks = [
  task({
    name: 'forget_old_vehicle_lookups',
    every: 'day',
    run: async (_payload: object, { db }) => await forgetOldLookups(db),
  }),
]
