import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { AuditEntry, AuditSearch } from '#domains/staff/common/audit/audit.ts'
import { toListingId, type AccountId, type ListingId } from '#platform/common/ids.ts'
import { readNumber } from '#platform/common/formats/search-numbers.ts'
import { auditKinds } from '#domains/staff/common/audit-kinds.ts'
import { must } from '#platform/common/must.ts'
import type { Db } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { toFoldedPattern, toLikePattern } from '#platform/server/database/like-pattern.ts'

interface AuditPage {
  subject_kind?: string | undefined
  subject_id?: number | undefined
  actor_id?: AccountId | undefined
  page: number
  limit: number
}

const buildNameSql = (alias: 'actor' | 'subject') =>
  sql<string>`coalesce(${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)}, '')`

/** A removed subject has its last name. */
const subjectName = sql<string>`case l.subject_kind
  when 'lender' then coalesce(lenders.name, l.after->>'name', l.before->>'name', '')
  when 'account' then ${buildNameSql('subject')}
  else coalesce(thing.title, '') end`

/**
 * Decisions about a listing's sales, reports and reviews are logged under those, because sellers may read the log of a
 * listing.
 */
const belongsTo = (listingId: ListingId) => sql<SqlBool>`(
  (l.subject_kind = 'listing' and l.subject_id = ${listingId}::bigint)
  or (l.subject_kind = 'trade' and l.subject_id in (select id from trades where listing_id = ${listingId}::bigint))
  or (l.subject_kind = 'flag' and l.subject_id in (select id from flags where listing_id = ${listingId}::bigint))
  or (l.subject_kind = 'review' and l.subject_id in (select id from reviews where listing_id = ${listingId}::bigint)))`

const isOfMember = (memberId: AccountId) => sql<SqlBool>`(
  (l.subject_kind = 'account' and l.subject_id = ${memberId}::bigint)
  or (l.subject_kind = 'listing' and l.subject_id = any (array(select id from listings where seller_id = ${memberId}::bigint)))
  or (l.subject_kind = 'trade' and l.subject_id = any (array(select id from trades where seller_id = ${memberId}::bigint or buyer_id = ${memberId}::bigint))))`

function isAbout(subjectKind: string | undefined, subjectId: number | undefined): RawBuilder<SqlBool> {
  if (subjectKind === 'listing' && subjectId !== undefined) return belongsTo(toListingId(subjectId))
  const kind = subjectKind === undefined ? sql`true` : sql`l.subject_kind = ${subjectKind}`
  const id = subjectId === undefined ? sql`true` : sql`l.subject_id = ${subjectId}::bigint`
  return sql<SqlBool>`${kind} and ${id}`
}

/** Adds the names of subjects; for a listing, also whether it's still shown. */
const withNames = (db: Db, wanted: RawBuilder<SqlBool>) =>
  db
    .selectFrom('audit_log as l')
    .leftJoin('accounts as actor', 'actor.id', 'l.actor_id')
    .leftJoin('listings as thing', (on) =>
      on.onRef('thing.id', '=', 'l.subject_id').on('l.subject_kind', '=', 'listing'),
    )
    .leftJoin('accounts as subject', (on) =>
      on.on(
        sql<SqlBool>`subject.id = case l.subject_kind when 'account' then l.subject_id when 'listing' then thing.seller_id end`,
      ),
    )
    .select(['l.id', 'l.at', 'l.actor_id', 'l.action', 'l.subject_kind', 'l.subject_id', 'l.reason'])
    .select(['l.before', 'l.after', 'l.address', 'l.device', 'subject.status as subject_status'])
    .leftJoin('lenders', (on) =>
      on.onRef('lenders.id', '=', 'l.subject_id').on('l.subject_kind', '=', 'lender'),
    )
    .select([buildNameSql('actor').as('actor_name'), subjectName.as('subject_name')])
    .where(wanted)
    .orderBy('l.id', 'desc')

