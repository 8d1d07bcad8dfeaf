import { sql } from 'kysely'
import { buildCoverSql } from '#domains/listings/server/listings.service.ts'
import { selectImages } from '#domains/media/server/media.service.ts'
import { findMeaning, foldWord, getMeanings } from '#domains/stock-feed/common/feed-fields.ts'
import type {
  listMotorcentralRecords,
  deleteMotorcentralRecords,
  FeedProblem,
  createFeedRule,
  FeedRule,
} from '#domains/stock-feed/common/stock-feed.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import type { Config } from '#platform/server/config.ts'
import { type Db, transact, type Tx } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { ifGiven } from '#platform/server/database/if-given.ts'
import { toFoldedPattern } from '#platform/server/database/like-pattern.ts'
import { refuse } from '#platform/server/refusal.ts'
import { withdrawVehicle } from '../applying/list-vehicle.service.ts'
import { changedFields } from '../comparing/compare.rules.ts'
import { findUnread, getChecksum } from '../comparing/compare.service.ts'
import type { FeedVehicle } from '../formats/format.types.ts'
import { readDollars } from '../mapping/field-reader.rules.ts'
import type { Applied } from '../mapping/map-vehicle.rules.ts'
import { findRefusals, mapFeedVehicle, readMappingTerms } from '../mapping/mapping.service.ts'
import { requireFeed } from '../runs/starting.service.ts'
import { lockFeed } from '../stock-feed.queries.ts'
import {
  buildCurrentListingSql,
  selectRecords,
  selectUnread,
  updateRecords,
  type WholeRecord,
} from './records.queries.ts'
import * as t from '#domains/stock-feed/texts.ts'

type RequestInput = OperationValues<typeof listMotorcentralRecords>

function selectMatching(db: Db, accountId: AccountId, { state, problems, q }: RequestInput) {
  return db
    .selectFrom('stock_records as s')
    .where('s.account_id', '=', accountId)
    .$call(ifGiven(state, (query, value) => query.where('s.state', '=', value)))
    .$if(problems !== undefined, (query) =>
      query.where(sql<boolean>`s.problems <> '[]' and s.state <> 'withdrawn'`),
    )
    .$if((q ?? '') !== '', (query) =>
      query.where(
        sql<boolean>`fold_text(concat_ws(' ', s.stock_number, s.title, s.said->'fields'->>'Rego'))
          like ${toFoldedPattern(must(q, 'q'))}`,
      ),
    )
}

export async function readRecords(
  db: Db,
  accountId: AccountId,
  input: RequestInput,
): Promise<OperationReply<typeof listMotorcentralRecords>> {
  const { page, limit } = input
  const { total } = await selectMatching(db, accountId, input)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await selectMatching(db, accountId, input)
    .leftJoin('listings as l', (on) =>
      on.on('l.id', '=', buildCurrentListingSql('s')).on('l.status', 'not in', ['draft', 'pending']),
    )
    .select(['s.id', 's.stock_number', 's.title', 's.state', 's.said', 's.problems', 's.updated_at'])
    .select(sql<number>`jsonb_array_length(s.pictures)`.as('picture_count'))
    .select(['l.id as listing_id', 'l.type as listing_type', 'l.status as listing_status'])
    .select(buildCoverSql('l.id').as('cover_id'))
    .orderBy(sql`s.problems = '[]' or s.state = 'withdrawn'`)
    .orderBy(sql`array_position(array['refused', 'new', 'changed', 'listed', 'withdrawn'], s.state)`)
    .orderBy('s.stock_number')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute()
  const covers = await selectImages(
    db,
    rows.flatMap((row) => row.cover_id ?? []),
  )
  const items = rows.map((row) => {
    const {
      said,
      problems,
      updated_at: updatedAt,
      listing_id: listingId,
      listing_type: listingType,
      listing_status: listingStatus,
      cover_id: coverId,
      ...record
    } = row
    const { Rego = '', Retail = '' } = fromColumn<FeedVehicle>(said).fields
    return {
      ...record,
      plate: Rego.slice(0, 20),
      price_cents: readDollars(Retail) || null,
      problems: fromColumn<FeedProblem[]>(problems),
      cover: covers.get(coverId ?? 0) ?? null,
      listing:
        listingId === null
          ? null
          : {
              id: listingId,
              type: must(listingType, 'listing_type'),
              is_live: listingStatus === 'active',
            },
      updated_at: updatedAt.toISOString(),
    }
  })
  return { items, total, page, limit }
}

