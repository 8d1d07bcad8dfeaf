import { sql } from 'kysely'
import type { VehicleRecord } from '#domains/vehicles/common/vehicle-data.ts'
import { vehicleRecord } from '#domains/vehicles/common/vehicle-data.shapes.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'

const goodFor = sql`interval '1 day'`
const aDayAgo = sql<Date>`clock_timestamp() - interval '1 day'`

export interface AdminRecord {
  /** Null: the register doesn't know the plate. */
  record: VehicleRecord | null
  fetched_at: Date
  is_fresh: boolean
}

export async function selectRecord(
  db: Db,
  provider: string,
  plate: string,
): Promise<AdminRecord | undefined> {
  const row = await db
    .selectFrom('vehicle_records')
    .select(['record', 'fetched_at'])
    .select(sql<boolean>`fetched_at > clock_timestamp() - ${goodFor}`.as('is_fresh'))
    .where('provider', '=', provider)
    .where('plate', '=', plate)
    .executeTakeFirst()
  if (!row) return undefined
  const record = row.record === null ? null : vehicleRecord.safeParse(row.record)
  // A record in an older version's format is fetched again.
  if (record !== null && !record.success) return undefined
  return { ...row, record: record && record.data }
}

export async function upsertRecord(
  tx: Tx,
  { provider, plate, record }: { provider: string; plate: string; record: VehicleRecord | null },
): Promise<Date> {
  const values = { record: record && JSON.stringify(record), fetched_at: sql<Date>`clock_timestamp()` }
  const { fetched_at: fetchedAt } = await tx
    .insertInto('vehicle_records')
    .values({ provider, plate, ...values })
    .onConflict((conflict) => conflict.columns(['plate', 'provider']).doUpdateSet(values))
    .returning('fetched_at')
    .executeTakeFirstOrThrow()
  return fetchedAt
}

/** Serialises an account's requests, so that all are counted. */
export async function lockLookupsBy(tx: Tx, accountId: AccountId): Promise<void> {
  const key = `register ${accountId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

export async function countLookups(tx: Tx, accountId: AccountId): Promise<number> {
  const { count } = await tx
    .selectFrom('vehicle_lookups')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('asked_at', '>', aDayAgo)
    .executeTakeFirstOrThrow()
  return count
}

export async function countLicenceChecks(tx: Tx, accountId: AccountId): Promise<number> {
  const { count } = await tx
    .selectFrom('licence_checks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('checked_at', '>', aDayAgo)
    .executeTakeFirstOrThrow()
  return count
}

export async function selectLicenceCheck(db: Db, accountId: AccountId) {
  return await db
    .selectFrom('licence_checks')
    .select(['is_valid', 'checked_at', 'last_two_digits'])
    .where('account_id', '=', accountId)
    .where('is_valid', 'is not', null)
    .where('last_two_digits', 'is not', null)
    .orderBy('checked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Deletes only the answers: their number still counts for the day. */
export async function eraseLicenceChecks(tx: Tx, accountId: AccountId): Promise<void> {
  await tx
    .updateTable('licence_checks')
    .set({ last_two_digits: null, is_valid: null, removed_at: sql<Date>`clock_timestamp()` })
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .execute()
}

export async function deleteErasedChecks(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('licence_checks')
    .where('removed_at', 'is not', null)
    .where('checked_at', '<', aDayAgo)
    .execute()
}

const aQuarterAgo = sql<Date>`clock_timestamp() - interval '90 days'`

export async function deleteOldLookups(tx: Tx): Promise<void> {
  await tx.deleteFrom('vehicle_lookups').where('asked_at', '<', aQuarterAgo).execute()
}

/** A plate that was unknown may be registered by tomorrow. */
export async function deleteOldRecords(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('vehicle_records')
    .where((is) =>
      is.or([
        is.and([is('record', 'is', null), is('fetched_at', '<', aDayAgo)]),
        is.and([
          is('fetched_at', '<', aQuarterAgo),
          sql<boolean>`not exists (
            select from vehicle_details v
             where upper(regexp_replace(v.plate, '\\s', '', 'g')) = vehicle_records.plate)`,
        ]),
      ]),
    )
    .execute()
}
