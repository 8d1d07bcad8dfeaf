import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { AccountRow } from '#domains/identity/server/account/account.service.ts'

export function lockRegistration(tx: Tx, tokenHash: Buffer): Promise<AccountRow | undefined> {
  return tx
    .selectFrom('accounts')
    .selectAll()
    .where('registration_token_hash', '=', tokenHash)
    .where((eb) =>
      eb.or([
        eb('status', '<>', 'pending'),
        eb('member_since', '>', sql<Date>`clock_timestamp() - interval '1 day'`),
      ]),
    )
    .forUpdate()
    .executeTakeFirst()
}

export function selectSuburbRegion(db: Db, suburb: string): Promise<{ region: string } | undefined> {
  return db
    .selectFrom('suburbs')
    .innerJoin('districts', 'districts.slug', 'suburbs.district')
    .select('districts.region')
    .where('suburbs.slug', '=', suburb)
    .executeTakeFirst()
}
