import { accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { forgetLookups } from './vehicle-data.service.ts'

export const reactionsOfVehicleData = [
  reaction({
    name: 'forget-vehicle-lookups.account-deleted',
    on: accountDeleted,
    run: async (tx, { payload }) => await forgetLookups(tx, payload.account_id),
  }),
]
