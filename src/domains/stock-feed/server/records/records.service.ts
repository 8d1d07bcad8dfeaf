import { sql } from 'kysely'
import type { listMotorcentralRecords } from '#domains/stock-feed/common/feed-records.ts'
import type { deleteMotorcentralRecords, FeedProblem } from '#domains/stock-feed/common/feed-runs.ts'
import { must } from '#platform/common/must.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import type { Db } from '#platform/server/database/db.ts'
import { transact } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { ifGiven } from '#platform/server/database/if-given.ts'
import { toFoldedPattern } from '#platform/server/database/like-pattern.ts'
import { refuse } from '#platform/server/refusal.ts'
import { withdrawVehicle } from '../applying/list-vehicle.service.ts'
import { readDollars } from '../mapping/read-values.rules.ts'
import type { FeedVehicle } from '../formats/format.types.ts'
import { buildCurrentListingSql, selectRecords } from './records.queries.ts'

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
    .orderBy(sql`s.problems = '[]' or s.state = 'withdrawn'`)
    .orderBy(sql`array_position(array['refused', 'new', 'changed', 'listed', 'withdrawn'], s.state)`)
    .orderBy('s.stock_number')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute()
  const items = rows.map((row) => {
    const {
      said,
      problems,
      updated_at: updatedAt,
      listing_id: listingId,
      listing_type: listingType,
      listing_status: listingStatus,
      ...record
    } = row
    const { Rego = '', Retail = '' } = fromColumn<FeedVehicle>(said).fields
    return {
      ...record,
      plate: Rego.slice(0, 20),
      price_cents: readDollars(Retail) || null,
      problems: fromColumn<FeedProblem[]>(problems),
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
