import { type FormEvent, type ReactNode, useState } from 'react'
import { Button, type ButtonKind } from '../button.tsx'
import { type FormError, FormErrors } from '../fields/form-errors.tsx'
import { Notice } from '../states/notice.tsx'
import { Dialog } from './dialog.tsx'
import { DiscardQuestion } from './discard-question.tsx'
import * as t from '#platform/texts.ts'

interface FormState {
  id: string
  message: string | null
  isSending: boolean
  failures: number
  summary: FormError[]
  isWritten: boolean
  submit: (event?: FormEvent) => void
}

interface FormDialogProps {
  form: FormState
  title: string
  description?: ReactNode
  children?: ReactNode
  confirm: string
  cancel?: string
  kind?: ButtonKind | undefined
  disabled?: boolean
  aside?: ReactNode
  renderButtons?: ((close: () => void) => ReactNode) | undefined
  shape?: 'panel' | 'sheet'
  width?: 'narrow' | 'wide'
  confirmsFirst?: boolean
  hasSummary?: boolean
  onClose: () => void
}

/** Closing it by Escape, the backdrop or a button asks before typed text is discarded. */
export function FormDialog({
  form,
  title,
  description,
  children,
  shape = 'sheet',
  width = 'narrow',
  confirmsFirst = true,
  hasSummary = false,
  onClose,
  ...rest
}: FormDialogProps) {
  const [isOpen, setOpen] = useState(false)
  const isAtStake = confirmsFirst && form.isWritten
  const close = () => (isAtStake ? setOpen(true) : onClose())
  return (
    <>
      <DiscardQuestion
        open={isOpen}
        isAtStake={isAtStake}
        onDiscard={onClose}
        onContinue={() => setOpen(false)}
      />
      <Dialog
        open
        onClose={close}
        title={title}
        description={description}
        shape={shape}
        width={width}
        footer={<FormButtons {...rest} form={form} close={close} />}
      >
        <form
          id={form.id}
          method="post"
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            // React bubbles it through the portal to a form around the dialog.
            event.stopPropagation()
            form.submit(event)
          }}
        >
          {hasSummary && <FormErrors errors={form.summary} attempt={form.failures} />}
          {children}
          {form.message && (
            <Notice kind="wrong" live>
              {form.message}
            </Notice>
          )}
        </form>
      </Dialog>
    </>
  )
}

type FormButtonsProps = Pick<
  FormDialogProps,
  'form' | 'confirm' | 'cancel' | 'kind' | 'disabled' | 'aside' | 'renderButtons'
> & { close: () => void }

function FormButtons({
  form,
  confirm,
  cancel = t.go_back(),
  aside,
  renderButtons,
  close,
  ...button
}: FormButtonsProps) {
  if (renderButtons) return renderButtons(close)
  return (
    <>
      {aside}
      <Button kind="quiet" onClick={close}>
        {cancel}
      </Button>
      <Button {...button} type="submit" form={form.id} busy={form.isSending}>
        {confirm}
      </Button>
    </>
  )
}