export async function selectAudit(
  db: Db,
  { subject_kind: subjectKind, subject_id: subjectId, actor_id: actorId, page, limit }: AuditPage,
): Promise<{ items: AuditEntry[]; total: number }> {
  const by = actorId === undefined ? sql`true` : sql`l.actor_id = ${actorId}::bigint`
  const wanted = sql<SqlBool>`${isAbout(subjectKind, subjectId)} and ${by}`
  const rows = await withNames(db, wanted)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await db
    .selectFrom('audit_log as l')
    .where(wanted)
    .select((q) => q.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { items: await viewEntries(db, rows), total }
}

/** Entries before `before`, newest first. */
export async function selectAuditFound(
  db: Db,
  { before, limit, ...search }: AuditSearch & { before?: number | undefined; limit: number },
): Promise<AuditEntry[]> {
  const wanted = await isFound(db, search)
  const older = before === undefined ? sql`true` : sql`l.id < ${before}::bigint`
  const rows = await withNames(db, sql<SqlBool>`${wanted} and ${older}`)
    .limit(limit)
    .execute()
  return await viewEntries(db, rows)
}

async function isFound(
  db: Db,
  {
    q = '',
    q_actions: qActions = '',
    actor_id: actorId,
    kind,
    member_id: memberId,
    listing_id: listingId,
    from,
    to,
  }: AuditSearch,
): Promise<RawBuilder<SqlBool>> {
  const conditions = [
    actorId === undefined ? null : sql`l.actor_id = ${actorId}::bigint`,
    kind === undefined ? null : sql`split_part(l.action, '.', 1) = any (${[...auditKinds[kind]]}::text[])`,
    memberId === undefined ? null : isOfMember(memberId),
    listingId === undefined ? null : belongsTo(listingId),
    from === undefined ? null : sql`l.at >= ${from}::date::timestamp at time zone 'Pacific/Auckland'`,
    to === undefined ? null : sql`l.at < (${to}::date + 1)::timestamp at time zone 'Pacific/Auckland'`,
    q === '' ? null : await findMentions(db, q, qActions.split(',')),
  ].filter((one) => one !== null)
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

const maxPeople = 200

/** The same expression as in the index. */
const searchedText = sql`lower(coalesce(l.reason, '') || ' ' || coalesce(l.before::text, '') || ' ' || coalesce(l.after::text, ''))`
/**
 * The index is used up to this many matches; with more, scanning back through the log meets them
 * soon.
 */
const maxFound = 2_000
const unindexedText = sql`(${searchedText} || '')`

/** Changes of deleted people aren't searched: they aren't shown either. */
async function findMentions(db: Db, q: string, actions: string[]): Promise<RawBuilder<SqlBool>> {
  const like = toLikePattern(q.toLowerCase())
  const [people, entries] = await Promise.all([
    db
      .selectFrom('account_texts as t')
      .innerJoin('accounts as a', 'a.id', 't.account_id')
      .select('a.id')
      .where('t.text', 'like', toFoldedPattern(q))
      .where('a.status', '<>', 'deleted')
      .limit(maxPeople)
      .execute(),
    sql<{ id: number }>`select l.id from audit_log l where ${searchedText} like ${like}::text
      limit ${sql.lit(maxFound + 1)}`.execute(db),
  ])
  const number = readNumber(q)
  const ids = entries.rows.map(({ id }) => id)
  const isContained =
    ids.length > maxFound ? sql`${unindexedText} like ${like}::text` : sql`l.id = any(${ids}::bigint[])`
  const alternatives = [
    sql`(${isContained}
      and not exists (select from accounts d where d.id = l.subject_id and l.subject_kind = 'account' and d.status = 'deleted')
      and not exists (select from listings t join accounts d on d.id = t.seller_id
                       where t.id = l.subject_id and l.subject_kind = 'listing' and d.status = 'deleted'))`,
    sql`l.action = any (${actions}::text[])`,
  ]
  if (people.length > 0) {
    const by = sql`${people.map(({ id }) => id)}::bigint[]`
    alternatives.push(sql`l.actor_id = any (${by})`)
    alternatives.push(sql`(l.subject_kind = 'account' and l.subject_id = any (${by}))`)
  }
  if (number !== null) alternatives.push(sql`l.subject_id = ${number}::bigint`)
  return sql<SqlBool>`(${sql.join(alternatives, sql` or `)})`
}

export async function selectActors(db: Db): Promise<{ id: number; name: string }[]> {
  return await db
    .selectFrom('accounts as actor')
    .select(['actor.id', buildNameSql('actor').as('name')])
    .where(sql<SqlBool>`exists (select from audit_log l where l.actor_id = actor.id)`)
    .where('actor.type', '=', 'admin')
    .where('actor.status', '<>', 'deleted')
    .orderBy('name')
    .limit(500)
    .execute()
}

type AuditRow = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number]

async function viewEntries(db: Db, rows: AuditRow[]): Promise<AuditEntry[]> {
  const names = await selectPictureNames(db, rows)
  return rows.map(({ at, before, after, actor_name: actorName, subject_status: subjectStatus, ...row }) => ({
    ...row,
    actor_name: row.actor_id === null ? 'Hoko' : actorName,
    at: at.toISOString(),
    picture_names: Object.fromEntries(
      listPictures([before, after]).flatMap((id) =>
        names.has(id) ? [[id, must(names.get(id), 'name')]] : [],
      ),
    ),
    before: shownValues(fromColumn<AuditEntry['before']>(before), subjectStatus),
    after: shownValues(fromColumn<AuditEntry['after']>(after), subjectStatus),
  }))
}

const pictureFields = ['image_id', 'avatar_image_id', 'logo_id', 'banner_id', 'logo_image_id']

const listPictures = (values: unknown[]): number[] =>
  values.flatMap((facts) =>
    pictureFields.flatMap((field) => {
      const id = fromColumn<AuditEntry['before']>(facts)?.[field]
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
  'name',
  'email',
  'phone_number',
  'region',
  'suburb',
  'address',
  'street_address',
  'about',
  'trading_name',
  'nzbn',
  'gst_number',
  'trader_number',
  'agency_licence',
  'licence_number',
  'avatar_image_id',
  'plate',
  'vin',
])

/** For a deleted account, the log shows only that it existed. */
function shownValues(values: AuditEntry['before'], subjectStatus: string | null): AuditEntry['before'] {
  if (values === null || subjectStatus !== 'deleted') return values
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It keeps the shape of what it hides in.
  return hidePersonal(values) as AuditEntry['before']
}

function hidePersonal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hidePersonal)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      personal.has(name) && one !== null && one !== '' ? 'Removed' : hidePersonal(one),
    ]),
  )
}
