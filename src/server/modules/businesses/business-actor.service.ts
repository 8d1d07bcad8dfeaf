import type { AnyOperation } from '#contract/core/operation.ts'
import { recordAudit } from '#server/modules/audit/audit.service.ts'
import { attachImages, handOverImages, releaseImages } from '#server/modules/media/media.service.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import type { Caller } from '#server/platform/http/call.ts'
import { refuse, refuseCommon } from '#server/platform/refusal.ts'
import * as t from './texts.ts'

/** Whose business it is, and the admin who acts for it, if one does. */
export interface BusinessActor {
  seller_id: number
  on_behalf_by: number | null
}

type Who = Pick<Caller, 'id' | 'type'>

/** Members have their own business, admins name one. */
export async function resolveBusiness(
  db: Db,
  caller: Who,
  seller_id: number | undefined,
): Promise<BusinessActor> {
  if (caller.type === 'user') {
    return seller_id === undefined || seller_id === caller.id
      ? { seller_id: caller.id, on_behalf_by: null }
      : refuseCommon('not_found')
  }
  if (seller_id === undefined) {
    return refuseCommon('validation_failed', { errors: { seller_id: t.choose_a_member() } })
  }
  await readSeller(db, seller_id)
  return { seller_id, on_behalf_by: caller.id }
}

export const isOwner = (caller: Who | null, seller_id: number): boolean =>
  caller !== null && (caller.type === 'admin' || caller.id === seller_id)

/** Without a number it's one's own. */
export function getSellerId(caller: Who | null, seller: number | undefined): number {
  if (seller !== undefined) return seller
  return caller?.type === 'user'
    ? caller.id
    : refuseCommon('validation_failed', { errors: { seller: t.choose_a_member() } })
}

export async function readSeller(db: Db, id: number) {
  const row = await db
    .selectFrom('accounts')
    .select(['id', 'seller_kind', 'trading_name', 'display_name', 'agency_licence', 'status'])
    .where('id', '=', id)
    .where('type', '=', 'user')
    .where('status', 'in', ['active', 'suspended'])
    .executeTakeFirst()
  return row ?? refuseCommon('not_found')
}

export async function requireTrade(
  tx: Tx,
  op: AnyOperation,
  { seller_id, on_behalf_by }: BusinessActor,
): Promise<void> {
  const { seller_kind } = await readSeller(tx, seller_id)
  if (seller_kind === 'in_trade') return
  refuse(op, 'not_in_trade', on_behalf_by === null ? {} : { message: t.this_member_isnt_in_trade() })
}

/** Members' own changes aren't logged; they stand where they're shown. */
export async function auditForBusiness(
  tx: Tx,
  { seller_id, on_behalf_by }: BusinessActor,
  note: { action: string; before?: Record<string, unknown> | null; after?: Record<string, unknown> | null },
): Promise<void> {
  if (on_behalf_by === null) return
  await recordAudit(tx, { actor_id: on_behalf_by, subject_kind: 'account', subject_id: seller_id, ...note })
}

/**
 * Attaches a picture in place of the one before, which is released once nothing shows it.
 * @returns a sentence where the picture isn't there
 */
export async function takePicture(
  tx: Tx,
  { seller_id, on_behalf_by }: BusinessActor,
  image_id: number | null,
): Promise<string | null> {
  if (image_id === null) return null
  if (on_behalf_by !== null) await handOverImages(tx, { from: on_behalf_by, to: seller_id }, [image_id])
  const missing = await attachImages(tx, seller_id, [image_id])
  return missing.length > 0 ? t.that_picture_is_no_longer_there() : null
}

/** After the rows that showed them are written. */
export async function letGoPictures(
  tx: Tx,
  before: (number | null)[],
  after: (number | null)[],
): Promise<void> {
  await releaseImages(
    tx,
    before.filter((id) => id !== null && !after.includes(id)).map((id) => id!),
  )
}
