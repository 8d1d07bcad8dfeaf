import type { DisputeKind } from '#domains/trades/common/dispute-kinds.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { getDisputeKindLabels } from './shared/dispute-kind-labels.ts'
import type { describeConfirmation } from './trade-labels.ts'
import * as t from '#domains/trades/texts.ts'

interface TradeReasonDialogProps {
  words: ReturnType<typeof describeConfirmation>
  /** The dispute kinds to choose from; empty for reasons without a kind. */
  kinds: readonly DisputeKind[]
  send: (reason: string, kind?: DisputeKind) => Promise<void>
  onClose: () => void
}

const initial: { kind: DisputeKind | ''; reason: string } = { kind: '', reason: '' }

export default function TradeReasonDialog({ words, kinds, send, onClose }: TradeReasonDialogProps) {
  const form = useActionForm({
    initial,
    written: ['reason'],
    check: ({ kind, reason }) => ({
      ...(kinds.length > 0 && kind === '' && { kind: t.choose_whats_wrong() }),
      ...(reason.trim().length < 3 && { reason: t.say_what_happened_in_a_few_words() }),
    }),
    send: ({ kind, reason }) => send(reason.trim(), kind || undefined),
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
      {kinds.length > 0 && (
        <Field label={t.kind_of_problem()} {...form.field('kind')}>
          {(control) => (
            <Select
              {...control}
              value={form.values.kind}
              onChoose={(kind) => form.set({ kind })}
              options={[
                { value: '', label: t.choose_whats_wrong() },
                ...kinds.map((value) => ({ value, label: getDisputeKindLabels()[value] })),
              ]}
            />
          )}
        </Field>
      )}
      <Field {...form.field('reason')} label={words.label} help={t.the_other_person_and_hoko_can_read_it()}>
        {(control) => <Textarea {...control} {...form.text('reason')} rows={4} maxLength={1000} />}
      </Field>
    </FormDialog>
  )
}
