import { must } from '#platform/common/must.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import type { sendFinanceEnquiry, OwnFinanceEnquiry } from '#domains/finance/common/finance-enquiries.ts'
import { formatConsent } from '#domains/finance/common/finance-labels.ts'
import { lockAccount } from '#domains/identity/server/account/account.service.ts'
import { parsePhoneNumber } from '#domains/identity/server/account/phone-numbers.service.ts'
import { isBlockedBy } from '#domains/accounts/server/blocks/blocks.service.ts'
import { fillMessage, writeMessage } from '#domains/settings/server/message-texts.service.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { IdempotencyKey } from '#platform/server/http/call.ts'
import { withIdempotency } from '#platform/server/http/idempotency.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { queueMessage } from '#platform/server/messages.ts'
import { refuse } from '#platform/server/refusal.ts'
import { hasOpenEnquiry, lockOwnEnquiry, selectOwnEnquiry } from './enquiries.queries.ts'
import { composeConfirmationMail, composeEnquiryMail, composeWithdrawalMail } from './finance.messages.ts'
import { dealerFinanceEnquired } from './finance.events.ts'
import { makeOffer } from './offers.rules.ts'
import { findFinance } from './offers.service.ts'
import * as t from '#domains/finance/texts.ts'

type RequestInput = OperationValues<typeof sendFinanceEnquiry>

interface Parts {
  db: Db
  publicUrl: string
}

/** Refused unless price, figures and consent text are the ones that were shown. */
export async function sendEnquiry(
  { db, publicUrl }: Parts,
  accountId: AccountId,
  input: RequestInput,
  idempotencyKey: IdempotencyKey | null,
): Promise<OperationReply<typeof sendFinanceEnquiry>> {
  const phoneNumber = parsePhoneNumber(input.phone_number)
  return await transact(db, async (tx) => {
    const account = must(await lockAccount(tx, accountId), 'account')
    return await withIdempotency(tx, idempotencyKey, async () => {
      const { title, seller_id: sellerId, ...facts } = await checkInput(tx, input)
      const { listing_id: listingId, recipient_name: recipientName, recipient_kind: recipientKind } = facts
      if (sellerId === accountId) refuse('own_listing', { message: t.this_is_your_own_vehicle() })
      if (recipientKind === 'dealer' && (await isBlockedBy(tx, sellerId, accountId))) refuse('blocked')
      if (
        await hasOpenEnquiry(tx, {
          account_id: accountId,
          listing_id: listingId,
          recipient_name: recipientName,
        })
      )
        refuse('already_enquired')
      const { name, email, consent_words: consentWords } = input
      const who = { name, email, phone_number: phoneNumber }
      const mail = (await fillMessage(tx))(composeEnquiryMail({ ...facts, ...who, title }, publicUrl))
      await queueMessage(tx, { account_id: accountId, ...mail })
      await writeMessage(
        tx,
        accountId,
        composeConfirmationMail(account.email, { name, recipient_name: recipientName, title }, publicUrl),
      )
      if (recipientKind === 'dealer')
        await recordEvent(tx, dealerFinanceEnquired, {
          listing_id: listingId,
          buyer_id: accountId,
          price_cents: facts.price_cents,
          deposit_cents: facts.deposit_cents,
          term_months: facts.term_months,
          frequency: facts.frequency,
          repayment_cents: facts.repayment_cents,
        })
      return await tx
        .insertInto('finance_enquiries')
        .values({
          account_id: accountId,
          ...facts,
          ...who,
          sent_text: mail.text,
          consent_words: consentWords,
          consented_at: await readClock(tx),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    })
  })
}

async function checkInput(tx: Tx, input: RequestInput) {
  const {
    listing_id: listingId,
    lender_id: lenderId,
    deposit_cents: depositCents,
    term_months: termMonths,
    frequency,
  } = input
  const found = (await findFinance(tx, listingId)) ?? refuse('not_found')
  const { price_cents: priceCents, listing, seller_id: sellerId } = found
  const credit = found.credits.find((one) => one.lender_id === lenderId)
  const offer =
    priceCents !== null &&
    credit &&
    makeOffer(priceCents, credit, { deposit_cents: depositCents, term_months: termMonths })
  const figures = offer && offer.repayments.find((one) => one.frequency === frequency)
  const isAsShown =
    figures &&
    offer.deposit_cents === depositCents &&
    offer.term_months === termMonths &&
    figures.repayment_cents === input.repayment_cents &&
    formatConsent(credit.name) === input.consent_words
  if (!isAsShown) return refuse('finance_changed')
  return {
    listing_id: listingId,
    title: listing.title,
    seller_id: sellerId,
    lender_id: lenderId,
    recipient_kind: lenderId === null ? ('dealer' as const) : ('lender' as const),
    recipient_name: credit.name,
    recipient_email: credit.email,
    price_cents: priceCents,
    deposit_cents: depositCents,
    term_months: termMonths,
    frequency,
    annual_rate_bp: credit.annual_rate_bp,
    repayment_cents: figures.repayment_cents,
    total_cents: figures.total_cents,
  }
}

/** Asks the lender to delete the enquiry. Repeating it changes nothing. */
export async function withdrawConsent(db: Db, accountId: AccountId, id: number): Promise<OwnFinanceEnquiry> {
  return await transact(db, async (tx) => {
    const enquiry = (await lockOwnEnquiry(tx, accountId, id)) ?? refuse('not_found')
    if (enquiry.withdrawn_at === null) {
      const withdrawnAt = await readClock(tx)
      await tx
        .updateTable('finance_enquiries')
        .set({ withdrawn_at: withdrawnAt })
        .where('id', '=', id)
        .execute()
      await writeMessage(tx, accountId, composeWithdrawalMail(enquiry))
    }
    return await selectOwnEnquiry(tx, accountId, id)
  })
}

export async function forgetEnquiries(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.deleteFrom('finance_enquiries').where('account_id', '=', accountId).execute()
}
