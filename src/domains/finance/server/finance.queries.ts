import { sql, type RawBuilder, type SqlBool, type Selectable } from 'kysely'
import type {
  FinanceEnquiry,
  listFinanceEnquiries,
  listOwnFinanceEnquiries,
  OwnFinanceEnquiry,
  Lender,
} from '#domains/finance/common/finance.ts'
import { selectImages } from '#domains/media/server/media.service.ts'
import { readNumber } from '#platform/common/formats/search-numbers.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { selectCounted } from '#platform/server/database/counted-page.ts'
import type { DB } from '#platform/server/database/db-types.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { ifGiven } from '#platform/server/database/if-given.ts'
import { toFoldedPattern } from '#platform/server/database/like-pattern.ts'
import { findTitled } from '#platform/server/database/texts-found.ts'
import { whereIdIn, or } from '#platform/server/database/where-id-in.ts'

const listingTitle = sql<string>`coalesce(l.title, '')`.as('listing_title')

const withInstants = <Row extends { consented_at: Date; withdrawn_at: Date | null }>({
  consented_at: consentedAt,
  withdrawn_at: withdrawnAt,
  ...row
}: Row) => ({
  ...row,
  consented_at: consentedAt.toISOString(),
  withdrawn_at: withdrawnAt?.toISOString() ?? null,
})

const ownEnquiries = (db: Db, accountId: AccountId) =>
  db
    .selectFrom('finance_enquiries as e')
    .innerJoin('listings as l', 'l.id', 'e.listing_id')
    .where('e.account_id', '=', accountId)

const selectOwnColumns = (db: Db, accountId: AccountId) =>
  ownEnquiries(db, accountId)
    .select(['e.id', 'e.listing_id', listingTitle, 'e.recipient_name', 'e.sent_text'])
    .select(['e.consent_words', 'e.consented_at', 'e.withdrawn_at'])

