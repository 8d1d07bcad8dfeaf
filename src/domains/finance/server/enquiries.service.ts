import { Readable } from 'node:stream'
import { isBlockedBy } from '#domains/accounts/server/blocks/blocks.service.ts'
import { formatConsent } from '#domains/finance/common/finance-labels.ts'
import type { FinanceChoice } from '#domains/finance/common/finance-offers.ts'
import type {
  Finance,
  sendFinanceEnquiry,
  OwnFinanceEnquiry,
  exportFinanceEnquiries,
  FinanceEnquiry,
} from '#domains/finance/common/finance.ts'
import { formatRate } from '#domains/finance/common/rate.ts'
import { lockAccount } from '#domains/identity/server/account/account.service.ts'
import { parsePhoneNumber } from '#domains/identity/server/account/own-changes.service.ts'
import type { ListingCard } from '#domains/listings/common/listings.ts'
import { selectListingCards } from '#domains/listings/server/listings.service.ts'
import { fillMessage, writeMessage } from '#domains/settings/server/message-texts.service.ts'
import { readSettings } from '#domains/settings/server/settings.service.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { formatByPattern } from '#platform/common/formats/formats.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { readClock } from '#platform/server/clock.ts'
import { type Db, transact, type Tx } from '#platform/server/database/db.ts'
import { csvDollars, csvTable, csvTime, type CsvColumn } from '#platform/server/files/csv.ts'
import type { IdempotencyKey, AnsweredFile } from '#platform/server/http/call.ts'
import { withIdempotency } from '#platform/server/http/idempotency.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { queueMessage } from '#platform/server/messages.ts'
import { refuse } from '#platform/server/refusal.ts'
import { dealerFinanceEnquired } from './finance.events.ts'
import { composeConfirmationMail, composeEnquiryMail, composeWithdrawalMail } from './finance.messages.ts'
import {
  selectLenders,
  viewLenders,
  selectDealer,
  hasOpenEnquiry,
  lockOwnEnquiry,
  selectOwnEnquiry,
  selectEnquiriesById,
  selectEnquiryIds,
} from './finance.queries.ts'
import {
  findFinancePrice,
  getDealerCredit,
  makeOffer,
  type Credit,
  type FinancePrice,
} from './offers.rules.ts'
import * as t from '#domains/finance/texts.ts'

export interface FinanceOfListing extends FinancePrice {
  listing: ListingCard
  seller_id: AccountId
  /** The dealer's own first. */
  credits: Credit[]
}

/** Undefined unless it's a vehicle that everyone may see. */
async function findFinance(db: Db, listingId: ListingId): Promise<FinanceOfListing | undefined> {
  const [listing] = await selectListingCards(db, [listingId])
  if (!listing || listing.type !== 'vehicle' || listing.status === 'suspended') return undefined
  const dealer = await selectDealer(db, listingId)
  const enabled = (await selectLenders(db)).filter(({ is_enabled: isEnabled }) => isEnabled)
  const own = getDealerCredit(dealer)
  const lenders = (await viewLenders(db, enabled)).map(({ id, ...lender }) => ({ ...lender, lender_id: id }))
  return {
    listing,
    seller_id: dealer.id,
    ...findFinancePrice(listing),
    credits: own ? [own, ...lenders] : lenders,
  }
}

export async function readFinance(
  db: Db,
  listingId: ListingId,
  chosen: Partial<FinanceChoice>,
): Promise<Finance | undefined> {
  const found = await findFinance(db, listingId)
  if (!found) return undefined
  const { price_cents: priceCents, price_kind: priceKind, credits } = found
  const offers =
    priceCents === null ? [] : credits.flatMap((credit) => makeOffer(priceCents, credit, chosen) ?? [])
  const { finance_disclosure: financeDisclosure } = await readSettings(db)
  return {
    listing_id: listingId,
    ...(offers.length > 0
      ? { price_cents: priceCents, price_kind: priceKind }
      : { price_cents: null, price_kind: null }),
    offers,
    disclosure: financeDisclosure,
  }
}

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

const getColumns = makeTexts((): CsvColumn<FinanceEnquiry>[] => [
  { head: t.csv_number(), cell: ({ id }) => id },
  { head: t.csv_sent(), cell: ({ consented_at: consentedAt }) => csvTime(new Date(consentedAt)) },
  { head: t.csv_recipient(), cell: ({ recipient_name: recipientName }) => recipientName },
  { head: t.csv_listing(), cell: ({ listing_id: listingId }) => listingId },
  { head: t.csv_vehicle(), cell: ({ listing_title: listingTitle }) => listingTitle },
  { head: t.csv_name(), cell: ({ name }) => name },
  // Left out for members who have withdrawn their consent.
  { head: t.csv_email(), cell: ({ contact }) => contact?.email ?? null },
  { head: t.csv_phone(), cell: ({ contact }) => contact?.phone_number ?? null },
  { head: t.csv_price(), cell: ({ price_cents: priceCents }) => csvDollars(priceCents) },
  { head: t.csv_deposit(), cell: ({ deposit_cents: depositCents }) => csvDollars(depositCents) },
  { head: t.csv_term_months(), cell: ({ term_months: termMonths }) => termMonths },
  { head: t.csv_rate(), cell: ({ annual_rate_bp: annualRateBp }) => formatRate(annualRateBp) },
  { head: t.csv_repayment(), cell: ({ repayment_cents: repaymentCents }) => csvDollars(repaymentCents) },
  { head: t.csv_frequency(), cell: ({ frequency }) => frequency },
  { head: t.csv_total(), cell: ({ total_cents: totalCents }) => csvDollars(totalCents) },
  {
    head: t.csv_withdrawn(),
    cell: ({ withdrawn_at: withdrawnAt }) => csvTime(withdrawnAt === null ? null : new Date(withdrawnAt)),
  },
])

/** Exports the whole table, and records it in the audit log, as it has contact details. */
export async function exportEnquiries(
  db: Db,
  actorId: AccountId,
  search: OperationValues<typeof exportFinanceEnquiries>,
): Promise<AnsweredFile> {
  const ids = await selectEnquiryIds(db, search)
  await transact(db, (tx) =>
    recordAudit(tx, {
      actor_id: actorId,
      action: 'finance-enquiries.exported',
      subject_kind: 'finance_enquiries',
      subject_id: null,
      after: { ...search, rows: ids.length },
    }),
  )
  return {
    name: `hoko-finance-enquiries-${formatByPattern(new Date(), 'YYYY-MM-DD')}.csv`,
    content_type: 'text/csv; charset=utf-8',
    content: Readable.from(csvTable(getColumns(), ids, (some) => selectEnquiriesById(db, some))),
  }
}
