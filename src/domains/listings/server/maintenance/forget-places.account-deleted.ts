import { accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { forgetExactPlaces } from '../detail/whereabouts.service.ts'

export const forgetPlacesOfDeleted = reaction({
  name: 'forget-places.account-deleted',
  on: accountDeleted,
  run: async (tx, { payload }) => await forgetExactPlaces(tx, payload.account_id),
})
