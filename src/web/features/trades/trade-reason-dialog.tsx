import { useActionForm } from '#web/lib/forms/use-operation-form.ts'
import { Field } from '#web/ui/fields/field.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import type { describeAsk } from './trade-words.ts'
import * as t from './texts.ts'

interface TradeReasonDialogProps {
  words: ReturnType<typeof describeAsk>
  send: (reason: string) => Promise<void>
  onClose: () => void
}

export default function TradeReasonDialog({ words, send, onClose }: TradeReasonDialogProps) {
  const form = useActionForm({
    initial: { reason: '' },
    written: ['reason'],
    check: ({ reason }) => (reason.trim().length < 3 ? { reason: t.say_what_happened_in_a_few_words() } : {}),
    send: ({ reason }) => send(reason.trim()),
    onDone: () => {
      notify.success(words.done)
      onClose()
    },
  })

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={words.title}
      description={words.text}
      confirm={words.confirm}
    >
      <Field {...form.field('reason')} label={words.label} help={t.the_other_person_and_hoko_can_read_it()}>
        {(control) => <Textarea {...control} {...form.text('reason')} rows={4} maxLength={1000} />}
      </Field>
    </FormDialog>
  )
}
