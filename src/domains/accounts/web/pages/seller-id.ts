import { useSession } from '#platform/web/session/session.ts'

/** The business in an address that somebody of its team looks at; null for their own page. */
export function readSellerId(text: string | null): number | null {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** Its owner, who may open the same address, sees their own page. */
export function useOthersBusiness(seller_id: number | null): number | null {
  const { user } = useSession()
  return seller_id === user?.id ? null : seller_id
}
