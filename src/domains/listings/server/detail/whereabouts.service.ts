import type { AccountId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { publishTopic } from '#platform/server/live-hub.ts'

export async function forgetExactPlaces(tx: Tx, sellerId: AccountId): Promise<void> {
  const forgotten = await tx
    .updateTable('listings')
    .set({ address: '', latitude: null, longitude: null })
    .where('seller_id', '=', sellerId)
    .where((is) => is.or([is('address', '!=', ''), is('latitude', 'is not', null)]))
    .returning('id')
    .execute()
  for (const { id } of forgotten) await publishTopic(tx, `listing:${id}`)
}
