import { useQueryClient } from '@tanstack/react-query'
import { getOffer, listOffers } from '#domains/offers/common/offers.ts'
import { useReadAtNotification } from '#platform/web/loading/read-at-notification.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'

export function useOffersOn(listing: number, page = 1) {
  const call = useApiQuery(listOffers, { listing, page, limit: 50 }, { staleTime: 0 })
  useReadAtNotification([listOffers])
  return call
}

export function useOffer(id: number) {
  const call = useApiQuery(getOffer, { id }, { staleTime: 0 })
  useReadAtNotification([getOffer])
  return call
}

export function useOfferChanged() {
  const queries = useQueryClient()
  return async () => {
    await queries.invalidateQueries({ queryKey: [listOffers.name] })
    await queries.invalidateQueries({ queryKey: [getOffer.name] })
  }
}