export async function selectOwnEnquiries(
  db: Db,
  accountId: AccountId,
  { listing, page, limit }: OperationValues<typeof listOwnFinanceEnquiries>,
): Promise<{ items: OwnFinanceEnquiry[]; total: number }> {
  const rows = await selectOwnColumns(db, accountId)
    .$call(ifGiven(listing, (query, value) => query.where('e.listing_id', '=', value)))
    .orderBy('e.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await ownEnquiries(db, accountId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .$call(ifGiven(listing, (query, value) => query.where('e.listing_id', '=', value)))
    .executeTakeFirstOrThrow()
  return { items: rows.map((row) => withInstants(row)), total }
}

export async function selectOwnEnquiry(db: Db, accountId: AccountId, id: number): Promise<OwnFinanceEnquiry> {
  return withInstants(await selectOwnColumns(db, accountId).where('e.id', '=', id).executeTakeFirstOrThrow())
}

export async function lockOwnEnquiry(tx: Tx, accountId: AccountId, id: number) {
  return await tx
    .selectFrom('finance_enquiries as e')
    .innerJoin('listings as l', 'l.id', 'e.listing_id')
    .select(['e.recipient_name', 'e.recipient_email', 'e.name', 'e.email', 'e.withdrawn_at'])
    .select(sql<string>`coalesce(l.title, '')`.as('title'))
    .where('e.id', '=', id)
    .where('e.account_id', '=', accountId)
    .forUpdate('e')
    .executeTakeFirst()
}

export async function hasOpenEnquiry(
  tx: Tx,
  {
    account_id: accountId,
    listing_id: listingId,
    recipient_name: recipientName,
  }: { account_id: AccountId; listing_id: ListingId; recipient_name: string },
): Promise<boolean> {
  const open = await tx
    .selectFrom('finance_enquiries')
    .select('id')
    .where('account_id', '=', accountId)
    .where('listing_id', '=', listingId)
    .where('recipient_name', '=', recipientName)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return open !== undefined
}

type EnquirySearch = Pick<OperationValues<typeof listFinanceEnquiries>, 'q' | 'lender_id' | 'state'>

type TextMatches = Awaited<ReturnType<typeof findTextMatches>>

/**
 * Matches names, the listing's title or number, or the email, except of members who have withdrawn
 * consent, whose email isn't shown.
 */
async function findTextMatches(db: Db, { q = '' }: EnquirySearch): Promise<RawBuilder<SqlBool> | null> {
  if (q === '') return null
  const like = toFoldedPattern(q)
  const number = sql`select id from listings where id = ${readNumber(q)}::bigint`
  return or(
    await Promise.all([
      whereIdIn(db, sql`select enquiry_id from enquiry_texts where text like ${like}`, sql<number>`e.id`),
      whereIdIn(db, findTitled(q), sql<number>`e.listing_id`),
      whereIdIn(db, number, sql<number>`e.listing_id`),
    ]),
  )
}

const wantedEnquiries = (db: Db, textMatches: TextMatches, { lender_id: lenderId, state }: EnquirySearch) =>
  db
    .selectFrom('finance_enquiries as e')
    .$call(ifGiven(lenderId, (query, value) => query.where('e.lender_id', '=', value)))
    .$if(state === 'sent', (query) => query.where('e.withdrawn_at', 'is', null))
    .$if(state === 'withdrawn', (query) => query.where('e.withdrawn_at', 'is not', null))
    .$call(ifGiven(textMatches, (query, value) => query.where(value)))

const selectColumns = (wanted: ReturnType<typeof wantedEnquiries>) =>
  wanted
    .innerJoin('listings as l', 'l.id', 'e.listing_id')
    .select(['e.id', 'e.account_id', 'e.listing_id', listingTitle, 'e.recipient_kind', 'e.recipient_name'])
    .select(['e.name', 'e.email', 'e.phone_number', 'e.price_cents', 'e.deposit_cents', 'e.term_months'])
    .select(['e.frequency', 'e.annual_rate_bp', 'e.repayment_cents', 'e.total_cents', 'e.consent_words'])
    .select(['e.consented_at', 'e.withdrawn_at'])
    .orderBy('e.id', 'desc')

type EnquiryRow = Awaited<ReturnType<ReturnType<typeof selectColumns>['execute']>>[number]

const enquiryView = ({ email, phone_number: phoneNumber, ...row }: EnquiryRow): FinanceEnquiry => ({
  ...withInstants(row),
  contact: row.withdrawn_at === null ? { email, phone_number: phoneNumber } : null,
})

export async function selectEnquiries(
  db: Db,
  { page, limit, ...search }: OperationValues<typeof listFinanceEnquiries>,
): Promise<{ items: FinanceEnquiry[]; total: number }> {
  const textMatches = await findTextMatches(db, search)
  const all = wantedEnquiries(db, textMatches, search)
  const found = all.select('e.id').orderBy('e.id', 'desc')
  const { ids, total } = await selectCounted(found, all, { page, limit }, textMatches !== null)
  return { items: await selectEnquiriesById(db, ids), total }
}

export async function selectEnquiryIds(db: Db, search: EnquirySearch): Promise<number[]> {
  const wanted = wantedEnquiries(db, await findTextMatches(db, search), search)
  const rows = await wanted.select('e.id').orderBy('e.id', 'desc').execute()
  return rows.map(({ id }) => id)
}

/** Newest first. */
export async function selectEnquiriesById(db: Db, ids: number[]): Promise<FinanceEnquiry[]> {
  const rows = await selectColumns(wantedEnquiries(db, null, {}))
    .where('e.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  return rows.map(enquiryView)
}

export type LenderRow = Selectable<DB['lenders']>

export async function selectLenders(db: Db): Promise<LenderRow[]> {
  return await db.selectFrom('lenders').selectAll().orderBy('position').orderBy('id').execute()
}

export async function selectLenderList(db: Db) {
  return await db
    .selectFrom('lender_lists as s')
    .leftJoin('accounts as a', 'a.id', 's.changed_by')
    .select(['s.version', 's.changed_at', 'a.display_name as changed_by'])
    .executeTakeFirstOrThrow()
}

export async function lockLenderList(tx: Tx): Promise<number> {
  const { version } = await tx
    .selectFrom('lender_lists')
    .select('version')
    .forUpdate()
    .executeTakeFirstOrThrow()
  return version
}

export async function viewLenders(db: Db, rows: LenderRow[]): Promise<Lender[]> {
  const images = await selectImages(
    db,
    rows.flatMap(({ logo_image_id: logoImageId }) => logoImageId ?? []),
  )
  return rows.map(({ position: _position, created_at: _createdAt, updated_at: updatedAt, ...row }) => ({
    ...row,
    logo: (row.logo_image_id !== null && images.get(row.logo_image_id)?.thumb_url) || null,
    updated_at: updatedAt.toISOString(),
  }))
}

export async function selectDealer(db: Db, listingId: ListingId) {
  return await db
    .selectFrom('listings as l')
    .innerJoin('accounts as a', 'a.id', 'l.seller_id')
    .select(['a.id', 'a.seller_kind', 'a.trading_name', 'a.display_name', 'a.email'])
    .select(['a.finance_is_offered', 'a.finance_rate_bp'])
    .select(['a.finance_establishment_fee_cents', 'a.finance_monthly_fee_cents'])
    .where('l.id', '=', listingId)
    .executeTakeFirstOrThrow()
}
