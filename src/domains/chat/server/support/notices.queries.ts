import { sql } from 'kysely'
import { maxNamedMembers } from '#domains/chat/common/support.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'

interface SentNotice {
  adminId: AccountId
  /** The text as written. */
  text: string
  member_id: AccountId
  at: Date
}

/**
 * A message to many is sent in batches: the same text by the same admin within the hour is one
 * notice.
 */
export async function insertNotice(
  tx: Tx,
  { adminId, text, member_id: memberId, at }: SentNotice,
): Promise<void> {
  const begun = await tx
    .selectFrom('support_notices')
    .select('id')
    .where('sent_by', '=', adminId)
    .where('text', '=', text)
    .where('sent_at', '>', sql<Date>`${at}::timestamptz - interval '1 hour'`)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const { id: noticeId } =
    begun ??
    (await tx
      .insertInto('support_notices')
      .values({ text, sent_by: adminId, sent_at: at })
      .returning('id')
      .executeTakeFirstOrThrow())
  await tx
    .insertInto('support_notice_members')
    .values({ notice_id: noticeId, account_id: memberId })
    .onConflict((on) => on.doNothing())
    .execute()
}

export async function selectNotices(db: Db, { page, limit }: { page: number; limit: number }) {
  const rows = await db
    .selectFrom('support_notices as n')
    .innerJoin('accounts as a', 'a.id', 'n.sent_by')
    .select(['n.id', 'n.text', 'n.sent_at'])
    .select(sql<string>`a.first_name || ' ' || a.last_name`.as('sent_by'))
    .select(
      sql<number>`(select count(*)::int from support_notice_members m where m.notice_id = n.id)`.as(
        'reached',
      ),
    )
    .select(
      sql<{ id: AccountId; display_name: string }[]>`array(
        select json_build_object('id', a.id, 'display_name', a.display_name)
          from support_notice_members m join accounts a on a.id = m.account_id
         where m.notice_id = n.id order by a.id limit ${maxNamedMembers})`.as('members'),
    )
    .orderBy('n.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await db
    .selectFrom('support_notices')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}
