import { accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { forgetFavourites } from './watching.service.ts'

export const forgetFavouritesOfDeleted = reaction({
  name: 'forget-favourites.account-deleted',
  on: accountDeleted,
  run: async (tx, { payload }) => await forgetFavourites(tx, payload.account_id),
})
