import { sql } from 'kysely'
import { formatConsent } from '#domains/finance/common/finance-labels.ts'
import { sendEnquiry, withdrawConsent, readFinance } from '#domains/finance/server/enquiries.service.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'

/** One of these has been withdrawn since. */
const mostEnquiries = 4

interface Enquirers {
  publicUrl: string
  accountIds: readonly AccountId[]
}

/**
 * Enquiries to lenders with the estimate that each vehicle's page shows first, as examples for the
 * admin.
 */
export async function plantEnquiries(tx: Tx, { publicUrl, accountIds }: Enquirers): Promise<void> {
  const { rows: vehicles } = await sql<{ id: ListingId; seller_id: AccountId }>`
    select id, seller_id from listings
     where type = 'vehicle' and status = 'active' and sale_method <> 'auction' order by id limit 20`.execute(
    tx,
  )
  const sent: { id: number; account_id: AccountId }[] = []
  for (const [n, { id: listingId, seller_id: sellerId }] of vehicles.entries()) {
    const accountId = accountIds[sent.length]
    if (accountId === undefined || sent.length === mostEnquiries) break
    if (accountId === sellerId) continue
    const requested = await composeEnquiry(tx, accountId, listingId, n)
    if (requested)
      sent.push({
        account_id: accountId,
        ...(await sendEnquiry({ db: tx, publicUrl }, accountId, requested, null)),
      })
  }
  const last = sent.at(-1)
  if (last) await withdrawConsent(tx, last.account_id, last.id)
}

async function composeEnquiry(tx: Tx, accountId: AccountId, listingId: ListingId, n: number) {
  const offers = (await readFinance(tx, listingId, {}))?.offers ?? []
  const offer = offers[n % Math.max(1, offers.length)]
  const repayment = offer?.repayments[n % offer.repayments.length]
  if (!offer || !repayment) return undefined
  const {
    first_name: firstName,
    last_name: lastName,
    email,
    phone_number: phoneNumber,
  } = await tx
    .selectFrom('accounts')
    .select(['first_name', 'last_name', 'email', 'phone_number'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const { lender_id: lenderId, deposit_cents: depositCents, term_months: termMonths, name } = offer
  const { frequency, repayment_cents: repaymentCents } = repayment
  return {
    listing_id: listingId,
    lender_id: lenderId,
    deposit_cents: depositCents,
    term_months: termMonths,
    frequency,
    repayment_cents: repaymentCents,
    name: `${firstName} ${lastName}`,
    email,
    phone_number: phoneNumber,
    consent: true as const,
    consent_words: formatConsent(name),
  }
}
