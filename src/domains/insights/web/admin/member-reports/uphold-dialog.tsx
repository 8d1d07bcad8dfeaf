import type { MemberFlag } from '#domains/flags/common/member-flags.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { describeRemoving } from './removal-labels.ts'
import * as t from '#domains/insights/texts.ts'

const minCharacters = 3

interface UpholdDialogProps {
  report: MemberFlag
  act: (word: string, removalReason: string | null) => Promise<void>
  onClose: () => void
}

/** Reported content that is still visible can be removed with the same submit. */
export function UpholdDialog({
  report: { kind, about, reporter, may_remove: mayRemove },
  act,
  onClose,
}: UpholdDialogProps) {
  const form = useActionForm({
    initial: { word: '', removes: false, reason: '' },
    written: ['word', 'reason'],
    check: ({ word, removes, reason }) => ({
      ...(word.trim().length < minCharacters && { word: t.write_a_few_words() }),
      ...(removes && reason.trim().length < minCharacters && { reason: t.write_a_few_words() }),
    }),
    send: ({ word, removes, reason }) => act(word.trim(), removes ? reason.trim() : null),
    placeProblem: ({ errors }) => ({
      ...(errors?.word && { word: errors.word }),
      ...(errors?.['remove.reason'] && { reason: errors['remove.reason'] }),
    }),
    onDone: onClose,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t.uphold_this_report()}
      description={mayRemove ? t.well_record_it_and_you_can_remove_it() : t.well_record_that_it_was_right()}
      confirm={t.uphold_report()}
    >
      <Field
        label={t.message_to_the_reporter()}
        {...form.field('word')}
        help={t.name_will_get_this({ name: reporter.display_name })}
      >
        {(control) => (
          <Textarea {...control} {...form.text('word')} rows={3} maxLength={500} className="min-h-20" />
        )}
      </Field>
      {mayRemove && (
        <Checkbox
          {...form.box('removes')}
          label={describeRemoving(kind)}
          help={t.only_admins_will_see_it()}
        />
      )}
      {form.values.removes && (
        <Field
          label={t.reason_for_name({ name: about.display_name })}
          {...form.field('reason')}
          help={t.name_will_get_this({ name: about.display_name })}
        >
          {(control) => (
            <Textarea {...control} {...form.text('reason')} rows={2} maxLength={500} className="min-h-16" />
          )}
        </Field>
      )}
    </FormDialog>
  )
}
