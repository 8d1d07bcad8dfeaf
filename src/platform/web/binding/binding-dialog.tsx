import type { ReactNode } from 'react'
import type { ButtonKind } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { BindingButtons, BindingNotice, closeBinding } from './binding-parts.tsx'
import type { BindingName } from './binding-labels.ts'
import type { BindingControl } from './use-binding.ts'

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
