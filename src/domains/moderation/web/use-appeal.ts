import { getAppeal, writeAppeal } from '#domains/moderation/common/moderation.ts'
import { api } from '#platform/web/session/api.ts'
import { useReadAtNotification } from '#platform/web/loading/read-at-notification.ts'
import { useApiQuery, useSetQueryData } from '#platform/web/loading/query.tsx'

export function useAppeal(listing_id: number) {
  const setQueryReply = useSetQueryData()
  const input = { id: listing_id }
  const call = useApiQuery(getAppeal, input)
  useReadAtNotification([getAppeal], (notice) => notice.listing_id === listing_id)
  return {
    ...call,
    appeal: call.data,
    write: async (text: string) => {
      await setQueryReply(getAppeal, input, await api.call(writeAppeal, { ...input, text }))
    },
  }
}
