import { listChoices, type Destination } from '#domains/delivery/common/delivery-price.ts'
import { getRegionIsland } from '#domains/delivery/common/rural.ts'
import { selectDefaultAddress } from '#domains/delivery/server/addresses.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { Db } from '#platform/server/database/db.ts'
import { readDestination, readStoredAddress } from './promise.service.ts'
import { selectAgreedDelivery, type StoredAddress, type TermsRow } from './terms.queries.ts'
import { undecided, type Terms } from './terms.rules.ts'

/** Without an address, the suburb of the account says where it goes. */
async function readPlace(db: Db, accountId: AccountId): Promise<Destination | null> {
  const place = await db
    .selectFrom('accounts as a')
    .innerJoin('suburbs as s', 's.slug', 'a.suburb')
    .innerJoin('districts as d', 'd.slug', 's.district')
    .select(['s.latitude', 's.longitude', 'd.region'])
    .where('a.id', '=', accountId)
    .executeTakeFirst()
  return place ? { ...place, island: getRegionIsland(place.region), is_rural: false } : null
}

/** The cheapest that fits the buyer: what the seller may choose once the buyer's time is up. */
export async function selectCheapestChoice(
  db: Db,
  { id, buyer_id: buyerId }: { id: number; buyer_id: AccountId },
  before: TermsRow,
): Promise<{ terms: Terms; address: StoredAddress | null }> {
  const known = await selectDefaultAddress(db, buyerId)
  const address = known ? await readStoredAddress(db, buyerId, known.id) : null
  const destination = address ? await readDestination(db, address) : await readPlace(db, buyerId)
  const offered = must(await selectAgreedDelivery(db, id), 'offered delivery')
  // The cheapest delivery that reaches the buyer, else pickup, else what the two agree on.
  const [cheapest = { method: 'as_agreed', option: null, price: null } as const] = listChoices(
    offered,
    offered.from,
    destination,
    before.quantity,
  )
  return {
    terms: {
      ...before,
      ...undecided,
      method: cheapest.method,
      option: cheapest.option,
      delivery_cents: cheapest.price?.delivery_cents ?? null,
      rural_cents: cheapest.price?.rural_cents ?? 0,
    },
    address: cheapest.method === 'pickup' ? null : address,
  }
}
