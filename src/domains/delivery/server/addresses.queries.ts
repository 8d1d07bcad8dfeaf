import type { AccountId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'

/** The default first, then the newest. */
export function selectAddressRows(db: Db, accountId: AccountId) {
  return db
    .selectFrom('delivery_addresses as a')
    .innerJoin('suburbs as s', 's.slug', 'a.suburb')
    .innerJoin('districts as d', 'd.slug', 's.district')
    .select(['a.id', 'a.name', 'a.line1', 'a.line2', 'a.suburb', 'a.postcode', 'a.is_rural', 'a.is_default'])
    .select(['s.name as suburb_name', 'd.name as district_name', 'd.region', 's.latitude', 's.longitude'])
    .where('a.account_id', '=', accountId)
    .orderBy('a.is_default', 'desc')
    .orderBy('a.id', 'desc')
}

export type AddressRow = Awaited<ReturnType<ReturnType<typeof selectAddressRows>['executeTakeFirstOrThrow']>>

export async function countAddresses(tx: Tx, accountId: AccountId): Promise<number> {
  const { count } = await tx
    .selectFrom('delivery_addresses')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}
