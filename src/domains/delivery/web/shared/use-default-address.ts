import { listAddresses, type DeliveryAddress } from '#domains/delivery/common/addresses.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'

/** Null until it is known, and for people without an address. */
export function useDefaultAddress(isWanted = true): DeliveryAddress | null {
  const { data } = useApiQuery(listAddresses, {}, { enabled: isWanted })
  return data?.items[0] ?? null
}
