import {
  Archive,
  ArchiveRestore,
  Ban,
  CircleCheck,
  EllipsisVertical,
  Flag,
  Trash2,
  Undo2,
} from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Conversation, getConversation } from '#domains/chat/common/chat.ts'
import { deleteConversation } from '#domains/chat/common/conversation-status.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#platform/web/ui/overlays/menu.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { getOtherName } from './chat-labels.ts'
import { useRefreshChats } from './use-chats.ts'
import { useMoving } from './use-moving.ts'
import * as t from '#domains/chat/texts.ts'

interface ConversationMenuProps {
  conversation: Conversation
  onGone: () => void
}

export function ConversationMenu({ conversation, onGone }: ConversationMenuProps) {
  const { id, status } = conversation
  const [pending, setPending] = useState<'block' | 'delete' | null>(null)
  const { move, moving } = useMoving(conversation)
  const removal = useApiMutation(deleteConversation)
  const queries = useQueryClient()
  const refreshChats = useRefreshChats()
  const name = getOtherName(conversation)

  /** Leaves the page first, so that nothing fetches the conversation during its deletion. */
  async function remove() {
    setPending(null)
    onGone()
    try {
      await removal.mutateAsync({ id })
      notify.success(t.conversation_deleted())
    } catch (error) {
      notify.error(getMessage(error))
    }
    queries.removeQueries({ queryKey: [getConversation.name, { id }] })
    refreshChats()
  }

  async function block() {
    if (await move('blocked')) setPending(null)
  }

  return (
    <>
      <Menu trigger={<IconButton icon={EllipsisVertical} label={t.conversation_options()} />}>
        {status === 'open' ? (
          <MenuItem icon={Archive} onSelect={() => void move('archived')}>
            {t.archive()}
          </MenuItem>
        ) : status === 'archived' ? (
          <MenuItem icon={ArchiveRestore} onSelect={() => void move('open')}>
            {t.move_to_inbox()}
          </MenuItem>
        ) : (
          <MenuItem icon={Undo2} onSelect={() => void move('open')}>
            {t.unblock_name({ name })}
          </MenuItem>
        )}
        {conversation.kind === 'support' && !conversation.is_resolved && (
          <MenuItem icon={CircleCheck} onSelect={() => void move('resolved')}>
            {t.mark_as_resolved()}
          </MenuItem>
        )}
        {conversation.kind === 'listing' && conversation.role === 'buyer' && (
          <MenuLink icon={Flag} to={`/${conversation.listing.type}/${conversation.listing.id}/detail#report`}>
            {t.report_listing()}
          </MenuLink>
        )}
        <MenuSeparator />
        {conversation.kind === 'listing' && status !== 'blocked' && (
          <MenuItem icon={Ban} danger onSelect={() => setPending('block')}>
            {t.block_name({ name })}
          </MenuItem>
        )}
        <MenuItem icon={Trash2} danger onSelect={() => setPending('delete')}>
          {t.delete_conversation()}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={pending === 'block'}
        title={t.block_name_question({ name })}
        confirm={t.block_name({ name })}
        kind="danger"
        busy={moving.isPending}
        error={moving.error ? getMessage(moving.error) : undefined}
        onConfirm={() => void block()}
        onClose={() => setPending(null)}
      >
        {t.they_wont_be_able_to_write_to_you_here()}
      </ConfirmDialog>
      <ConfirmDialog
        open={pending === 'delete'}
        title={t.delete_this_conversation_question()}
        confirm={t.delete_conversation()}
        kind="danger"
        onConfirm={() => void remove()}
        onClose={() => setPending(null)}
      >
        {t.its_deleted_for_you_only()}
      </ConfirmDialog>
    </>
  )
}
