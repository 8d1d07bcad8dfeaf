import type { Image } from '#domains/media/common/media.ts'
import { attachImages, releaseImages } from '#domains/media/server/media.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { updateAccount } from '#domains/identity/server/account/account.service.ts'

/**
 * Releases the former picture.
 * @returns false if the picture isn't theirs
 */
export async function setAvatar(
  tx: Tx,
  accountId: AccountId,
  image: Pick<Image, 'id' | 'thumb_url'> | null,
): Promise<boolean> {
  const { avatar_image_id: before } = await tx
    .selectFrom('accounts')
    .select('avatar_image_id')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (image && (await attachImages(tx, accountId, [image.id])).length > 0) return false
  await updateAccount(tx, accountId, {
    avatar_image_id: image?.id ?? null,
    avatar: image?.thumb_url ?? null,
  })
  if (before !== null && before !== image?.id) await releaseImages(tx, [before])
  return true
}
