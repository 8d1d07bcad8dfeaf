import {
  type Conversation,
  type ConversationStatus,
  getConversation,
  setConversationStatus,
} from '#contract/chat/chat.ts'
import { useApiMutation, useInvalidate } from '#web/lib/loading/query.tsx'
import { getMessage } from '#web/lib/session/problem.ts'
import { notify } from '#web/ui/overlays/toast.tsx'
import { useRefreshChats } from './use-chats.ts'
import * as t from './texts.ts'

/** Archiving can be undone where it's said; blocking is asked about before. */
export function useMoving({ id, other, status: before }: Conversation) {
  const moving = useApiMutation(setConversationStatus)
  const invalidate = useInvalidate()
  const refreshChats = useRefreshChats()
  const name = other.display_name

  async function move(status: ConversationStatus): Promise<boolean> {
    try {
      await moving.mutateAsync({ id, status })
    } catch (error) {
      if (status !== 'blocked') notify.error(getMessage(error))
      return false
    }
    invalidate(getConversation, { id })
    refreshChats()
    if (status === 'archived') {
      notify.success(t.conversation_archived(), {
        action: { label: t.undo(), onClick: () => void move('open') },
      })
    } else if (status === 'blocked') notify.success(t.name_is_blocked({ name }))
    else
      notify.success(before === 'blocked' ? t.name_is_unblocked({ name }) : t.conversation_moved_to_inbox())
    return true
  }
  return { move, moving }
}
