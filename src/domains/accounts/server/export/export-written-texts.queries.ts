import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import * as t from '#domains/accounts/texts.ts'
import { getLastId, type Exported, rowsPerPage } from './export.queries.ts'

export const exportQuestions = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('questions as q')
    .innerJoin('listings as l', 'l.id', 'q.listing_id')
    .leftJoin('question_withdrawals as w', 'w.question_id', 'q.id')
    .select(['q.id', 'q.listing_id', 'l.title', 'q.asked_at', 'w.at as withdrawn_at'])
    // Text that an admin removed is left out.
    .select(sql<string>`case when w.withdrawn_by <> q.asker_id then '' else q.text end`.as('text'))
    .select(
      sql<'asker' | 'seller'>`case when q.asker_id = ${account.id} then 'asker' else 'seller' end`.as('role'),
    )
    .select(
      sql<{ text: string; answered_at: string }[]>`coalesce((
        select json_agg(json_build_object('text', qa.text, 'answered_at', qa.answered_at) order by qa.revision)
          from question_answers qa where qa.question_id = q.id and qa.removed_at is null), '[]')`.as(
        'answers',
      ),
    )
    .where((is) =>
      is.or([
        is('q.asker_id', '=', account.id),
        is.and([is('l.seller_id', '=', account.id), is('w.at', 'is', null)]),
      ]),
    )
    .where('q.id', '>', getLastId(last))
    .orderBy('q.id')
    .limit(rowsPerPage)
    .execute()

