import { useQueryClient } from '@tanstack/react-query'
import { Archive, ArchiveRestore, Ban, CircleCheck, Ellipsis, Flag, Trash2, Undo2, Phone } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import {
  type Conversation,
  type ConversationStatus,
  getConversation,
  setConversationStatus,
  deleteConversation,
  lookAtPhone,
  type ListingConversation,
} from '#domains/chat/common/chat.ts'
import { useLatestListings } from '#domains/listings/web/shared/live-listings.ts'
import { formatPhone } from '#platform/common/formats/format-phone.ts'
import { useApiMutation, useInvalidate } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#platform/web/ui/overlays/menu.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { getOtherName, useRefreshChats, describeDeal, describeListing, getDealPath } from './chat-labels.ts'
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
      <Menu trigger={<IconButton icon={Ellipsis} label={t.conversation_options()} />}>
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

/** Fetched on a click, since each view is counted. */
function SellerPhone({ listing_id: listingId }: { listing_id: number }) {
  const view = useApiMutation(lookAtPhone, { onError: (error) => notify.error(getMessage(error)) })
  const phoneNumber = view.data?.phone_number
  if (phoneNumber === undefined) {
    return (
      <Button
        size="small"
        kind="quiet"
        icon={Phone}
        busy={view.isPending}
        onClick={() => view.mutate({ listing_id: listingId })}
      >
        <span className="max-sm:sr-only">{t.show_phone_number()}</span>
      </Button>
    )
  }
  return (
    <a
      href={`tel:${phoneNumber}`}
      className="num flex min-h-9 items-center gap-2 rounded-control text-sm font-semibold text-pounamu hover:underline"
    >
      <Phone aria-hidden size={18} strokeWidth={1.75} />
      {formatPhone(phoneNumber)}
    </a>
  )
}

/** Shows the conversation's listing with its current price and the agreements. */
export function PinnedListing({
  about,
  onEnd,
}: {
  about: Pick<ListingConversation, 'listing' | 'role' | 'deal' | 'other'>
  onEnd?: () => void
}) {
  const [listing = about.listing] = useLatestListings([about.listing], onEnd)
  const deal = describeDeal(about)
  return (
    <div className="flex shrink-0 items-center gap-x-3 border-b border-line bg-sunk px-3.5 py-1.5 lg:py-2.5">
      <span className="w-10 shrink-0 lg:w-14">
        <Picture
          src={listing.cover?.thumb_url ?? null}
          blur={listing.cover?.thumbhash}
          alt=""
          round="control"
        />
      </span>
      <div className="flex min-w-0 flex-1 items-baseline gap-2 text-sm lg:block">
        <p className="min-w-0 truncate font-medium">
          <Link
            to={`/${listing.type}/${listing.id}/detail`}
            className="rounded-control hover:text-pounamu hover:underline"
          >
            {listing.title}
          </Link>
        </p>
        <p className="num max-w-1/2 shrink-0 truncate text-ink-2 lg:max-w-none">
          {deal ?? describeListing({ listing })}
        </p>
      </div>
      {about.other.shows_phone && listing.status === 'active' && <SellerPhone listing_id={listing.id} />}
      {deal && (
        <LinkButton to={getDealPath(about)} size="small" kind="quiet">
          {about.deal?.kind === 'offer' ? t.see_offer() : t.see_sale()}
        </LinkButton>
      )}
    </div>
  )
}
