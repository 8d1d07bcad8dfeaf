import {
  accountStatusChanged,
  sellerKindChanged,
  accountDeleted,
} from '#domains/accounts/server/accounts.events.ts'
import { agentLeft } from '#domains/businesses/server/businesses.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { followSellerKind, forgetExactPlaces, moveListingsOfAgent } from './maintenance.service.ts'
import { withdrawAllWaiting } from './questions/questions.service.ts'
import { followAccount, getSellerHasLeft } from './status/suspension.service.ts'
import { withdrawAllListings } from './status/withdrawal.service.ts'

export const reactionsOfListings = [
  reaction({
    name: 'follow.account-status-changed',
    on: accountStatusChanged,
    run: async (tx, { payload }) => await followAccount(tx, payload.account_id),
  }),
  reaction({
    name: 'move-listings.agent-left',
    on: agentLeft,
    run: async (tx, { payload }) => await moveListingsOfAgent(tx, payload),
  }),
  reaction({
    name: 'follow.seller-kind-changed',
    on: sellerKindChanged,
    run: async (tx, { payload }) => await followSellerKind(tx, payload.account_id),
  }),
  reaction({
    name: 'withdraw.account-deleted',
    on: accountDeleted,
    run: async (tx, { payload }) => {
      await withdrawAllListings(tx, payload.account_id, getSellerHasLeft())
      await followAccount(tx, payload.account_id)
    },
  }),
  reaction({
    name: 'forget-places.account-deleted',
    on: accountDeleted,
    run: async (tx, { payload }) => await forgetExactPlaces(tx, payload.account_id),
  }),
]

export const reactionsOfQuestions = [
  reaction({
    name: 'withdraw-questions.account-deleted',
    on: accountDeleted,
    run: async (tx, { payload }) => await withdrawAllWaiting(tx, payload.account_id),
  }),
]
