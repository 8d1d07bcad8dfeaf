import type { ReactNode } from 'react'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import type { ButtonKind } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import * as t from '#domains/staff/texts.ts'

const minCharacters = 3

interface ReasonDialogProps {
  title: string
  children: ReactNode
  help: string
  confirm: string
  initial?: string
  label?: string
  kind?: ButtonKind
  /** The dialog closes when this resolves and shows the message when it rejects. */
  act: (reason: string) => Promise<void>
  onClose: () => void
}

export function ReasonDialog({ children, help, act, onClose, ...rest }: ReasonDialogProps) {
  const { title, confirm, kind, initial = '', label = t.reason() } = rest
  const form = useActionForm({
    initial: { reason: initial },
    written: ['reason'],
    check: ({ reason }) => (reason.trim().length < minCharacters ? { reason: describeMissing(label) } : {}),
    send: ({ reason }) => act(reason.trim()),
    placeProblem: ({ errors }) => (errors?.word ? { reason: errors.word } : {}),
    onDone: onClose,
  })

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={title}
      description={children}
      confirm={confirm}
      kind={kind}
    >
      <Field label={label} {...form.field('reason')} help={help}>
        {(control) => (
          <Textarea {...control} {...form.text('reason')} rows={3} maxLength={500} className="min-h-20" />
        )}
      </Field>
    </FormDialog>
  )
}

const describeMissing = (label: string) =>
  label === 'Reason' ? t.give_a_reason_in_a_few_words() : t.write_a_few_words()
