import { getAppeal, writeAppeal } from '#contract/moderation/moderation.ts'
import { api } from '#web/lib/session/api.ts'
import { useReadAtNotification } from '#web/lib/loading/read-at-notification.ts'
import { useApiQuery, useKeepReply } from '#web/lib/loading/query.tsx'

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