export const exportChats = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('chat_messages as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
    .leftJoin('listings as l', 'l.id', 'c.listing_id')
    .leftJoin('accounts as other', (on) =>
      on.on(
        'other.id',
        '=',
        sql<AccountId>`case when c.buyer_id = ${account.id} then c.seller_id else c.buyer_id end`,
      ),
    )
    .select(['m.id', 'm.conversation_id', 'c.listing_id', 'l.title', 'm.number'])
    .select(sql<string>`case when m.removed_at is null then m.text else '' end`.as('text'))
    .select(sql<number[]>`case when m.removed_at is null then m.image_ids else '{}' end`.as('image_ids'))
    .select(['m.sent_at', 'm.removed_at'])
    .select(
      sql<string>`case when c.member_id is null then other.display_name else ${t.hoko_support()} end`.as(
        'with',
      ),
    )
    .select(
      sql<'me' | 'them'>`case when m.sender_id = ${account.id} then 'me' else 'them' end`.as('written_by'),
    )
    .where((is) =>
      is.or([
        is('c.buyer_id', '=', account.id),
        is('c.seller_id', '=', account.id),
        is('c.member_id', '=', account.id),
      ]),
    )
    .where('m.id', '>', getLastId(last))
    .orderBy('m.id')
    .limit(rowsPerPage)
    .execute()

export const exportAppeals = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('appeal_messages as m')
    .innerJoin('listings as l', 'l.id', 'm.listing_id')
    .select(['m.id', 'm.listing_id', 'l.title', 'm.text', 'm.at'])
    .select(sql<'me' | 'hoko'>`case when m.is_sellers then 'me' else 'hoko' end`.as('written_by'))
    .where('l.seller_id', '=', account.id)
    .where('m.id', '>', getLastId(last))
    .orderBy('m.id')
    .limit(rowsPerPage)
    .execute()

/** Leaves out the names of admins. */
export const exportAccountAppeals = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('account_appeals')
    .select(['id', 'text', 'at'])
    .select(sql<'me' | 'hoko'>`case when is_owners then 'me' else 'hoko' end`.as('written_by'))
    .where('account_id', '=', account.id)
    .where('id', '>', getLastId(last))
    .orderBy('id')
    .limit(rowsPerPage)
    .execute()

/** Leaves out the names of admins, and anything that would reveal a report about them. */
export const exportDecisions = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('audit_log')
    .select(['id', 'at', 'action', 'subject_kind', 'subject_id', 'reason', 'before'])
    .select(sql<object | null>`after - array['report_of', 'report_id']`.as('after'))
    .where('action', 'not like', 'flag.%')
    .where((is) =>
      is.or([
        is.and([is('subject_kind', '=', 'account'), is('subject_id', '=', account.id)]),
        is.and([
          is('subject_kind', '=', 'listing'),
          is(
            'subject_id',
            'in',
            is.selectFrom('listings').select('listings.id').where('seller_id', '=', account.id),
          ),
        ]),
      ]),
    )
    .where('id', '>', getLastId(last))
    .orderBy('id')
    .limit(rowsPerPage)
    .execute()

export const exportReviews = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('listings as l', 'l.id', 'r.listing_id')
    .leftJoin('review_disputes as d', 'd.review_id', 'r.id')
    .select(['r.id', 'r.trade_id', 'r.listing_id', 'l.title', 'r.text', 'r.written_at', 'r.shown_at'])
    .select(['r.changed_at', 'r.reply', 'r.replied_at', 'r.removed_at', 'r.removal_reason'])
    .select(sql<number>`(r.half_stars / 2.0)::float8`.as('rating'))
    .select(['d.disputed_at', 'd.outcome as dispute_outcome', 'd.outcome_word as dispute_word'])
    .select(sql<string | null>`case when r.about_id = ${account.id} then d.reason end`.as('dispute_reason'))
    .select(
      sql<'author' | 'reviewed'>`case when r.author_id = ${account.id} then 'author' else 'reviewed' end`.as(
        'role',
      ),
    )
    .select(
      sql<object[]>`case when r.author_id <> ${account.id} then '[]' else coalesce((
        select json_agg(json_build_object('rating', c.half_stars / 2.0, 'text', c.text, 'replaced_at', c.replaced_at)
                        order by c.id)
          from review_changes c where c.review_id = r.id), '[]') end`.as('earlier'),
    )
    .where((is) =>
      is.or([
        is('r.author_id', '=', account.id),
        is.and([
          is('r.about_id', '=', account.id),
          is('r.shown_at', '<=', sql<Date>`least(now(), coalesce(r.removed_at, now()))`),
        ]),
      ]),
    )
    .where('r.id', '>', getLastId(last))
    .orderBy('r.id')
    .limit(rowsPerPage)
    .execute()

export const exportRequirementConfirmations = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('requirement_confirmations as k')
    .leftJoin('categories as c', 'c.id', 'k.category_id')
    .select(['k.id', 'k.category_id', 'c.name as category', 'k.words', 'k.confirmed_at'])
    .where('k.account_id', '=', account.id)
    .where('k.id', '>', getLastId(last))
    .orderBy('k.id')
    .limit(rowsPerPage)
    .execute()

export const exportFlags = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('flags as f')
    .innerJoin('listings as l', 'l.id', 'f.listing_id')
    .select(['f.id', 'f.listing_id', 'l.title', 'f.reason', 'f.text', 'f.flagged_at'])
    .select(['f.outcome', 'f.outcome_word', 'f.decided_at'])
    .where('f.reporter_id', '=', account.id)
    .where('f.id', '>', getLastId(last))
    .orderBy('f.id')
    .limit(rowsPerPage)
    .execute()

export const exportMemberFlags = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('member_flags as f')
    .innerJoin('accounts as a', 'a.id', 'f.about_id')
    .select(['f.id', 'f.kind', 'f.about_id', 'a.display_name as about', 'f.reason', 'f.text', 'f.flagged_at'])
    .select(['f.outcome', 'f.outcome_word', 'f.decided_at'])
    .where('f.reporter_id', '=', account.id)
    .where('f.id', '>', getLastId(last))
    .orderBy('f.id')
    .limit(rowsPerPage)
    .execute()

export const exportOffers = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('offers as o')
    .innerJoin('listings as l', 'l.id', 'o.listing_id')
    .select(['o.id', 'o.listing_id', 'l.title', 'o.kind', 'o.status', 'o.amount_cents', 'o.created_at'])
    .select(
      sql<'buyer' | 'seller'>`case when o.buyer_id = ${account.id} then 'buyer' else 'seller' end`.as('role'),
    )
    .select(
      sql<object[]>`(select json_agg(json_build_object('side', m.side, 'action', m.action,
                                                        'amount_cents', m.amount_cents, 'message', m.message,
                                                        'at', m.at) order by m.id)
                       from offer_moves m where m.offer_id = o.id)`.as('moves'),
    )
    // Where it would go is the buyer's alone until the seller has accepted.
    .select(
      sql<
        object | null
      >`case when o.buyer_id = ${account.id} then o.delivery else o.delivery - 'address' end`.as('delivery'),
    )
    .where((is) => is.or([is('o.buyer_id', '=', account.id), is('o.seller_id', '=', account.id)]))
    .where('o.id', '>', getLastId(last))
    .orderBy('o.id')
    .limit(rowsPerPage)
    .execute()
