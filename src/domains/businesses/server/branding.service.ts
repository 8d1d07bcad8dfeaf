import type { putBranding, Branding, OwnBranding } from '#domains/businesses/common/storefront.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { entriesOf } from '#platform/common/records.ts'
import { isReadable } from '#domains/businesses/common/colors.ts'
import { changesBetween } from '#domains/staff/server/audit/audit.service.ts'
import { selectImages } from '#domains/media/server/media.service.ts'
import {
  hasBranding,
  requirePlace,
} from '#domains/billing/server/subscriptions/permissions/permissions.service.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { refuse } from '#platform/server/refusal.ts'
import {
  getWriterId,
  letGoPictures,
  lockBusinessActor,
  auditForBusiness,
  readSeller,
  requireTrade,
  takePicture,
  type BusinessActor,
} from './business-actor.service.ts'
import * as t from '#domains/businesses/texts.ts'

const none = { logo_id: null, banner_id: null, color: null, text_color: null, strapline: '' }

async function selectBranding(db: Db, sellerId: AccountId) {
  const row = await db
    .selectFrom('brandings')
    .select(['logo_id', 'banner_id', 'color', 'text_color', 'strapline'])
    .where('seller_id', '=', sellerId)
    .executeTakeFirst()
  return row ?? none
}

type BrandingRow = Awaited<ReturnType<typeof selectBranding>>

const isEmpty = (row: BrandingRow) => entriesOf(none).every(([name, value]) => row[name] === value)

export async function readOwnBranding(db: Db, sellerId: AccountId): Promise<OwnBranding> {
  const row = await selectBranding(db, sellerId)
  return {
    ...(await present(db, row)),
    seller_id: sellerId,
    is_shown: !isEmpty(row) && (await isShown(db, sellerId)),
  }
}

/** Returns the public branding: null if there is none, or the plan doesn't allow it now. */
export async function readShownBranding(db: Db, sellerId: AccountId): Promise<Branding | null> {
  const row = await selectBranding(db, sellerId)
  return !isEmpty(row) && (await isShown(db, sellerId)) ? await present(db, row) : null
}

async function isShown(db: Db, sellerId: AccountId): Promise<boolean> {
  const { seller_kind: sellerKind } = await readSeller(db, sellerId)
  if (sellerKind !== 'in_trade') return false
  return await hasBranding(db, sellerId)
}

async function present(
  db: Db,
  { logo_id: logoId, banner_id: bannerId, ...row }: BrandingRow,
): Promise<Branding> {
  const images = await selectImages(
    db,
    [logoId, bannerId].flatMap((id) => id ?? []),
  )
  return { ...row, logo: images.get(logoId ?? 0) ?? null, banner: images.get(bannerId ?? 0) ?? null }
}

/** Removing all branding needs no plan. */
export async function changeBranding(
  db: Db,
  actor: BusinessActor,
  sent: Omit<OperationValues<typeof putBranding>, 'seller_id'>,
): Promise<OwnBranding> {
  const { seller_id: sellerId } = actor
  return await transact(db, async (tx) => {
    await lockBusinessActor(tx, actor)
    if (!isEmpty(sent)) {
      await requireTrade(tx, actor)
      await requirePlace(tx, actor, { action: 'branding' })
    }
    await refuseWrong(tx, actor, sent)
    // Written before it's read, so that the later of two parallel changes sees the earlier one.
    const row = { ...sent, updated_at: await readClock(tx), updated_by: getWriterId(actor) }
    await tx
      .insertInto('brandings')
      .values({ seller_id: sellerId, ...none, updated_at: row.updated_at, updated_by: row.updated_by })
      .onConflict((on) => on.doNothing())
      .execute()
    await tx
      .selectFrom('brandings')
      .select('seller_id')
      .where('seller_id', '=', sellerId)
      .forUpdate()
      .execute()
    const before = await selectBranding(tx, sellerId)
    await tx.updateTable('brandings').set(row).where('seller_id', '=', sellerId).execute()
    await letGoPictures(tx, [before.logo_id, before.banner_id], [sent.logo_id, sent.banner_id])
    const changes = changesBetween(before, sent)
    await auditForBusiness(tx, actor, {
      action: 'branding.changed-for',
      act: 'branding_changed',
      ...changes,
    })
    await publishTopic(tx, `seller:${sellerId}`)
    return await readOwnBranding(tx, sellerId)
  })
}

async function refuseWrong(
  tx: Tx,
  actor: BusinessActor,
  {
    logo_id: logoId,
    banner_id: bannerId,
    color,
    text_color: textColor,
  }: Pick<BrandingRow, 'logo_id' | 'banner_id' | 'color' | 'text_color'>,
) {
  const errors: Record<string, string> = {}
  const logo = await takePicture(tx, actor, logoId)
  if (logo) errors.logo_id = logo
  const banner = await takePicture(tx, actor, bannerId)
  if (banner) errors.banner_id = banner
  if ((color === null) !== (textColor === null)) errors.text_color = t.choose_both_colors_or_none()
  else if (color !== null && textColor !== null && !isReadable(color, textColor)) {
    errors.color = t.this_text_cant_be_read_on_this_color()
  }
  if (Object.keys(errors).length > 0) refuse('validation_failed', { errors })
}
