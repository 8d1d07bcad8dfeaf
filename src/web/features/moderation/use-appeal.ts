import { useQueryClient } from '@tanstack/react-query'
import { getAppeal, writeAppeal } from '#contract/moderation.ts'
import { api } from '#web/lib/api.ts'
import { useLive } from '#web/lib/live.ts'
import { keyOf, useCall } from '#web/lib/query.tsx'

/** What is written about the suspension of a listing, as it comes. */
export function useAppeal(listing_id: number) {
  const queries = useQueryClient()
  const input = { id: listing_id }
  const call = useCall(getAppeal, input)
  const readAgain = () => void queries.invalidateQueries({ queryKey: [getAppeal.name, input] })
  useLive(
    'me',
    (message) => {
      if (message.kind === 'notification' && message.listing_id === listing_id) readAgain()
    },
    readAgain,
  )
  return {
    ...call,
    appeal: call.data,
    write: async (text: string) => {
      const reply = await api.call(writeAppeal, { ...input, text })
      queries.setQueryData(keyOf(getAppeal, input), reply)
    },
  }
}
