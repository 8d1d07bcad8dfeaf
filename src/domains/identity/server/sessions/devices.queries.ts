import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { hashToken } from '../password/secrets.service.ts'

/** At most hourly, so that visits don't write. */
export async function recordBrowser(tx: Tx, accountId: AccountId, deviceId: string): Promise<void> {
  await tx
    .insertInto('account_devices')
    .values({ account_id: accountId, device_hash: hashToken(deviceId) })
    .onConflict((on) =>
      on
        .columns(['account_id', 'device_hash'])
        .doUpdateSet({ last_seen_at: sql<Date>`clock_timestamp()` })
        .where('account_devices.last_seen_at', '<', sql<Date>`clock_timestamp() - interval '1 hour'`),
    )
    .execute()
}
