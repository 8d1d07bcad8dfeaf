import { sql } from 'kysely'
import { accountStatusChanged, accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { tradePaymentMoved } from '#domains/trade-payments/server/trade-payments.events.ts'
import { reaction, type Reaction } from '#platform/server/jobs/outbox.ts'
import { shortenBuyersAddresses } from './terms/addresses.service.ts'
import { leaveCancelledParcel } from './terms/parcels.service.ts'
import { tradeMoved } from './trades.events.ts'
import { markPaidOnHoko } from './actions/paid-on-hoko.service.ts'
import { followSeller } from './actions/suspended-sales.service.ts'

export const reactionsOfTrades: Reaction[] = [
  reaction({
    name: 'mark-paid.trade-payment-moved',
    on: tradePaymentMoved,
    run: async (tx, { payload: { trade_id: tradeId, action } }) => {
      if (action === 'paid') await markPaidOnHoko(tx, tradeId)
    },
  }),
  reaction({
    name: 'hold-sales.account-status-changed',
    on: accountStatusChanged,
    run: async (tx, { payload: { account_id: accountId } }) => await followSeller(tx, accountId),
  }),
  reaction({
    name: 'leave-parcel.trade-moved',
    on: tradeMoved,
    run: async (tx, { payload: { trade_id: tradeId, to_status: toStatus } }) => {
      if (toStatus === 'cancelled') await leaveCancelledParcel(tx, tradeId)
    },
  }),
  reaction({
    name: 'shorten-trade-addresses.account-deleted',
    on: accountDeleted,
    run: async (tx, { payload }) => await shortenBuyersAddresses(tx, payload.account_id),
  }),
]

export const reactionsOfMeetings: Reaction[] = [
  // Places and notes may reveal where the person lived.
  reaction({
    name: 'forget-meetings.account-deleted',
    on: accountDeleted,
    run: async (tx, { payload }) => {
      await tx
        .updateTable('meeting_moves')
        .set({ place: '', note: '' })
        .where('actor_id', '=', payload.account_id)
        .where(sql<boolean>`(place, note) <> ('', '')`)
        .execute()
    },
  }),
]
