import { sql } from 'kysely'
import type { createFeedRule, FeedRule } from '#domains/stock-feed/common/feed-records.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { findMeaning, foldWord, getMeanings } from '#domains/stock-feed/common/feed-fields.ts'
import type { Config } from '#platform/server/config.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { refuse } from '#platform/server/refusal.ts'
import { changedFields } from '../comparing/compare.rules.ts'
import type { Applied } from '../mapping/map-vehicle.rules.ts'
import { findRefusals, mapFeedVehicle, readMappingTerms } from '../mapping/mapping.service.ts'
import { findUnread, getChecksum } from '../comparing/compare.service.ts'
import { requireFeed } from '../runs/starting.service.ts'
import { lockFeed } from '../stock-feed.queries.ts'
import { selectRecords, selectUnread, updateRecords, type WholeRecord } from './records.queries.ts'
import * as t from '#domains/stock-feed/texts.ts'

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
