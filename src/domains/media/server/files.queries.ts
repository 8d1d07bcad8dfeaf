import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'

/** Selects anybody's file: the caller has a signed address. */
export async function selectFile(db: Db, id: number) {
  return await db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locked, so that no listing attaches it meanwhile. */
export async function lockOwnFile(tx: Tx, ownerId: AccountId, id: number) {
  return await tx
    .selectFrom('files')
    .select(['key', 'content_type'])
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirst()
}

export async function selectShownOnListings(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select distinct shown.id from property_details p, unnest(p.document_ids) as shown(id)
     where p.document_ids <> '{}' and p.document_ids && ${ids}::bigint[]
       and shown.id = any(${ids}::bigint[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export const isShownOnListing = async (db: Db, id: number): Promise<boolean> =>
  (await selectShownOnListings(db, [id])).has(id)

/**
 * Selects one's own files and documents of public listings; for admins those of any listing, and
 * for a team those of its business.
 */
export async function selectOpenFile(db: Db, id: number, caller: { id: number; type: string } | null) {
  const file = await selectFile(db, id)
  if (!file || file.owner_id === caller?.id) return file
  const statuses = ['active', 'sold', 'unsold', 'withdrawn'] as const
  const owner = await db
    .selectFrom('property_details as p')
    .innerJoin('listings as l', 'l.id', 'p.listing_id')
    .select('l.id')
    .where(sql<boolean>`p.document_ids <> '{}' and p.document_ids @> array[${id}::bigint]`)
    .$if(caller?.type !== 'admin', (query) =>
      query.where((is) =>
        is.or([
          is('l.status', 'in', statuses),
          sql<boolean>`exists (select from team_members m
            join accounts s on s.id = m.seller_id and s.status = 'active' where m.seller_id = l.seller_id
            and m.account_id = ${caller?.id ?? null} and m.status = 'active' and m.rights @> array['listings'])`,
        ]),
      ),
    )
    .limit(1)
    .executeTakeFirst()
  return owner && file
}
