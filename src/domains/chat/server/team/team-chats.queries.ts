import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'

/**
 * Condition on a business's conversation `c`: hidden from a helper who is its buyer, or whom the
 * buyer has blocked.
 * @param helper an account's number, or a column
 */
export const isOpenToHelper = (helper: number | ReturnType<typeof sql.ref>) => sql<boolean>`(
  c.listing_id is not null and c.buyer_id <> ${helper}
  and not exists (select from blocks b where b.seller_id = c.buyer_id and b.account_id = ${helper})
  and not exists (
    select from conversation_members theirs
      join conversation_members helpers on helpers.conversation_id = theirs.conversation_id
     where theirs.account_id = c.buyer_id and theirs.status = 'blocked' and helpers.account_id = ${helper}))`

export async function selectSides(db: Db, id: number) {
  return await db
    .selectFrom('conversations')
    .select(['seller_id', 'buyer_id', 'member_id'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Selects the team members who answer; none if the account is its buyer. */
export async function selectAnswering(db: Db, id: number, sellerId: AccountId): Promise<AccountId[]> {
  const rows = await db
    .selectFrom('conversations as c')
    .innerJoin('team_members as m', 'm.seller_id', 'c.seller_id')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select('a.id')
    .where('c.id', '=', id)
    .where('c.seller_id', '=', sellerId)
    .where('m.status', '=', 'active')
    .where('a.status', '=', 'active')
    .where(sql<boolean>`m.rights @> array['enquiries']`)
    .where(isOpenToHelper(sql.ref('a.id')))
    .orderBy('m.id')
    .execute()
  return rows.map((row) => row.id)
}

export interface BusinessChats {
  account_id: AccountId
  id: AccountId
  name: string
  unread: number
}

/** Counts, for each business that these accounts answer for, conversations with something new. */
export async function countBusinessChats(db: Db, accountIds: AccountId[]): Promise<BusinessChats[]> {
  const { rows } = await sql<BusinessChats>`
    select m.account_id, s.id, coalesce(s.trading_name, s.display_name) as name, (
             select count(*) from conversations c
               join conversation_members mine on mine.conversation_id = c.id and mine.account_id = m.seller_id
              where c.seller_id = m.seller_id and mine.status = 'open'
                and exists (
                  select from chat_messages cm
                   where cm.conversation_id = c.id and cm.sender_id <> m.seller_id and cm.removed_at is null
                     and cm.number > greatest(mine.read_number, mine.hidden_number))
                and ${isOpenToHelper(sql.ref('m.account_id'))})::int as unread
      from team_members m
      join accounts s on s.id = m.seller_id and s.status = 'active'
     where m.account_id = any(${accountIds}::bigint[]) and m.status = 'active'
       and m.rights @> array['enquiries']
     order by m.id`.execute(db)
  return rows
}

/** Selects the names of team members who wrote. */
export async function selectHelperNames(db: Db, ids: AccountId[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('accounts as a')
    .select(['a.id', sql<string>`a.first_name || ' ' || a.last_name`.as('name')])
    .where('a.id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
