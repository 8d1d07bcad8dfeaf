import { accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { withdrawAllWaiting } from './questions.service.ts'

export const withdrawQuestionsOfDeleted = reaction({
  name: 'withdraw-questions.account-deleted',
  on: accountDeleted,
  run: async (tx, { payload }) => await withdrawAllWaiting(tx, payload.account_id),
})
