import { putAdvertisementCounters } from '#domains/advertising/common/counters.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { changesBetween, recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import { selectCounters } from './advertisements.queries.ts'
import { notifyNodes } from './advertisements.service.ts'

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
