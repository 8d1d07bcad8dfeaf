import { randomUUID } from 'node:crypto'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { dealerFinanceEnquired } from '#domains/finance/server/finance.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { sendInTransaction } from './sending.service.ts'
import * as t from '#domains/chat/texts.ts'

/**
 * The dealer answers in iChat. Contact details are only in the email, which they are asked to delete if the buyer
 * withdraws their consent.
 */
export const writeDealerFinanceEnquired = reaction({
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
})
