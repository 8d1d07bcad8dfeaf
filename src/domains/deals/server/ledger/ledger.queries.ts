import { sql } from 'kysely'
import type { LedgerHead, LedgerReceipt, LedgerRow } from '#domains/deals/common/ledger/ledger.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { Chain, Head } from './chain.service.ts'

/** The caller has locked the deal. Returns it as part of a statement. */
export const headQuery = (listingId: ListingId) => sql<Head>`
  select number, encode(hash, 'hex') as hash from ledger_rows
   where listing_id = ${listingId}::bigint order by number desc limit 1`

export async function selectHead(db: Db, listingId: ListingId): Promise<Head | null> {
  const { rows } = await headQuery(listingId).execute(db)
  return rows[0] ?? null
}

/** The caller has locked all their deals. */
export async function lockHeads(tx: Tx, listingIds: ListingId[]): Promise<Map<number, Head>> {
  const { rows } = await sql<Head & { listing_id: ListingId }>`
    select d.listing_id, r.number, encode(r.hash, 'hex') as hash
      from unnest(${listingIds}::bigint[]) as d(listing_id)
      cross join lateral (select number, hash from ledger_rows r
                           where r.listing_id = d.listing_id order by number desc limit 1) r`.execute(tx)
  return new Map(rows.map(({ listing_id: listingId, ...head }) => [listingId, head]))
}

export const rowsInsert = (chain: Chain) => buildRowsInsertSql([chain])

const buildRowsInsertSql = (chains: Chain[]) => sql`
  insert into ledger_rows (listing_id, number, kind, body, hash)
  select listing_id, number, kind, body, decode(hash, 'hex')
    from json_to_recordset(${JSON.stringify(chains.flatMap(({ listing_id: listingId, rows }) => rows.map((row) => ({ listing_id: listingId, ...row }))))}::json)
      as r(listing_id bigint, number integer, kind text, body text, hash text)`

/** Only for rows without secrets. */
export async function insertOpenRows(tx: Tx, chains: Chain[]): Promise<void> {
  await buildRowsInsertSql(chains).execute(tx)
}

export const secretsInsert = ({ listing_id: listingId, secrets }: Chain) => sql`
  insert into ledger_secrets (listing_id, number, account_id, cents, salt)
  select ${listingId}::bigint, number, account_id, cents, decode(salt, 'hex')
    from json_to_recordset(${JSON.stringify(secrets)}::json) as s(
      number integer, account_id bigint, cents bigint, salt text)`

export async function insertChain(tx: Tx, chain: Chain): Promise<void> {
  await sql`with secret as (${secretsInsert(chain)}) ${rowsInsert(chain)}`.execute(tx)
}

export async function selectRows(db: Db, listingId: ListingId): Promise<LedgerRow[]> {
  const { rows } = await sql<{ body: string; hash: string }>`
    select body, encode(hash, 'hex') as hash from ledger_rows
     where listing_id = ${listingId} order by number`.execute(db)
  return rows.map(({ body, hash }) => ({ ...JSON.parse(body), hash }))
}

interface Secret {
  number: number
  cents: number
  salt: string
}

export async function selectSecrets(db: Db, listingId: ListingId): Promise<Secret[]> {
  const { rows } = await sql<Secret>`
    select number, cents, encode(salt, 'hex') as salt from ledger_secrets
     where listing_id = ${listingId} order by number`.execute(db)
  return rows
}

export async function selectReceipts(
  db: Db,
  listingId: ListingId,
  accountId: AccountId,
): Promise<LedgerReceipt[]> {
  const { rows } = await sql<LedgerReceipt>`
    select number, encode(r.hash, 'hex') as hash, s.cents, encode(s.salt, 'hex') as salt
      from ledger_secrets s join ledger_rows r using (listing_id, number)
     where s.listing_id = ${listingId} and s.account_id = ${accountId} order by number`.execute(db)
  return rows
}

interface HeadRow {
  listing_id: ListingId
  number: number
  hash: string
  at: Date
}

const getHead = ({ number, hash, at }: HeadRow): LedgerHead => ({ number, hash, at: at.toISOString() })

export async function selectHeads(db: Db, listingId: ListingId): Promise<LedgerHead[]> {
  const { rows } = await sql<HeadRow>`
    select listing_id, number, encode(hash, 'hex') as hash, at from ledger_heads
     where listing_id = ${listingId} order by number`.execute(db)
  return rows.map(getHead)
}

export async function selectLastHeads(db: Db, listingIds: ListingId[]): Promise<Map<ListingId, LedgerHead>> {
  const { rows } = await sql<HeadRow>`
    select distinct on (listing_id) listing_id, number, encode(hash, 'hex') as hash, at
      from ledger_heads where listing_id = any(${listingIds}::bigint[])
     order by listing_id, number desc`.execute(db)
  return new Map(rows.map((row) => [row.listing_id, getHead(row)]))
}

export async function insertNewHeads(tx: Tx): Promise<void> {
  await sql`
    with published as (
      insert into ledger_heads (listing_id, number, hash, at)
      select d.listing_id, r.number, r.hash, clock_timestamp()
        from deals d
        cross join lateral (select number, hash from ledger_rows r
                             where r.listing_id = d.listing_id order by number desc limit 1) r
       where d.kind = 'auction' and (d.closed_at is null or d.closed_at > clock_timestamp() - interval '10 minutes')
         and not exists (select from ledger_heads h where h.listing_id = d.listing_id and h.number = r.number)
          on conflict do nothing
      returning listing_id)
    select pg_notify('live', 'ledger:' || listing_id) from published`.execute(tx)
}

export async function selectWithoutLedger(db: Db): Promise<ListingId[]> {
  const { rows } = await sql<{ listing_id: ListingId }>`
    select listing_id from deals d
     where kind = 'auction' and closed_at is null
       and not exists (select from ledger_rows r where r.listing_id = d.listing_id and r.number = 0)
     limit 1000`.execute(db)
  return rows.map((row) => row.listing_id)
}

export async function selectPseudonyms(
  tx: Tx,
  bidders: { listing_id: ListingId; bidder_id: AccountId }[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ listing_id: ListingId; pseudonym: string }>`
    select listing_id, pseudonym from auction_bidders
      join unnest(${bidders.map((one) => one.listing_id)}::bigint[], ${bidders.map((one) => one.bidder_id)}::bigint[])
        as wanted(listing_id, bidder_id) using (listing_id, bidder_id)`.execute(tx)
  return new Map(rows.map((row) => [row.listing_id, row.pseudonym]))
}
