import { sql } from 'kysely'
import { getConsentWords } from '#domains/finance/common/finance-words.ts'
import { enquire, withdrawConsent } from '#domains/finance/server/enquiries.service.ts'
import { readFinance } from '#domains/finance/server/offers.service.ts'
import type { Tx } from '#platform/server/database/db.ts'

/** One of these has been withdrawn since. */
const most_enquiries = 4

interface Enquirers {
  public_url: string
  account_ids: readonly number[]
}

/**
 * Enquiries to lenders with the estimate that each vehicle's page shows first, as examples for the
 * admin.
 */
export async function plantEnquiries(tx: Tx, { public_url, account_ids }: Enquirers): Promise<void> {
  const { rows: vehicles } = await sql<{ id: number; seller_id: number }>`
    select id, seller_id from listings
     where type = 'vehicle' and status = 'active' and sale_method <> 'auction' order by id limit 20`.execute(
    tx,
  )
  const sent: { id: number; account_id: number }[] = []
  for (const [n, { id: listing_id, seller_id }] of vehicles.entries()) {
    const account_id = account_ids[sent.length]
    if (account_id === undefined || sent.length === most_enquiries) break
    if (account_id === seller_id) continue
    const requested = await composeEnquiry(tx, account_id, listing_id, n)
    if (requested) sent.push({ account_id, ...(await enquire({ db: tx, public_url }, account_id, requested, null)) })
  }
  const last = sent.at(-1)
  if (last) await withdrawConsent(tx, last.account_id, last.id)
}

async function composeEnquiry(tx: Tx, account_id: number, listing_id: number, n: number) {
  const offers = (await readFinance(tx, listing_id, {}))?.offers ?? []
  const offer = offers[n % Math.max(1, offers.length)]
  const repayment = offer?.repayments[n % offer.repayments.length]
  if (!offer || !repayment) return undefined
  const { first_name, last_name, email, phone_number } = await tx
    .selectFrom('accounts')
    .select(['first_name', 'last_name', 'email', 'phone_number'])
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow()
  const { lender_id, deposit_cents, term_months, name } = offer
  const { frequency, repayment_cents } = repayment
  return {
    listing_id,
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
