import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import type {
  getPageRevision,
  ChangedPage,
  listPageRevisions,
  PageRevision,
  restorePageRevision,
  saveStaticPage,
  StaticPage,
  StaticPageSlug,
} from '#domains/settings/common/static-pages/static-pages.ts'
import { isLegalPage } from '#domains/settings/common/static-pages/legal-pages.ts'
import { recordUnchanged, recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { marketTopic, publishTopic } from '#platform/server/live-hub.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { refuse } from '#platform/server/refusal.ts'
import { firstPages } from './first-pages.data.ts'
import {
  selectRevision,
  selectRevisions,
  selectShown,
  selectText,
  selectToday,
  type RevisionRow,
} from './static-pages.queries.ts'
import { pageChangedMaterially } from './static-pages.events.ts'
import * as t from '#domains/settings/texts.ts'

type PageRow = NonNullable<Awaited<ReturnType<typeof selectShown>>>

export async function readPage(db: Db, slug: StaticPageSlug): Promise<StaticPage> {
  return viewPage((await selectShown(db, slug)) ?? refuse('not_found'))
}

function viewPage({ id, slug, title, text, saved_at: savedAt }: PageRow): StaticPage {
  return { slug, title, text, revision_id: id, updated_at: savedAt.toISOString() }
}

/** Returns the version of the terms that a member agrees to now. */
export async function findTermsRevision(tx: Tx): Promise<number | null> {
  return (await selectShown(tx, 'terms-and-conditions'))?.id ?? null
}

export async function savePage(
  db: Db,
  actorId: AccountId,
  { seen_revision_id: seenRevisionId, ...written }: OperationValues<typeof saveStaticPage>,
): Promise<StaticPage> {
  return await transact(db, async (tx) => {
    const shown = await lockShown(tx, written.slug)
    if (shown.id !== seenRevisionId) refuse('page_changed')
    await refuseWrongDay(tx, written)
    if (shown.title === written.title && shown.text === written.text) return viewUnchanged(shown)
    return await addRevision(tx, { ...written, actor_id: actorId, shown })
  })
}

export async function restoreRevision(
  db: Db,
  actorId: AccountId,
  { id, seen_revision_id: seenRevisionId }: OperationValues<typeof restorePageRevision>,
): Promise<StaticPage> {
  return await transact(db, async (tx) => {
    const wanted = (await selectRevision(tx, id)) ?? refuse('not_found')
    const shown = await lockShown(tx, wanted.slug)
    if (shown.id !== seenRevisionId) refuse('page_changed')
    const { slug, title, text } = wanted
    if (shown.title === title && shown.text === text) return viewUnchanged(shown)
    return await addRevision(tx, { slug, title, text, actor_id: actorId, shown, restored: wanted })
  })
}

function viewUnchanged(shown: PageRow): StaticPage {
  recordUnchanged()
  return viewPage(shown)
}

async function refuseWrongDay(
  tx: Tx,
  { slug, applies_from: appliesFrom }: Pick<OperationValues<typeof saveStaticPage>, 'slug' | 'applies_from'>,
): Promise<void> {
  if (appliesFrom === undefined) return
  const wrong = !isLegalPage(slug)
    ? t.only_the_terms_and_the_privacy_policy()
    : appliesFrom < (await selectToday(tx)) && t.choose_today_or_a_later_day()
  if (wrong) refuse('validation_failed', { errors: { applies_from: wrong } })
}

/** Serialises two admins who save at once; the second is refused. */
async function lockShown(tx: Tx, slug: StaticPageSlug): Promise<PageRow> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`static page ${slug}`}, 0))`.execute(tx)
  return (await selectShown(tx, slug)) ?? refuse('not_found')
}

interface NewRevision {
  slug: StaticPageSlug
  title: string
  text: string
  actor_id: AccountId
  shown: PageRow
  restored?: { id: number; number: number }
  applies_from?: string | undefined
}

async function addRevision(
  tx: Tx,
  { slug, title, text, actor_id: actorId, shown, restored, applies_from: appliesFrom }: NewRevision,
): Promise<StaticPage> {
  const number = shown.number + 1
  const added = await tx
    .insertInto('static_page_revisions')
    .values({
      slug,
      number,
      title,
      text,
      saved_by: actorId,
      restored_id: restored?.id ?? null,
      applies_from: appliesFrom ?? null,
    })
    .returning(['id', 'slug', 'number', 'title', 'text', 'saved_at'])
    .executeTakeFirstOrThrow()
  await recordAudit(tx, {
    actor_id: actorId,
    action: restored ? 'static_page.restored' : 'static_page.changed',
    subject_kind: 'static_page',
    subject_id: null,
    after: {
      page: title,
      version: number,
      ...(restored && { restored_version: restored.number }),
      ...(appliesFrom && { applies_from: appliesFrom }),
    },
  })
  if (appliesFrom) await recordEvent(tx, pageChangedMaterially, { revision_id: added.id })
  await publishTopic(tx, marketTopic)
  return viewPage(added)
}

export async function readRevisions(
  db: Db,
  { slug, page, limit }: OperationValues<typeof listPageRevisions>,
): Promise<OperationReply<typeof listPageRevisions>> {
  const [rows, shown] = await Promise.all([selectRevisions(db, { slug, page, limit }), selectShown(db, slug)])
  return { items: rows.map(viewRevision), total: shown?.number ?? 0, page, limit }
}

export async function readRevision(db: Db, id: number): Promise<OperationReply<typeof getPageRevision>> {
  const row = (await selectRevision(db, id)) ?? refuse('not_found')
  const before = await selectText(db, row.slug, row.number - 1)
  return { ...viewRevision(row), slug: row.slug, text: row.text, before: before ?? null }
}

function viewRevision({
  id,
  number,
  title,
  saved_at: savedAt,
  saved_by: savedBy,
  restored_number: restoredNumber,
  applies_from: appliesFrom,
}: RevisionRow): PageRevision {
  return {
    id,
    number,
    title,
    saved_at: savedAt.toISOString(),
    saved_by: savedBy,
    restored_number: restoredNumber,
    applies_from: appliesFrom,
  }
}

/** Returns a materially changed page. */
export async function readChangedPage(db: Db, revisionId: number): Promise<ChangedPage> {
  const row = await selectRevision(db, revisionId)
  if (!row || !isLegalPage(row.slug) || row.applies_from === null)
    throw new Error(`Version ${revisionId} isn't a material change`)
  return { id: row.id, slug: row.slug, applies_from: row.applies_from }
}

/** Seeds only pages without a version: afterwards the back office owns them. */
export async function seedStaticPages(db: Db): Promise<void> {
  await db
    .insertInto('static_page_revisions')
    .values(firstPages.map((page) => ({ ...page, number: 1 })))
    .onConflict((on) => on.columns(['slug', 'number']).doNothing())
    .execute()
}
