import { useState } from 'react'
import { blockMember } from '#contract/blocks/blocks.ts'
import type { OperationInput } from '#contract/core/operation.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { useApiMutation } from '#web/lib/loading/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'

/** Keeps somebody whom a seller has met on a listing away from everything the seller lists. */
export function BlockButton({ name, whom }: { name: string; whom: OperationInput<typeof blockMember> }) {
  const [isAsking, setAsking] = useState(false)
  const block = useApiMutation(blockMember)

  async function confirm() {
    try {
      await block.mutateAsync(whom)
    } catch {
      // The sentence stands in the dialog.
      return
    }
    setAsking(false)
    notify.success(`${name} blocked`, { description: 'Your settings list whom you have blocked.' })
  }

  return (
    <>
      <Button kind="quiet" size="small" className="-my-1" onClick={() => setAsking(true)}>
        Block<span className="sr-only"> {name}</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Block ${name}?`}
        confirm="Block member"
        kind="danger"
        busy={block.isPending}
        error={block.error ? getMessage(block.error) : undefined}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        They won’t be able to bid on, buy, make offers on or ask about your listings. Bids they’ve already
        made stay. You can unblock them in Settings.
      </ConfirmDialog>
    </>
  )
}
