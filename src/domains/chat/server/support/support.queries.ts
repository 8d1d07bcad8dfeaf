import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { type listSupportRequests, sendSupportReply, type SupportView } from '#domains/chat/common/support.ts'
import { listRoles } from '#platform/common/access/staff-roles.ts'
import { must } from '#platform/common/must.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { ifGiven } from '#platform/server/database/if-given.ts'
import { containing, folded } from '../chat.queries.ts'

type SupportListQuery = Pick<OperationValues<typeof listSupportRequests>, 'show' | 'q'>
export type SupportRow = Awaited<ReturnType<typeof selectRequests>>[number]

const requestsQuery = (db: Db) =>
  db
    .selectFrom('support_requests as s')
    .innerJoin('conversations as c', 'c.id', 's.conversation_id')
    .leftJoin('accounts as member', 'member.id', 'c.member_id')
    .leftJoin('support_visitors as visitor', 'visitor.conversation_id', 'c.id')
    .innerJoin('chat_messages as last', (on) =>
      on.onRef('last.conversation_id', '=', 'c.id').onRef('last.number', '=', 'c.last_number'),
    )
    .leftJoin('accounts as assignee', 'assignee.id', 's.assignee_id')

const isShown = (show: SupportView, adminId: AccountId) =>
  ({
    waiting: sql<boolean>`s.waiting_since is not null`,
    mine: sql<boolean>`s.status = 'open' and s.assignee_id = ${adminId}`,
    open: sql<boolean>`s.status = 'open'`,
    resolved: sql<boolean>`s.status = 'resolved'`,
  })[show]

const wantedRequests = (db: Db, adminId: AccountId, { show, q }: SupportListQuery) =>
  requestsQuery(db)
    // A search covers all of them.
    .$if(q === undefined, (query) => query.where(isShown(show, adminId)))
    .$call(
      ifGiven(q, (query, value) =>
        query.where(
          sql<boolean>`(${folded('member.display_name')} like ${containing(value)}
          or lower(member.email) like ${containing(value)}
          or ${folded('visitor.name')} like ${containing(value)} or visitor.email like ${containing(value)}
          or exists (select from chat_messages m where m.conversation_id = c.id
               and ${folded('m.text')} like ${containing(value)}))`,
        ),
      ),
    )

const requestColumns = (query: ReturnType<typeof requestsQuery>) =>
  query
    .select(['c.id', 'c.last_number', 'c.last_at', 's.status', 's.waiting_since'])
    .select(['member.id as member_id', 'member.display_name as member_name', 'member.avatar'])
    .select(['visitor.name as visitor_name', 'visitor.email as visitor_email', 'visitor.phone_number'])
    .select(['assignee.id as assignee_id', 'assignee.display_name as assignee_name'])
    .select(['last.text as last_text', 'last.sender_id as last_sender_id'])
    .select(sql<number>`cardinality(last.image_ids)`.as('last_image_count'))
    .select(
      sql<number>`(select count(*) from chat_messages m where m.conversation_id = c.id
        and m.sender_id is not distinct from c.member_id and m.number > s.read_number)`.as('unread'),
    )

