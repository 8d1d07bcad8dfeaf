import { useSession } from '#platform/web/session/session.ts'

/** The business in the address of a team member's page; null for their own page. */
export function readSellerId(text: string | null): number | null {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** The owner, who may open the same address, sees their own page. */
export function useOthersBusiness(sellerId: number | null): number | null {
  const { user } = useSession()
  return sellerId === user?.id ? null : sellerId
}
