import { sql } from 'kysely'
import type { ConversationStatus } from '#domains/chat/common/chat.ts'
import { typingMs } from '#domains/chat/common/chat.ts'
import type { AccountActor } from '#domains/businesses/server/team/team-actor.service.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { ifGiven } from '#platform/server/database/if-given.ts'
import { isOpenToHelper } from './team/team-chats.queries.ts'
import * as t from '#domains/chat/texts.ts'

export type ConversationRow = Awaited<ReturnType<typeof selectConversations>>[number]
export type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number]

/** The name as on their listings. */
export const shownName = sql<string>`case when a.seller_kind = 'in_trade' then coalesce(a.trading_name, a.display_name)
  else a.display_name end`

/**
 * Active in the last ten minutes, for those who show it; a session's use is recorded every five.
 */
export const isActive = sql<boolean>`coalesce(a.shows_presence and exists (
  select from sessions s where s.account_id = a.id and s.viewer_id is null and s.last_used_at > clock_timestamp() - interval '10 minutes'),
  false)`

const unreadCount = (accountId: AccountId) => sql<number>`(
  select count(*) from chat_messages m
   where m.conversation_id = c.id and m.sender_id <> ${accountId} and m.removed_at is null
     and m.number > greatest(mine.read_number, mine.hidden_number))`

const hasUnread = (accountId: AccountId) => sql<boolean>`exists (
  select from chat_messages m
   where m.conversation_id = c.id and m.sender_id <> ${accountId} and m.removed_at is null
     and m.number > greatest(mine.read_number, mine.hidden_number))`

/**
 * Leaves out conversations that this person deleted and that have no message since; blocked ones
 * stay, to be unblocked.
 */
const ownConversations = (db: Db, accountId: AccountId) =>
  db
    .selectFrom('conversation_members as mine')
    .innerJoin('conversations as c', 'c.id', 'mine.conversation_id')
    .leftJoin('conversation_members as others', (on) =>
      on.onRef('others.conversation_id', '=', 'c.id').onRef('others.account_id', '<>', 'mine.account_id'),
    )
    .leftJoin('accounts as a', 'a.id', 'others.account_id')
    .leftJoin('listings as l', 'l.id', 'c.listing_id')
    .leftJoin('support_requests as s', 's.conversation_id', 'c.id')
    .where('mine.account_id', '=', accountId)
    .where(sql<boolean>`(c.last_number > mine.hidden_number or mine.status = 'blocked')`)

interface ConversationListQuery {
  id?: number
  /** The team member of the business whose conversations these are: they see only its enquiries. */
  by_member?: number | undefined
  status?: ConversationStatus
  unread?: boolean
  query?: string | undefined
  page?: number
  limit?: number
}

/** Applied to both sides of a search: ignores case and macrons. */
export const folded = (column: string) => sql`translate(lower(${sql.ref(column)}), 'āēīōū', 'aeiou')`

const plain: Record<string, string> = { ā: 'a', ē: 'e', ī: 'i', ō: 'o', ū: 'u' }

