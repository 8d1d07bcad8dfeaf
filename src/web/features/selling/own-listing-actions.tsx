import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck, Pencil, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { deleteListing } from '#contract/own-listings.ts'
import { messageOf } from '#web/lib/problem.ts'
import { useAct } from '#web/lib/query.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { notify } from '#web/ui/toast.tsx'
import { PendingActions, SuspendedActions } from './own-standing.tsx'
import { RelistActions } from './relist-actions.tsx'
import { SoldDialog } from './sold-dialog.tsx'
import { type OwnRow, readOwnAgain } from './use-own-listings.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

export function OwnListingActions({ row }: { row: OwnRow }) {
  const [asks, setAsks] = useState<'delete' | 'withdraw' | 'sold' | null>(null)
  const stop = () => setAsks(null)
  if (row.status === 'draft') {
    return (
      <>
        <LinkButton to={`/${row.type}/${row.id}/edit`} size="small" icon={Pencil}>
          Go on writing
        </LinkButton>
        <Button kind="quiet" size="small" icon={Trash2} onClick={() => setAsks('delete')}>
          Throw away
        </Button>
        <DeleteDialog row={row} open={asks === 'delete'} onClose={stop} />
      </>
    )
  }
  if (row.status === 'pending') return <PendingActions row={row} />
  if (row.status === 'suspended') return <SuspendedActions row={row} />
  return (
    <>
      <LinkButton to={`/${row.type}/${row.id}/detail`} kind="quiet" size="small">
        View
      </LinkButton>
      {row.status === 'active' && row.relisted_as === null && (
        <>
          <LinkButton to={`/${row.type}/${row.id}/edit`} kind="quiet" size="small" icon={Pencil}>
            Edit
          </LinkButton>
          {row.bid_count === 0 && (
            <Button kind="quiet" size="small" icon={CircleCheck} onClick={() => setAsks('sold')}>
              Mark as sold
            </Button>
          )}
          <Button kind="quiet" size="small" icon={Undo2} onClick={() => setAsks('withdraw')}>
            Withdraw
          </Button>
        </>
      )}
      {row.may_relist && <RelistActions row={row} />}
      {asks === 'withdraw' && <WithdrawDialog row={row} onClose={stop} />}
      {asks === 'sold' && <SoldDialog row={row} onClose={stop} />}
    </>
  )
}

function DeleteDialog({ row, open, onClose }: { row: OwnRow; open: boolean; onClose: () => void }) {
  const queries = useQueryClient()
  const remove = useAct(deleteListing)

  async function confirm() {
    try {
      await remove.mutateAsync({ id: row.id })
    } catch {
      return
    }
    onClose()
    notify.success('The draft is gone')
    await readOwnAgain(queries)
  }

  return (
    <ConfirmDialog
      open={open}
      title="Throw this draft away?"
      confirm="Throw it away"
      kind="danger"
      busy={remove.isPending}
      error={remove.error ? messageOf(remove.error) : undefined}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {row.title ? `“${row.title}” and its photos` : 'The draft and its photos'} will be gone. This cannot be
      taken back.
    </ConfirmDialog>
  )
}
