import { type Conversation, type ConversationStatus, getConversation } from '#domains/chat/common/chat.ts'
import { setConversationStatus } from '#domains/chat/common/conversation-status.ts'
import { useApiMutation, useInvalidate } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { getOtherName } from './chat-labels.ts'
import { useRefreshChats } from './use-chats.ts'
import * as t from '#domains/chat/texts.ts'

/** Archiving offers undo in its toast; blocking asks first. */
export function useMoving(conversation: Conversation) {
  const { id, status: before } = conversation
  const moving = useApiMutation(setConversationStatus)
  const invalidate = useInvalidate()
  const refreshChats = useRefreshChats()
  const name = getOtherName(conversation)

  async function move(status: ConversationStatus | 'resolved'): Promise<boolean> {
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
    else if (status === 'resolved') notify.success(t.marked_as_resolved())
    else
      notify.success(before === 'blocked' ? t.name_is_unblocked({ name }) : t.conversation_moved_to_inbox())
    return true
  }
  return { move, moving }
}
