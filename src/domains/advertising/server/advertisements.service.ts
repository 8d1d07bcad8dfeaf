import { sql } from 'kysely'
import type {
  createAdvertisement,
  updateAdvertisement,
  Advertisement,
  AdvertisementPlace,
} from '#domains/advertising/common/advertisements.ts'
import { attachImages, releaseImages, selectImages } from '#domains/media/server/media.service.ts'
import {
  changesBetween,
  recordAudit,
  type AuditEntryInput,
} from '#domains/staff/server/audit/audit.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { marketTopic, publishTopics } from '#platform/server/live-hub.ts'
import { refuse } from '#platform/server/refusal.ts'
import { lockAdvertisement, selectAdvertisement } from './advertisements.queries.ts'
import { type AdvertisementRow, isBackwards } from './advertisements.rules.ts'
import { viewAdvertisement } from './advertisements.view.ts'
import * as t from '#domains/advertising/texts.ts'

/** Every node reloads the running advertisements. */
export const advertisementsTopic = 'advertisements'

export async function readAdvertisement(db: Db, id: number): Promise<Advertisement | undefined> {
  const row = await selectAdvertisement(db, id)
  return row && (await view(db, row))
}

async function view(db: Db, row: AdvertisementRow): Promise<Advertisement> {
  const images = await selectImages(db, [row.image_id])
  return viewAdvertisement(row, must(images.get(row.image_id), 'image'))
}

export async function addAdvertisement(
  db: Db,
  actorId: AccountId,
  fields: OperationValues<typeof createAdvertisement>,
): Promise<Advertisement> {
  refuseBackwards(fields)
  return await transact(db, async (tx) => {
    await attachPicture(tx, actorId, fields.image_id)
    const now = await readClock(tx)
    const { id } = await tx
      .insertInto('advertisements')
      .values({
        ...fields,
        enabled_at: fields.status === 'enabled' ? now : null,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const added = must(await selectAdvertisement(tx, id), 'advertisement')
    await audit(tx, actorId, id, { action: 'advertisement.added', after: getFacts(added) })
    await notifyNodes(tx)
    return await view(tx, added)
  })
}

export async function changeAdvertisement(
  db: Db,
  actorId: AccountId,
  { id, ...fields }: OperationValues<typeof updateAdvertisement>,
): Promise<Advertisement> {
  return await transact(db, async (tx) => {
    await lockAdvertisement(tx, id)
    const before = await selectAdvertisement(tx, id)
    if (!before) return refuse('not_found')
    refuseBackwards({ ...before, ...fields })
    const isNewPicture = fields.image_id !== undefined && fields.image_id !== before.image_id
    if (isNewPicture) await attachPicture(tx, actorId, must(fields.image_id, 'image_id'))
    await tx
      .updateTable('advertisements')
      .set({ ...fields, ...readEnabling(before, fields), updated_at: sql`clock_timestamp()` })
      .where('id', '=', id)
      .execute()
    if (isNewPicture) await releaseImages(tx, [before.image_id])
    const changed = must(await selectAdvertisement(tx, id), 'advertisement')
    const changes = changesBetween(getFacts(before), getFacts(changed))
    const names = Object.keys(changes.after)
    const isOnlyStatus = names.length === 1 && names[0] === 'status'
    const action = isOnlyStatus ? `advertisement.${changed.status}` : 'advertisement.changed'
    await audit(tx, actorId, id, { action, ...changes })
    await notifyNodes(tx)
    return await view(tx, changed)
  })
}

const readEnabling = (
  { status: before }: AdvertisementRow,
  { status }: Partial<Pick<Advertisement, 'status'>>,
) =>
  status === undefined || status === before
    ? {}
    : { enabled_at: status === 'enabled' ? sql<Date>`clock_timestamp()` : null }

export async function removeAdvertisement(db: Db, actorId: AccountId, id: number): Promise<void> {
  await transact(db, async (tx) => {
    await lockAdvertisement(tx, id)
    const gone = await selectAdvertisement(tx, id)
    if (!gone) return refuse('not_found')
    await tx.deleteFrom('advertisements').where('id', '=', id).execute()
    await releaseImages(tx, [gone.image_id])
    const { impressions, clicks } = gone
    await audit(tx, actorId, id, {
      action: 'advertisement.removed',
      before: { ...getFacts(gone), impressions, clicks },
    })
    return await notifyNodes(tx)
  })
}

async function attachPicture(tx: Tx, ownerId: AccountId, imageId: number) {
  const missing = await attachImages(tx, ownerId, [imageId])
  if (missing.length > 0)
    refuse('validation_failed', { errors: { image_id: t.that_picture_is_no_longer_there() } })
}

function refuseBackwards(days: Parameters<typeof isBackwards>[0]) {
  if (isBackwards(days))
    refuse('validation_failed', { errors: { ends_on: t.the_last_day_is_before_the_first() } })
}

/** Pages reserve space for running advertisements. */
export async function notifyNodes(tx: Tx): Promise<void> {
  await publishTopics(tx, [advertisementsTopic, marketTopic])
}

async function audit(
  tx: Tx,
  actorId: AccountId,
  subjectId: number,
  act: Pick<AuditEntryInput, 'action' | 'before' | 'after'>,
) {
  await recordAudit(tx, { actor_id: actorId, subject_kind: 'advertisement', subject_id: subjectId, ...act })
}

const getFacts = ({
  name,
  link,
  alt,
  image_id: imageId,
  placement,
  status,
  starts_on: startsOn,
  ends_on: endsOn,
  max_impressions: maxImpressions,
  max_clicks: maxClicks,
  max_impressions_per_day: maxImpressionsPerDay,
  max_clicks_per_day: maxClicksPerDay,
}: AdvertisementRow) => ({
  name,
  link,
  alt,
  image_id: imageId,
  placement,
  status,
  starts_on: startsOn,
  ends_on: endsOn,
  max_impressions: maxImpressions,
  max_clicks: maxClicks,
  max_impressions_per_day: maxImpressionsPerDay,
  max_clicks_per_day: maxClicksPerDay,
})

export interface PastDay {
  day: string
  placement: AdvertisementPlace
  impressions: number
  clicks: number
}

/** Records figures from before counting began, as in the demo's past. */
export async function recordPastFigures(
  tx: Tx,
  advertisementId: number,
  days: readonly PastDay[],
): Promise<void> {
  if (days.length === 0) return
  await tx
    .insertInto('advertisement_days')
    .values(days.map((day) => ({ ...day, advertisement_id: advertisementId })))
    .execute()
  await notifyNodes(tx)
}
