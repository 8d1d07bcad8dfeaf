import { getConversation } from '#contract/chat/chat.ts'
import type { ViewingPlan } from '#contract/chat/viewings.ts'
import { useInvalidate, useKeepReply } from '#web/lib/loading/query.tsx'

export interface ViewingProps {
  id: number
  role: 'buyer' | 'seller'
  plan: ViewingPlan
}

/** Shown at once; the conversation is read again for its steps. */
export function useViewingChanged(id: number) {
  const keep = useKeepReply()
  const invalidate = useInvalidate()
  const refresh = () => invalidate(getConversation, { id })
  return {
    refresh,
    show: (viewing: ViewingPlan) => {
      void keep(getConversation, { id }, (known) => known && { ...known, viewing })
      refresh()
    },
  }
}