export function containing(text: string): string {
  const wanted = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[āēīōū]/g, (vowel) => must(plain[vowel], 'plain vowel'))
  return `%${wanted.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}

const wantedConversations = (
  db: Db,
  accountId: AccountId,
  { id, by_member: byMember, status, unread, query }: ConversationListQuery,
) =>
  ownConversations(db, accountId)
    .$call(
      ifGiven(byMember, (q, value) =>
        q.whereRef('c.seller_id', '=', 'mine.account_id').where(isOpenToHelper(value)),
      ),
    )
    .$call(ifGiven(id, (q, value) => q.where('c.id', '=', value)))
    .$call(ifGiven(status, (q, value) => q.where('mine.status', '=', value)))
    .$if(unread === true, (q) => q.where(hasUnread(accountId)))
    .$call(
      ifGiven(query, (q, value) =>
        q.where(
          sql<boolean>`(${folded('a.display_name')} like ${containing(value)}
          or ${folded('a.trading_name')} like ${containing(value)} or ${folded('l.title')} like ${containing(value)}
          or (c.member_id is not null and ${t.hoko_support().toLowerCase()} like ${containing(value)})
          or exists (select from chat_messages m where m.conversation_id = c.id
               and m.number > mine.hidden_number and m.removed_at is null and ${folded('m.text')} like ${containing(value)}))`,
        ),
      ),
    )

export async function selectConversations(db: Db, accountId: AccountId, wanted: ConversationListQuery) {
  const { page = 1, limit = 1 } = wanted
  return await wantedConversations(db, accountId, wanted)
    .leftJoin('chat_messages as last', (on) =>
      on
        .onRef('last.conversation_id', '=', 'c.id')
        .onRef('last.number', '=', 'c.last_number')
        .onRef('last.number', '>', 'mine.hidden_number'),
    )
    .select(['c.id', 'c.listing_id', 'c.seller_id', 'c.buyer_id', 'c.last_number', 'c.last_at'])
    .select('c.moderated_at')
    .select(['s.status as request_status', 's.read_number as support_read_number'])
    .select(['mine.status', 'mine.hidden_number', 'mine.read_number'])
    .select(['a.id as other_id', 'a.avatar', 'a.status as other_account_status'])
    .select(shownName.as('display_name'))
    .select('a.shows_phone')
    .select(isActive.as('is_active'))
    .select(['others.status as other_status', 'others.read_number as other_read_number'])
    .select([
      'last.text as last_text',
      'last.image_ids as last_image_ids',
      'last.sender_id as last_sender_id',
      'last.removed_at as last_removed_at',
    ])
    .select(unreadCount(accountId).as('unread'))
    .select(
      sql<boolean>`coalesce(others.typing_at > clock_timestamp() - ${typingMs} * interval '1 ms', false)`.as(
        'is_other_typing',
      ),
    )
    .select(
      sql<boolean>`exists (select from blocks b where b.seller_id = c.seller_id
        and b.account_id = c.buyer_id and c.buyer_id = ${accountId})`.as('is_blocked_as_buyer'),
    )
    .orderBy('c.last_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

export async function countConversations(
  db: Db,
  accountId: AccountId,
  wanted: ConversationListQuery,
): Promise<number> {
  const { total } = await wantedConversations(db, accountId, wanted)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export async function countUnreadChats(db: Db, accountIds: AccountId[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ account_id: AccountId; unread: number }>`
    select mine.account_id, count(*) filter (where mine.status = 'open' and exists (
             select from chat_messages m
              where m.conversation_id = mine.conversation_id and m.sender_id <> mine.account_id
                and m.removed_at is null
                and m.number > greatest(mine.read_number, mine.hidden_number))) as unread
      from conversation_members mine
     where mine.account_id = any(${accountIds}::bigint[])
     group by mine.account_id`.execute(db)
  return new Map(rows.map((row) => [row.account_id, row.unread]))
}

export const messageColumns = [
  'number',
  'sender_id',
  'by_member',
  'client_id',
  'text',
  'image_ids',
  'sent_at',
  'removed_at',
] as const

/** Newest first. */
export async function selectMessages(
  db: Db,
  conversationId: number,
  { above, before, limit }: { above: number; before?: number | undefined; limit: number },
) {
  return await db
    .selectFrom('chat_messages')
    .select(messageColumns)
    .where('conversation_id', '=', conversationId)
    .where('number', '>', above)
    .$call(ifGiven(before, (q, value) => q.where('number', '<', value)))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
}

const columns = ['c.id', 'c.listing_id', 'c.seller_id', 'c.buyer_id', 'c.member_id', 'c.last_number'] as const

interface LockedBase {
  id: number
  last_number: number
}

/** About a listing, or with support: a database constraint excludes both. */
export type LockedConversation =
  | (LockedBase & { listing_id: ListingId; seller_id: AccountId; buyer_id: AccountId; member_id: null })
  | (LockedBase & { listing_id: null; seller_id: null; buyer_id: null; member_id: AccountId })

export async function lockConversation(
  tx: Tx,
  { account_id: accountId, by_member: byMember }: AccountActor,
  id: number,
): Promise<LockedConversation | undefined> {
  const row = await tx
    .selectFrom('conversations as c')
    .select(columns)
    .where('c.id', '=', id)
    .where((is) =>
      is.or([
        is('c.seller_id', '=', accountId),
        is('c.buyer_id', '=', accountId),
        is('c.member_id', '=', accountId),
      ]),
    )
    .$call(
      ifGiven(byMember, (q, value) => q.where('c.seller_id', '=', accountId).where(isOpenToHelper(value))),
    )
    .forUpdate()
    .executeTakeFirst()
  return fromColumn<LockedConversation | undefined>(row)
}

/**
 * A block covers all conversations of two people. Locked in order, as a message in another of them
 * locks one.
 */
export async function lockConversationsOfPair(tx: Tx, accountId: AccountId, id: number): Promise<void> {
  await sql`
    select c.id from conversations c
     where exists (select from conversations asked
                    where asked.id = ${id} and ${accountId} in (asked.seller_id, asked.buyer_id, asked.member_id)
                      and (c.id = asked.id
                           or (least(c.seller_id, c.buyer_id) = least(asked.seller_id, asked.buyer_id)
                               and greatest(c.seller_id, c.buyer_id) = greatest(asked.seller_id, asked.buyer_id)
                               and asked.listing_id is not null)))
       and ${accountId} in (c.seller_id, c.buyer_id, c.member_id)
       and c.id in (select conversation_id from conversation_members where account_id = ${accountId})
     order by c.id for update of c`.execute(tx)
}

export async function selectConversationId(
  db: Db,
  listingId: ListingId,
  buyerId: AccountId,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst()
  return row?.id
}

/**
 * Selects the number of this person's nth message: from the fifth on, the two count as acquainted.
 */
export async function selectNumberOfOwn(
  db: Db,
  conversationId: number,
  accountId: AccountId,
  place: number,
): Promise<number | null> {
  const row = await db
    .selectFrom('chat_messages')
    .select('number')
    .where('conversation_id', '=', conversationId)
    .where('sender_id', '=', accountId)
    .orderBy('number')
    .limit(1)
    .offset(place - 1)
    .executeTakeFirst()
  return row?.number ?? null
}
