import { must } from '#platform/common/must.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'

export const pseudonyms = [
  'Kererū', 'Tūī', 'Pīwakawaka', 'Kākā', 'Kea', 'Weka', 'Pūkeko', 'Ruru', 'Toroa', 'Tōrea', 'Kōtare', 'Kōtuku', 'Kākāpō', 'Takahē',
  'Tīeke', 'Hihi', 'Korimako', 'Riroriro', 'Miromiro', 'Toutouwai', 'Tītī', 'Tara', 'Tarāpunga', 'Kāhu', 'Kārearea', 'Pāteke',
  'Whio', 'Pārera', 'Matuku', 'Kōkako', 'Mohua', 'Tauhou', 'Titipounamu', 'Pīpipi', 'Kākāriki', 'Pīhoihoi', 'Warou', 'Kuaka',
  'Kōwhai', 'Pōhutukawa', 'Mānuka', 'Kānuka', 'Rimu', 'Tōtara', 'Kauri', 'Kahikatea', 'Mataī', 'Miro', 'Rātā', 'Nīkau', 'Ponga',
  'Mamaku', 'Harakeke', 'Tī kōuka', 'Kawakawa', 'Karaka', 'Koromiko', 'Horopito', 'Houhere', 'Kōtukutuku', 'Makomako', 'Māhoe',
  'Ngaio', 'Puka', 'Pūriri', 'Rewarewa', 'Tarata', 'Tawa', 'Tītoki', 'Kāmahi', 'Kiekie', 'Raupō', 'Toetoe', 'Pīngao', 'Tutu',
] // prettier-ignore

/** Returns 'Kea', …, then 'Kea 2' once the names are used up. */
export function pseudonymAt(listingId: ListingId, n: number): string {
  // The step shares no factor with the count, and the start varies, so that auctions don't all begin with the same
  // bird.
  const name = must(pseudonyms[(listingId * 31 + n * 7) % pseudonyms.length], 'pseudonym')
  const round = Math.floor(n / pseudonyms.length)
  return round === 0 ? name : `${name} ${round + 1}`
}

/** The caller has locked the deal. */
export async function pseudonymFor(tx: Tx, listingId: ListingId, bidderId: AccountId): Promise<string> {
  const known = await tx
    .selectFrom('auction_bidders')
    .select('pseudonym')
    .where('listing_id', '=', listingId)
    .where('bidder_id', '=', bidderId)
    .executeTakeFirst()
  if (known) return known.pseudonym
  const { count } = await tx
    .selectFrom('auction_bidders')
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('listing_id', '=', listingId)
    .executeTakeFirstOrThrow()
  const pseudonym = pseudonymAt(listingId, count)
  await tx
    .insertInto('auction_bidders')
    .values({ listing_id: listingId, bidder_id: bidderId, pseudonym })
    .execute()
  return pseudonym
}
