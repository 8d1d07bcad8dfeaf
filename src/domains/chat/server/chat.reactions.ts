import { randomUUID } from 'node:crypto'
import { accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { dealerFinanceEnquired } from '#domains/finance/server/finance.events.ts'
import { offerAccepted, offerMoved } from '#domains/offers/server/offers.events.ts'
import { tradeMoved } from '#domains/trades/server/trades.events.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { reaction, type Reaction } from '#platform/server/jobs/outbox.ts'
import { publishTopics } from '#platform/server/live-hub.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { sendInTransaction } from './sending.service.ts'
import { endMemberSupport } from './support/support.service.ts'
import { selectChatTopics } from './team/chat-actor.service.ts'
import * as t from '#domains/chat/texts.ts'

interface Sides {
  payload: { seller_id: AccountId; buyer_id: AccountId }
}

/** An open conversation of the two reloads, and shows the step. */
const showStep = async (tx: Tx, { payload }: Sides) =>
  await publishTopics(tx, await selectChatTopics(tx, payload))

export const reactionsOfChat: Reaction[] = [
  reaction({
    name: 'end-support.account-deleted',
    on: accountDeleted,
    run: async (tx, { payload }) => await endMemberSupport(tx, payload.account_id),
  }),
  reaction({
    name: 'forget-tenant-facts.account-deleted',
    on: accountDeleted,
    run: async (tx, { payload }) => {
      const own = tx.selectFrom('conversations').select('id').where('buyer_id', '=', payload.account_id)
      await tx.deleteFrom('tenant_facts').where('conversation_id', 'in', own).execute()
    },
  }),

  /**
   * The dealer answers in iChat. Contact details are only in the email, which they are asked to delete if the buyer
   * withdraws their consent.
   */
  reaction({
    name: 'write.dealer-finance-enquired',
    on: dealerFinanceEnquired,
    run: async (tx, { payload }) => {
      const { buyer_id: accountId, listing_id: listingId, term_months: months, frequency } = payload
      const text = t.finance_enquiry({
        price: formatMoney(payload.price_cents),
        deposit: formatMoney(payload.deposit_cents),
        months,
        repayment: formatMoney(payload.repayment_cents),
        frequency: frequency === 'monthly' ? 'other' : frequency,
      })
      const sent = { listing_id: listingId, text, image_ids: [], client_id: randomUUID() }
      try {
        await sendInTransaction(tx, { account_id: accountId }, sent)
      } catch (error) {
        // A member who may not write in iChat has still sent the email.
        if (!(error instanceof Refusal)) throw error
      }
    },
  }),
  reaction({ name: 'show-steps.offer-moved', on: offerMoved, run: showStep }),
  reaction({ name: 'show-steps.offer-accepted', on: offerAccepted, run: showStep }),
  reaction({ name: 'show-steps.trade-moved', on: tradeMoved, run: showStep }),
]