/** Vehicles still in the feed come again with the next run, as new. */
export async function deleteRecords(
  db: Db,
  accountId: AccountId,
  ids: number[],
): Promise<OperationReply<typeof deleteMotorcentralRecords>> {
  const wanted = [...new Set(ids)]
  const records = await selectRecords(db, wanted)
  const own = [...records.values()].filter((record) => record.account_id === accountId)
  if (own.length < wanted.length) refuse('not_found')
  const busy = await db
    .selectFrom('stock_feed_runs')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', 'in', ['reading', 'applying'])
    .executeTakeFirst()
  if (busy) refuse('feed_busy')
  let withdrawn = 0
  for (const record of own) {
    if ((await withdrawVehicle({ db }, record)).result === 'withdrawn') withdrawn += 1
    await transact(db, (tx) => tx.deleteFrom('stock_records').where('id', '=', record.id).execute())
  }
  return { deleted: own.length, withdrawn }
}

const maxRules = 500
/** At most this many are checked again at once; the others come with the next run. */
const maxRechecked = 300

export async function teachRule(
  { db, config }: { db: Db; config: Config },
  accountId: AccountId,
  { field, heard, means }: OperationValues<typeof createFeedRule>,
): Promise<OperationReply<typeof createFeedRule>> {
  const meanings = getMeanings(field)
  const meant = meanings.length === 0 ? means : findMeaning(field, means)
  if (meant === null) return refuse('validation_failed', { errors: { means: t.choose_one_of_the_words() } })
  return await transact(db, async (tx) => {
    await requireFeed(tx, accountId)
    await lockFeed(tx, accountId)
    await refuseTooMany(tx, accountId)
    const row = await tx
      .insertInto('stock_feed_rules')
      .values({
        account_id: accountId,
        field,
        heard: foldWord(heard),
        means: meant,
        created_at: sql<Date>`clock_timestamp()`,
      })
      .onConflict((on) => on.columns(['account_id', 'field', 'heard']).doUpdateSet({ means: meant }))
      .returning(['id', 'heard', 'means'])
      .executeTakeFirstOrThrow()
    const changedRecordIds = await recheckRecords(tx, config, accountId, { field, heard: row.heard })
    return { rule: { ...row, field }, changed_record_ids: changedRecordIds }
  })
}

async function refuseTooMany(tx: Tx, accountId: AccountId) {
  const { count } = await tx
    .selectFrom('stock_feed_rules')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (count >= maxRules)
    refuse('validation_failed', {
      errors: { heard: t.at_most_so_many({ count: maxRules }) },
    })
}

/** @returns the records that would now be listed differently */
async function recheckRecords(
  tx: Tx,
  settings: Config,
  accountId: AccountId,
  { field, heard }: Pick<FeedRule, 'field' | 'heard'>,
): Promise<number[]> {
  const rows = await tx
    .selectFrom('stock_records')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', '<>', 'withdrawn')
    .where(
      sql<boolean>`lower(regexp_replace(trim(said->'fields'->>${field}), '[[:space:]]+', ' ', 'g')) = ${heard}`,
    )
    .orderBy('id')
    .limit(maxRechecked)
    .forUpdate()
    .execute()
  const records = await selectRecords(
    tx,
    rows.map(({ id }) => id),
  )
  const terms = await readMappingTerms(tx, settings, accountId)
  const unread = await selectUnread(tx, [...records.keys()])
  const changed: number[] = []
  for (const record of records.values()) {
    const mapped = mapFeedVehicle(record.said, terms, record.pictures.map(getChecksum))
    const refusals = await findRefusals(tx, mapped, terms)
    const unreadOfIt = findUnread(record.pictures, unread.get(record.id))
    const problems = [...mapped.problems, ...refusals.problems, ...unreadOfIt]
    const state = stateAgain(record, mapped.applied, refusals.isRefused)
    if (state === 'new' || state === 'changed') changed.push(record.id)
    await updateRecords(tx, [record.id], { state, title: mapped.title, problems: JSON.stringify(problems) })
  }
  return changed
}

function stateAgain({ listing_id: listingId, applied }: WholeRecord, mapped: Applied, isRefused: boolean) {
  if (isRefused) return 'refused'
  if (listingId === null) return 'new'
  return changedFields(fromColumn<Applied>(applied ?? {}), mapped).length > 0 ? 'changed' : 'listed'
}

export async function forgetRule(db: Db, accountId: AccountId, id: number): Promise<void> {
  const gone = await transact(db, (tx) =>
    tx
      .deleteFrom('stock_feed_rules')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .returning('id')
      .executeTakeFirst(),
  )
  if (!gone) refuse('not_found')
}
