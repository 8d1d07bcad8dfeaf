import { getAppeal, writeAppeal } from '#domains/moderation/common/moderation.ts'
import { api } from '#platform/web/session/api.ts'
import { useReadAtNotification } from '#platform/web/loading/read-at-notification.ts'
import { useApiQuery, useKeepReply } from '#platform/web/loading/query.tsx'

export function useAppeal(listing_id: number) {
  const keepReply = useKeepReply()
  const input = { id: listing_id }
  const call = useApiQuery(getAppeal, input)
  useReadAtNotification([getAppeal], (told) => told.listing_id === listing_id)
  return {
    ...call,
    appeal: call.data,
    write: async (text: string) => {
      await keepReply(getAppeal, input, await api.call(writeAppeal, { ...input, text }))
    },
  }
}