export async function selectRequests(
  db: Db,
  adminId: AccountId,
  { page, limit, ...wanted }: OperationValues<typeof listSupportRequests>,
) {
  return await requestColumns(wantedRequests(db, adminId, wanted))
    .orderBy('s.waiting_since', (order) => order.asc().nullsLast())
    .orderBy('c.last_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

export async function countRequests(db: Db, adminId: AccountId, wanted: SupportListQuery): Promise<number> {
  const { total } = await wantedRequests(db, adminId, wanted)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export async function selectRequest(db: Db, id: number): Promise<SupportRow | undefined> {
  return await requestColumns(requestsQuery(db)).where('c.id', '=', id).executeTakeFirst()
}

export async function selectMemberReadNumber(db: Db, conversationId: number): Promise<number> {
  const row = await db
    .selectFrom('conversation_members')
    .select('read_number')
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst()
  return row?.read_number ?? 0
}

/** The latest first. */
export async function selectRequestChanges(db: Db, conversationId: number, limit: number) {
  return await db
    .selectFrom('support_request_changes as ch')
    .innerJoin('accounts as by', 'by.id', 'ch.account_id')
    .leftJoin('accounts as assignee', 'assignee.id', 'ch.assignee_id')
    .select(['ch.id', 'ch.change', 'ch.at', 'by.id as by_id', 'by.display_name as by_name'])
    .select(['assignee.id as assignee_id', 'assignee.display_name as assignee_name'])
    .where('ch.conversation_id', '=', conversationId)
    .orderBy('ch.id', 'desc')
    .limit(limit)
    .execute()
}

export async function selectNames(db: Db, ids: AccountId[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'display_name'])
    .where('id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .execute()
  return new Map(rows.map(({ id, display_name: displayName }) => [id, displayName]))
}

/** Active admins in a role that may answer support requests. */
export async function selectSupportStaff(db: Db) {
  return await db
    .selectFrom('accounts')
    .select(['id', 'display_name'])
    .where('type', '=', 'admin')
    .where('status', '=', 'active')
    .where('staff_role', 'in', listRoles(sendSupportReply))
    .orderBy('display_name')
    .orderBy('id')
    .execute()
}

export async function selectFirstName(db: Db, id: AccountId): Promise<string> {
  const { first_name: firstName } = await db
    .selectFrom('accounts')
    .select('first_name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return firstName
}

export async function selectSupportId(db: Db, memberId: AccountId): Promise<number | undefined> {
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.id
}

/**
 * Locks it with its conversation, in this order, as every writer does. A visitor's has no member.
 */
export async function lockRequest(tx: Tx, id: number) {
  const locked = await tx
    .selectFrom('conversations')
    .select(['id', 'member_id', 'last_number'])
    .where('id', '=', id)
    .where('listing_id', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!locked) return undefined
  const request = await tx
    .selectFrom('support_requests')
    .select(['status', 'assignee_id', 'waiting_since', 'read_number'])
    .where('conversation_id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...locked, ...request }
}

/** Whether another admin replied after what this one has seen. */
export async function hasOtherReply(
  tx: Tx,
  {
    id,
    member_id: memberId,
    adminId,
    after,
  }: { id: number; member_id: AccountId | null; adminId: AccountId; after: number },
): Promise<boolean> {
  const row = await tx
    .selectFrom('chat_messages')
    .select('number')
    .where('conversation_id', '=', id)
    .where('number', '>', after)
    .where('sender_id', 'is distinct from', memberId)
    .where('sender_id', '<>', adminId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Selects when the asker wrote the first message that this admin hadn't seen; null without any. */
export async function selectUnseenSince(
  tx: Tx,
  { id, member_id: memberId, after }: { id: number; member_id: AccountId | null; after: number },
): Promise<Date | null> {
  const row = await tx
    .selectFrom('chat_messages')
    .select('sent_at')
    .where('conversation_id', '=', id)
    .where('number', '>', after)
    .where('sender_id', 'is not distinct from', memberId)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst()
  return row?.sent_at ?? null
}

export async function countSupportUnread(db: Db, memberId: AccountId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from conversations c
      join conversation_members mine on mine.conversation_id = c.id and mine.account_id = c.member_id
      join chat_messages m on m.conversation_id = c.id and m.sender_id <> c.member_id
       and m.number > greatest(mine.read_number, mine.hidden_number)
     where c.member_id = ${memberId}`.execute(db)
  return must(rows[0], 'count').count
}

export async function countWaiting(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('support_requests')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('waiting_since', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function selectVisitor(db: Db, conversationId: number) {
  return await db
    .selectFrom('support_visitors')
    .select(['name', 'email'])
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst()
}
