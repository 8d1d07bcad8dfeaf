import { maxAddresses, type AddressInput, type DeliveryAddress } from '#domains/delivery/common/addresses.ts'
import { findIslandMismatch, getRegionIsland } from '#domains/delivery/common/rural.ts'
import { lockOwnAccount } from '#domains/identity/server/account/account.service.ts'
import { selectSuburb } from '#domains/places/server/places.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { refuse } from '#platform/server/refusal.ts'
import { countAddresses, selectAddressRows, type AddressRow } from './addresses.queries.ts'
import * as t from '#domains/delivery/texts.ts'

export async function readAddresses(db: Db, accountId: AccountId): Promise<DeliveryAddress[]> {
  return (await selectAddressRows(db, accountId).execute()).map(viewAddress)
}

/** Undefined for another person's address too. */
export async function selectOwnAddress(
  db: Db,
  accountId: AccountId,
  id: number,
): Promise<DeliveryAddress | undefined> {
  const row = await selectAddressRows(db, accountId).where('a.id', '=', id).executeTakeFirst()
  return row && viewAddress(row)
}

export async function selectDefaultAddress(
  db: Db,
  accountId: AccountId,
): Promise<DeliveryAddress | undefined> {
  const row = await selectAddressRows(db, accountId).where('a.is_default', '=', true).executeTakeFirst()
  return row && viewAddress(row)
}

const viewAddress = ({
  suburb_name: suburbName,
  district_name: districtName,
  ...row
}: AddressRow): DeliveryAddress => ({
  ...row,
  place_name: suburbName === districtName ? suburbName : `${suburbName}, ${districtName}`,
  island: getRegionIsland(row.region),
})

/** The lock of the account serialises changes, so that the limit and the single default hold. */
export function addOwnAddress(db: Db, accountId: AccountId, input: AddressInput): Promise<DeliveryAddress> {
  return transact(db, async (tx) => {
    await lockOwnAccount(tx, accountId)
    await refuseWrongPlace(tx, input)
    const count = await countAddresses(tx, accountId)
    if (count >= maxAddresses) refuse('addresses_full')
    const isDefault = count === 0 || input.is_default === true
    if (isDefault) await clearDefault(tx, accountId)
    const now = await readClock(tx)
    const { id } = await tx
      .insertInto('delivery_addresses')
      .values({ account_id: accountId, ...input, is_default: isDefault, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return must(await selectOwnAddress(tx, accountId, id), 'address')
  })
}

export function changeOwnAddress(
  db: Db,
  accountId: AccountId,
  id: number,
  input: AddressInput,
): Promise<DeliveryAddress> {
  return transact(db, async (tx) => {
    await lockOwnAccount(tx, accountId)
    const before = (await selectOwnAddress(tx, accountId, id)) ?? refuse('not_found')
    await refuseWrongPlace(tx, input)
    const isDefault = before.is_default || input.is_default === true
    if (isDefault && !before.is_default) await clearDefault(tx, accountId)
    await tx
      .updateTable('delivery_addresses')
      .set({ ...input, is_default: isDefault, updated_at: await readClock(tx) })
      .where('id', '=', id)
      .execute()
    return must(await selectOwnAddress(tx, accountId, id), 'address')
  })
}

export function removeOwnAddress(db: Db, accountId: AccountId, id: number): Promise<void> {
  return transact(db, async (tx) => {
    await lockOwnAccount(tx, accountId)
    const removed = await tx
      .deleteFrom('delivery_addresses')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returning('is_default')
      .executeTakeFirst()
    if (!removed) refuse('not_found')
    if (removed.is_default) await makeNewestDefault(tx, accountId)
  })
}

async function clearDefault(tx: Tx, accountId: AccountId): Promise<void> {
  await tx
    .updateTable('delivery_addresses')
    .set({ is_default: false })
    .where('account_id', '=', accountId)
    .where('is_default', '=', true)
    .execute()
}

async function makeNewestDefault(tx: Tx, accountId: AccountId): Promise<void> {
  await tx
    .updateTable('delivery_addresses')
    .set({ is_default: true })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('delivery_addresses')
        .select(({ fn }) => fn.max('id').as('newest'))
        .where('account_id', '=', accountId),
    )
    .execute()
}

async function refuseWrongPlace(tx: Tx, { suburb: slug, postcode }: AddressInput): Promise<void> {
  const suburb = await selectSuburb(tx, slug)
  if (!suburb) return refuse('validation_failed', { errors: { suburb: t.choose_a_town_or_suburb() } })
  const mismatch = findIslandMismatch({ postcode, region: suburb.region })
  if (!mismatch) return
  refuse('validation_failed', {
    errors: {
      postcode: t.postcode_is_on_another_island({
        postcode,
        place: suburb.name,
        postcode_island: mismatch.ofPostcode,
        place_island: mismatch.ofRegion,
      }),
    },
  })
}

export async function forgetAddresses(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.deleteFrom('delivery_addresses').where('account_id', '=', accountId).execute()
}
