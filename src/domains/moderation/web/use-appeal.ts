import { getAppeal, writeAppeal } from '#domains/moderation/common/moderation.ts'
import { api } from '#platform/web/session/api.ts'
import { useReadAtNotification } from '#platform/web/loading/read-at-notification.ts'
import { useApiQuery, useSetQueryData } from '#platform/web/loading/query.tsx'

export function useAppeal(listingId: number) {
  const setQueryReply = useSetQueryData()
  const input = { id: listingId }
  const call = useApiQuery(getAppeal, input)
  useReadAtNotification([getAppeal], (notice) => notice.listing_id === listingId)
  return {
    ...call,
    appeal: call.data,
    write: async (text: string) => {
      await setQueryReply(getAppeal, input, await api.call(writeAppeal, { ...input, text }))
    },
  }
}
