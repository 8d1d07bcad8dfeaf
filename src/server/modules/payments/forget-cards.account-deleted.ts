import { accountDeleted } from '#server/modules/accounts/accounts.events.ts'
import { readClock } from '#server/platform/clock.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { forgetCards } from './card-removal.service.ts'

export const forgetCardsOfDeleted = reaction({
  name: 'forget-cards.account-deleted',
  on: accountDeleted,
  run: async (tx, { payload }) => await forgetCards(tx, payload.account_id, await readClock(tx)),
})
