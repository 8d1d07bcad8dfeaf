import { accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { readClock } from '#platform/server/clock.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { forgetCards } from './card-removal.service.ts'

export const forgetCardsOfDeleted = reaction({
  name: 'forget-cards.account-deleted',
  on: accountDeleted,
  run: async (tx, { payload }) => await forgetCards(tx, payload.account_id, await readClock(tx)),
})
