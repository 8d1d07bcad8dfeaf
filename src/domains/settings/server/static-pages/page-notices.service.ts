import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import type { listPageNotices } from '#domains/settings/common/static-pages/static-pages.ts'
import { isLegalPage } from '#domains/settings/common/static-pages/legal-pages.ts'
import { must } from '#platform/common/must.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { refuse } from '#platform/server/refusal.ts'

/** Selects, of each page, the newest version that the account hasn't seen. */
export async function readPageNotices(
  db: Db,
  accountId: AccountId,
): Promise<OperationReply<typeof listPageNotices>> {
  const rows = await db
    .selectFrom('page_notices as n')
    .innerJoin('static_page_revisions as r', 'r.id', 'n.revision_id')
    .select(['r.id', 'r.slug', sql<string>`r.applies_from::text`.as('applies_from')])
    .distinctOn('r.slug')
    .where('n.account_id', '=', accountId)
    .where('n.seen_at', 'is', null)
    .orderBy('r.slug')
    .orderBy('r.number', 'desc')
    .execute()
  return { items: rows.flatMap(({ slug, ...row }) => (isLegalPage(slug) ? [{ ...row, slug }] : [])) }
}

/** Marks earlier ones of the same page as seen too. */
export async function recordPageSeen(tx: Tx, accountId: AccountId, revisionId: number): Promise<void> {
  const seen = await sql`
    update page_notices n set seen_at = coalesce(n.seen_at, clock_timestamp())
      from static_page_revisions r, static_page_revisions newest
     where n.account_id = ${accountId} and r.id = n.revision_id and newest.id = ${revisionId}
       and r.slug = newest.slug and r.number <= newest.number`.execute(tx)
  if (seen.numAffectedRows === 0n) refuse('not_found')
}

const batch = 50

/**
 * Claims members who agreed to an earlier version and weren't notified of this one, in the order of
 * their ids.
 * @returns those to notify now, and the id to continue after; null at the end
 */
export async function claimUnnotifiedMembers(
  tx: Tx,
  revisionId: number,
  after: AccountId,
): Promise<{ accountIds: AccountId[]; after: number | null }> {
  const members = await tx
    .selectFrom('accounts as a')
    .innerJoin('static_page_revisions as r', (on) => on.on('r.id', '=', revisionId))
    .select('a.id')
    .where('a.type', '=', 'user')
    .where('a.status', 'in', ['active', 'suspended'])
    .whereRef('a.accepted_terms_at', '<', 'r.saved_at')
    .where('a.id', '>', after)
    .orderBy('a.id')
    .limit(batch)
    .execute()
  if (members.length === 0) return { accountIds: [], after: null }
  const notified = await tx
    .insertInto('page_notices')
    .values(members.map(({ id }) => ({ account_id: id, revision_id: revisionId })))
    .onConflict((on) => on.doNothing())
    .returning('account_id')
    .execute()
  return {
    accountIds: notified.map(({ account_id: accountId }) => accountId),
    after: members.length < batch ? null : must(members.at(-1), 'last member').id,
  }
}
