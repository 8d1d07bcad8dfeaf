import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { AuditEntry } from '#contract/audit/audit.ts'
import type { Db } from '#server/platform/database/db.ts'

interface AuditSearch {
  subject_kind?: string | undefined
  subject_id?: number | undefined
  actor_id?: number | undefined
  page: number
  limit: number
}

const buildNameSql = (alias: 'actor' | 'subject') =>
  sql<string>`coalesce(${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)}, '')`

/** One that was removed is named as it was last. */
const subject_name = sql<string>`case when l.subject_kind = 'lender'
  then coalesce(lenders.name, l.after->>'name', l.before->>'name', '') else ${buildNameSql('subject')} end`

/**
 * Decisions about a listing's sales, reports and reviews are logged under those, because sellers may read the log of a
 * listing.
 */
const belongsTo = (listing_id: number) => sql`(
  (l.subject_kind = 'listing' and l.subject_id = ${listing_id}::bigint)
  or (l.subject_kind = 'trade' and l.subject_id in (select id from trades where listing_id = ${listing_id}::bigint))
  or (l.subject_kind = 'flag' and l.subject_id in (select id from flags where listing_id = ${listing_id}::bigint))
  or (l.subject_kind = 'review' and l.subject_id in (select id from reviews where listing_id = ${listing_id}::bigint)))`

function isAbout(subject_kind: string | undefined, subject_id: number | undefined): RawBuilder<SqlBool> {
  if (subject_kind === 'listing' && subject_id !== undefined) return sql<SqlBool>`${belongsTo(subject_id)}`
  const kind = subject_kind === undefined ? sql`true` : sql`l.subject_kind = ${subject_kind}`
  const id = subject_id === undefined ? sql`true` : sql`l.subject_id = ${subject_id}::bigint`
  return sql<SqlBool>`${kind} and ${id}`
}

export async function selectAudit(
  db: Db,
  { subject_kind, subject_id, actor_id, page, limit }: AuditSearch,
): Promise<{ items: AuditEntry[]; total: number }> {
  const wanted = db
    .selectFrom('audit_log as l')
    .$if(subject_kind !== undefined || subject_id !== undefined, (q) =>
      q.where(isAbout(subject_kind, subject_id)),
    )
    .$if(actor_id !== undefined, (q) => q.where('l.actor_id', '=', actor_id!))
  const rows = await wanted
    .leftJoin('accounts as actor', 'actor.id', 'l.actor_id')
    .leftJoin('accounts as subject', (on) =>
      on.onRef('subject.id', '=', 'l.subject_id').on('l.subject_kind', '=', 'account'),
    )
    .selectAll('l')
    .leftJoin('lenders', (on) =>
      on.onRef('lenders.id', '=', 'l.subject_id').on('l.subject_kind', '=', 'lender'),
    )
    .select([buildNameSql('actor').as('actor_name'), subject_name.as('subject_name')])
    .select('subject.status as subject_status')
    .orderBy('l.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await wanted.select((q) => q.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const names = await selectPictureNames(db, rows)
  const items = rows.map(({ at, before, after, actor_name, subject_status, ...row }) => ({
    ...row,
    actor_name: row.actor_id === null ? 'Hoko' : actor_name,
    at: at.toISOString(),
    picture_names: Object.fromEntries(
      listPictures([before, after]).flatMap((id) => (names.has(id) ? [[id, names.get(id)!]] : [])),
    ),
    before: shownValues(before as AuditEntry['before'], subject_status),
    after: shownValues(after as AuditEntry['after'], subject_status),
  }))
  return { items, total }
}

const picture_fields = ['image_id', 'avatar_image_id', 'logo_id', 'banner_id', 'logo_image_id']

const listPictures = (values: unknown[]): number[] =>
  values.flatMap((facts) =>
    picture_fields.flatMap((field) => {
      const id = (facts as AuditEntry['before'])?.[field]
      return typeof id === 'number' ? [id] : []
    }),
  )

async function selectPictureNames(db: Db, rows: { before: unknown; after: unknown }[]) {
  const ids = rows.flatMap(({ before, after }) => listPictures([before, after]))
  if (ids.length === 0) return new Map<number, string>()
  const pictures = await db
    .selectFrom('images')
    .select(['id', 'name'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  return new Map(pictures.flatMap(({ id, name }): [number, string][] => (name ? [[id, name]] : [])))
}

const personal = new Set([
  'first_name',
  'last_name',
  'email',
  'phone_number',
  'region',
  'suburb',
  'address',
  'about',
  'trading_name',
  'nzbn',
  'gst_number',
  'trader_number',
  'agency_licence',
  'avatar_image_id',
])

/** Of a deleted account the log shows only that it existed. */
function shownValues(values: AuditEntry['before'], subject_status: string | null): AuditEntry['before'] {
  if (values === null || subject_status !== 'deleted') return values
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      personal.has(name) && value !== null && value !== '' ? 'Removed' : value,
    ]),
  )
}
