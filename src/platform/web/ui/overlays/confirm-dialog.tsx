import { type ReactNode, useEffect, useRef } from 'react'
import { Button, type ButtonKind } from '../button.tsx'
import { Dialog } from './dialog.tsx'
import { Notice } from '../states/notice.tsx'
import * as t from '#platform/texts.ts'

interface ConfirmDialogProps {
  open: boolean
  title: string
  children: ReactNode
  question?: ReactNode
  /** A verb, never 'OK'. */
  confirm: string
  cancel?: string
  kind?: ButtonKind
  isQuick?: boolean
  busy?: boolean
  error?: string | null | undefined
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmDialog({
  open,
  title,
  children,
  question,
  confirm,
  cancel = t.go_back(),
  kind = 'primary',
  isQuick = false,
  busy = false,
  error,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (open && isQuick) button.current?.focus()
  }, [open, isQuick])
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
          <Button ref={button} kind={kind} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {question}
      {error && (
        <Notice kind="wrong" live>
          {error}
        </Notice>
      )}
    </Dialog>
  )
}
