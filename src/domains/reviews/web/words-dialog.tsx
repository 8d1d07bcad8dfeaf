import type { ReactNode } from 'react'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import * as t from '#domains/reviews/texts.ts'

interface WordsDialogProps {
  title: string
  description: ReactNode
  label: string
  help: string
  verb: string
  most: number
  send: (text: string) => Promise<unknown>
  onClose: () => void
}

export default function WordsDialog({ label, help, verb, most, send, ...dialog }: WordsDialogProps) {
  const form = useActionForm({
    initial: { text: '' },
    written: ['text'],
    check: ({ text }) => (text.trim().length < 3 ? { text: t.write_at_least_a_few_words() } : {}),
    send: ({ text }) => send(text),
    placeProblem: ({ errors = {} }) => {
      const [problem] = Object.values(errors)
      return problem ? { text: problem } : {}
    },
    onDone: () => undefined,
  })

  return (
    <FormDialog {...dialog} form={form} confirm={verb}>
      <Field label={label} {...form.field('text')} help={help}>
        {(control) => <Textarea {...control} {...form.text('text')} rows={4} maxLength={most} />}
      </Field>
    </FormDialog>
  )
}
