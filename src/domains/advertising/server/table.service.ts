import { Readable } from 'node:stream'
import {
  type AdvertisementState,
  type exportAdvertisements,
  type listAdvertisements,
  type Placement,
  putAdvertisementCounters,
} from '#domains/advertising/common/advertisements.ts'
import { selectImages } from '#domains/media/server/media.service.ts'
import { recordAudit, changesBetween } from '#domains/staff/server/audit/audit.service.ts'
import { formatByPattern } from '#platform/common/formats/formats.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import { csvTable, type CsvColumn } from '#platform/server/files/csv.ts'
import type { AnsweredFile } from '#platform/server/http/call.ts'
import { selectAdvertisements, selectCounters } from './advertisements.queries.ts'
import { getAdvertisementState, type AdvertisementRow, pickRows } from './advertisements.rules.ts'
import { notifyNodes } from './advertisements.service.ts'
import { viewAdvertisement } from './advertisements.view.ts'
import * as t from '#domains/advertising/texts.ts'

export async function readTable(
  db: Db,
  { page, limit, ...search }: OperationValues<typeof listAdvertisements>,
): Promise<OperationReply<typeof listAdvertisements>> {
  const found = pickRows(await selectAdvertisements(db), search)
  const rows = found.slice((page - 1) * limit, page * limit)
  const images = await selectImages(
    db,
    rows.map(({ image_id: imageId }) => imageId),
  )
  return {
    items: rows.map((row) => viewAdvertisement(row, must(images.get(row.image_id), 'image'))),
    total: found.length,
    page,
    limit,
  }
}

const getPlaces = makeTexts((): Record<Placement, string> => ({
  everywhere: t.everywhere(),
  results: t.search_results(),
  home: t.home_page(),
}))

const getStates = makeTexts((): Record<AdvertisementState, string> => ({
  running: t.running(),
  scheduled: t.scheduled(),
  reached_today: t.limit_reached_today(),
  reached: t.limit_reached(),
  ended: t.ended(),
  disabled: t.disabled(),
}))

const getColumns = makeTexts((): CsvColumn<AdvertisementRow>[] => [
  { head: t.csv_number(), cell: ({ id }) => id },
  { head: t.csv_name(), cell: ({ name }) => name },
  { head: t.csv_link(), cell: ({ link }) => link },
  { head: t.csv_place(), cell: ({ placement }) => getPlaces()[placement] },
  { head: t.csv_state(), cell: (row) => getStates()[getAdvertisementState(row, row, row.day)] },
  { head: t.csv_first_day(), cell: ({ starts_on: startsOn }) => startsOn },
  { head: t.csv_last_day(), cell: ({ ends_on: endsOn }) => endsOn },
  { head: t.csv_impressions(), cell: ({ impressions }) => impressions },
  { head: t.csv_clicks(), cell: ({ clicks }) => clicks },
])

/** Exports all matching rows, and records it in the audit log. */
export async function exportTable(
  db: Db,
  actorId: AccountId,
  search: OperationValues<typeof exportAdvertisements>,
): Promise<AnsweredFile> {
  const rows = pickRows(await selectAdvertisements(db), search)
  const { sort: _sort, order: _order, ...filters } = search
  await transact(db, (tx) =>
    recordAudit(tx, {
      actor_id: actorId,
      action: 'advertisements.exported',
      subject_kind: 'advertisements',
      subject_id: null,
      after: { ...filters, rows: rows.length },
    }),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const ids = [...byId.keys()]
  const rowsOf = (some: number[]) => Promise.resolve(some.flatMap((id) => byId.get(id) ?? []))
  return {
    name: `hoko-advertisements-${formatByPattern(new Date(), 'YYYY-MM-DD')}.csv`,
    content_type: 'text/csv; charset=utf-8',
    content: Readable.from(csvTable(getColumns(), ids, rowsOf)),
  }
}

export async function changeCounters(
  db: Db,
  actorId: AccountId,
  wanted: OperationValues<typeof putAdvertisementCounters>,
): Promise<void> {
  await transact(db, async (tx) => {
    await tx.selectFrom('advertisement_counters').select('singleton').forUpdate().execute()
    const changes = changesBetween(await selectCounters(tx), wanted)
    await tx.updateTable('advertisement_counters').set(wanted).execute()
    await recordAudit(tx, {
      actor_id: actorId,
      action: 'advertisement.counters-changed',
      subject_kind: 'advertisement',
      subject_id: null,
      ...changes,
    })
    await notifyNodes(tx)
  })
}
