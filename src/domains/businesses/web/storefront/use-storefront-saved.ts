import { getStorefront, type Storefront } from '#domains/businesses/common/storefront.ts'
import { useSetQueryData } from '#platform/web/loading/query.tsx'

/** Shows the reply of a write without another request. */
export function useStorefrontSaved(sellerId: number): (reply: Storefront) => void {
  const setReply = useSetQueryData()
  return (reply) => void setReply(getStorefront, { seller: sellerId }, reply)
}
