import { sql } from 'kysely'
import { getConsentWords } from '#domains/finance/common/finance-labels.ts'
import { enquire, withdrawConsent } from '#domains/finance/server/enquiries.service.ts'
import { readFinance } from '#domains/finance/server/offers.service.ts'
import type { Tx } from '#platform/server/database/db.ts'

/** One of these has been withdrawn since. */
const mostEnquiries = 4

interface Enquirers {
  public_url: string
  accountIds: readonly number[]
}

/**
 * Enquiries to lenders with the estimate that each vehicle's page shows first, as examples for the
 * admin.
 */
export async function plantEnquiries(tx: Tx, { public_url, accountIds }: Enquirers): Promise<void> {
  const { rows: vehicles } = await sql<{ id: number; seller_id: number }>`
    select id, seller_id from listings
     where type = 'vehicle' and status = 'active' and sale_method <> 'auction' order by id limit 20`.execute(
    tx,
  )
  const sent: { id: number; account_id: number }[] = []
  for (const [n, { id: listingId, seller_id }] of vehicles.entries()) {
    const accountId = accountIds[sent.length]
    if (accountId === undefined || sent.length === mostEnquiries) break
    if (accountId === seller_id) continue
    const requested = await composeEnquiry(tx, accountId, listingId, n)
    if (requested)
      sent.push({
        account_id: accountId,
        ...(await enquire({ db: tx, public_url }, accountId, requested, null)),
      })
  }
  const last = sent.at(-1)
  if (last) await withdrawConsent(tx, last.account_id, last.id)
}

async function composeEnquiry(tx: Tx, accountId: number, listingId: number, n: number) {
  const offers = (await readFinance(tx, listingId, {}))?.offers ?? []
  const offer = offers[n % Math.max(1, offers.length)]
  const repayment = offer?.repayments[n % offer.repayments.length]
  if (!offer || !repayment) return undefined
  const { first_name, last_name, email, phone_number } = await tx
    .selectFrom('accounts')
    .select(['first_name', 'last_name', 'email', 'phone_number'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const { lender_id, deposit_cents, term_months, name } = offer
  const { frequency, repayment_cents } = repayment
  return {
    listing_id: listingId,
    lender_id,
    deposit_cents,
    term_months,
    frequency,
    repayment_cents,
    name: `${first_name} ${last_name}`,
    email,
    phone_number,
    consent: true as const,
    consent_words: getConsentWords(name),
  }
}
