import type { ReactNode } from 'react'
import { Button, type ButtonKind } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { type BindingName, describeBinding, isRetry, isStopping } from './binding-labels.ts'
import type { BindingControl } from './use-binding.ts'
import * as t from '#platform/texts.ts'

interface BindingNoticeProps {
  binding: BindingControl
  name: BindingName
}

export function BindingNotice({ binding, name }: BindingNoticeProps) {
  const words = describeBinding(binding, name)
  if (!words) return null
  return (
    <Notice kind={binding.step === 'not_sent' ? 'wrong' : 'plain'} live>
      {words}
    </Notice>
  )
}

interface BindingButtonsProps {
  binding: BindingControl
  confirm: string
  cancel?: string
  kind?: ButtonKind
  busy?: boolean
  disabledLabel?: string | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Cancelling while a call is pending withdraws it first. */
export function BindingButtons({
  binding,
  confirm,
  cancel = t.go_back(),
  kind,
  ...rest
}: BindingButtonsProps) {
  const { busy = false, disabledLabel, onConfirm, onClose } = rest
  const stopping = isStopping(binding)
  return (
    <>
      <Button kind="quiet" onClick={() => closeBinding(binding, onClose)}>
        {stopping ? t.close() : cancel}
      </Button>
      {!stopping && (
        <Button
          kind={disabledLabel ? 'quiet' : (kind ?? 'primary')}
          disabled={disabledLabel !== undefined}
          busy={busy || binding.step === 'sending'}
          onClick={isRetry(binding) ? binding.retry : onConfirm}
        >
          {isRetry(binding) ? t.retry() : (disabledLabel ?? confirm)}
        </Button>
      )}
    </>
  )
}

/** Closes at once if no call is pending, or on a second click. */
export function closeBinding(binding: BindingControl, onClose: () => void): void {
  const waitsAlready = isStopping(binding)
  if (binding.back() || waitsAlready) onClose()
}

interface BindingDialogProps {
  title: string
  description: ReactNode
  children?: ReactNode
  binding: BindingControl
  name: BindingName
  confirm: string
  cancel?: string
  kind?: ButtonKind
  busy?: boolean
  disabledLabel?: string | undefined
  error?: string | null
  onConfirm: () => void
  onClose: () => void
}

export function BindingDialog(props: BindingDialogProps) {
  const { title, description, children, binding, name, error, onClose, ...buttons } = props
  return (
    <Dialog
      open
      onClose={() => closeBinding(binding, onClose)}
      shape="sheet"
      title={title}
      description={description}
      footer={<BindingButtons {...buttons} binding={binding} onClose={onClose} />}
    >
      <div className="grid gap-3 text-sm text-ink-2 empty:hidden">
        {children}
        {error && (
          <Notice kind="wrong" live>
            {error}
          </Notice>
        )}
        <BindingNotice binding={binding} name={name} />
      </div>
    </Dialog>
  )
}
