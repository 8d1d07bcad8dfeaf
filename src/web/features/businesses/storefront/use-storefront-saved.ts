import { getStorefront, type Storefront } from '#contract/businesses/storefront.ts'
import { useKeepReply } from '#web/lib/loading/query.tsx'

/** What a write answered is what is shown. */
export function useStorefrontSaved(seller_id: number): (reply: Storefront) => void {
  const keep = useKeepReply()
  return (reply) => void keep(getStorefront, { seller: seller_id }, reply)
}
