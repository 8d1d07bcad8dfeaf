import type { ReactNode } from 'react'
import { Button, type ButtonKind } from '../button.tsx'
import { Dialog } from './dialog.tsx'
import { Notice } from '../states/notice.tsx'

interface ConfirmDialogProps {
  open: boolean
  title: string
  /** What will happen, and whether it can be taken back. */
  children: ReactNode
  /** What else is asked before it is done. */
  asked?: ReactNode
  /** The verb of what is confirmed: never 'OK'. */
  confirm: string
  cancel?: string
  kind?: ButtonKind
  busy?: boolean
  error?: string | undefined
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmDialog({
  open,
  title,
  children,
  asked,
  confirm,
  cancel = 'Go back',
  kind = 'primary',
  busy = false,
  error,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={children}
      shape="sheet"
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {cancel}
          </Button>
          <Button kind={kind} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {asked}
      {error && (
        <Notice kind="wrong" live>
          {error}
        </Notice>
      )}
    </Dialog>
  )
}
