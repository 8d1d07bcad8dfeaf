import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import * as t from '#domains/reviews/texts.ts'

interface RemovalDialogProps {
  /** The member who disputed it then needs an answer. */
  hasDispute: boolean
  act: (words: { reason: string; word?: string }) => Promise<void>
  onClose: () => void
}

const isShort = (text: string) => text.trim().length < 3

export function RemovalDialog({ hasDispute, act, onClose }: RemovalDialogProps) {
  const form = useActionForm({
    initial: { reason: '', word: '' },
    written: ['reason', 'word'],
    check: ({ reason, word }) => ({
      ...(isShort(reason) && { reason: t.enter_a_reason() }),
      ...((hasDispute || word.trim() !== '') && isShort(word) && { word: t.enter_a_message() }),
    }),
    send: ({ reason, word }) =>
      act({ reason: reason.trim(), ...(word.trim() !== '' && { word: word.trim() }) }),
    placeProblem: ({ errors }) => ({
      ...(errors?.reason && { reason: errors.reason }),
      ...(errors?.word && { word: errors.word }),
    }),
    onDone: onClose,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t.remove_the_review()}
      description={t.it_wont_count_any_more_only_the_two()}
      confirm={t.remove_review()}
      kind="danger"
    >
      <Field label={t.reason_for_the_author()} {...form.field('reason')}>
        {(control) => (
          <Textarea {...control} {...form.text('reason')} rows={3} maxLength={500} className="min-h-20" />
        )}
      </Field>
      <Field
        label={t.message_to_the_person_reviewed()}
        help={hasDispute ? undefined : t.optional_they_get_it_if_theyve_seen_the_review()}
        {...form.field('word')}
      >
        {(control) => (
          <Textarea {...control} {...form.text('word')} rows={3} maxLength={500} className="min-h-20" />
        )}
      </Field>
    </FormDialog>
  )
}
