import { useState } from 'react'
import { type Block, blockMember, listBlocks } from '#domains/accounts/common/blocks/blocks.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { useApiQuery, useApiMutation, useInvalidate } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import * as t from '#domains/accounts/texts.ts'

function useIsBlocked({
  listing_id: listingId,
  pseudonym,
  question_id: questionId,
}: OperationInput<typeof blockMember>): boolean {
  const { data } = useApiQuery(listBlocks, {})
  const isThat = ({ is_bidder: isBidder, name, listing, question_ids: questionIds }: Block) =>
    questionId === undefined
      ? isBidder && name === pseudonym && listing.id === listingId
      : questionIds.includes(questionId)
  return data?.items.some(isThat) ?? false
}

interface BlockProps {
  name: string
  whom: OperationInput<typeof blockMember>
}

/** The dialog is rendered beside the button or menu that opens it. */
export function useBlock({ name, whom }: BlockProps) {
  const [isOpen, setOpen] = useState(false)
  const block = useApiMutation(blockMember)
  const invalidate = useInvalidate()
  const isBlocked = useIsBlocked(whom)

  async function confirm() {
    try {
      await block.mutateAsync(whom)
    } catch {
      // The dialog shows the error.
      return
    }
    setOpen(false)
    invalidate(listBlocks)
    notify.success(t.name_blocked({ name }), { description: t.your_settings_list_whom_you_have() })
  }

  const dialog = (
    <ConfirmDialog
      open={isOpen}
      title={t.block_name_2({ name })}
      confirm={t.block_member()}
      kind="danger"
      busy={block.isPending}
      error={block.error ? getMessage(block.error) : undefined}
      onConfirm={() => void confirm()}
      onClose={() => setOpen(false)}
    >
      {t.they_wont_be_able_to_bid_on_buy_make()}
    </ConfirmDialog>
  )
  return { isBlocked, openBlock: () => setOpen(true), dialog }
}

export function BlockButton({ name, whom }: BlockProps) {
  const { isBlocked, openBlock, dialog } = useBlock({ name, whom })
  if (isBlocked) return <Badge>{t.blocked()}</Badge>
  return (
    <>
      <Button kind="quiet" size="small" className="-my-1" onClick={openBlock}>
        <Sentence parts={t.block_name({ name, span: (parts) => <span className="sr-only">{parts}</span> })} />
      </Button>
      {dialog}
    </>
  )
}
