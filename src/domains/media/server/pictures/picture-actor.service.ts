import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { Caller } from '#platform/server/http/call.ts'

export interface PictureActor {
  owner_id: AccountId
  adminId: AccountId | null
}

/** An original shows what was cropped away, which its owner may want to hide. */
type PictureVersion = 'shown' | 'original'

/**
 * Users edit their own pictures; admins also those of listings. Originals are only for their
 * uploaders: an admin gets those that an admin uploaded.
 */
export async function resolvePictureActor(
  db: Db,
  caller: Pick<Caller, 'id' | 'type'>,
  id: number,
  wanted: PictureVersion,
): Promise<PictureActor> {
  const own = { owner_id: caller.id, adminId: null }
  if (caller.type === 'user') return own
  const image = await db
    .selectFrom('images as i')
    .select(['i.owner_id', 'i.sent_by'])
    .select((eb) =>
      eb
        .exists(
          eb.selectFrom('listing_images as li').select('li.image_id').whereRef('li.image_id', '=', 'i.id'),
        )
        .as('is_listed'),
    )
    .where('i.id', '=', id)
    .executeTakeFirst()
  if (!image || image.owner_id === caller.id) return own
  const may = image.sent_by !== null || (wanted === 'shown' && image.is_listed)
  return may ? { owner_id: image.owner_id, adminId: caller.id } : own
}

export async function auditPictureChange(
  tx: Tx,
  { owner_id: ownerId, adminId }: PictureActor,
  id: number,
  changes: { before: Record<string, unknown>; after: Record<string, unknown> },
): Promise<void> {
  if (adminId === null) return
  await recordAudit(tx, {
    actor_id: adminId,
    action: 'picture.changed-for',
    subject_kind: 'image',
    subject_id: id,
    before: { owner_id: ownerId, ...changes.before },
    after: { owner_id: ownerId, ...changes.after },
  })
}
