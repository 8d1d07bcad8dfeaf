import { maxFlagCharacters } from '#domains/flags/common/flags.ts'
import { type FlaggedKind, flagMember, type MemberFlagReason } from '#domains/flags/common/member-flags.ts'
import { reasonsByKind, getMemberFlagReasonLabels } from '#domains/flags/common/flag-labels.ts'
import { must } from '#platform/common/must.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import * as t from '#domains/flags/texts.ts'

interface MemberReportDialogProps {
  kind: FlaggedKind
  subject_id: number
  /** The number of the reported message. */
  number?: number
  name: string
  onClose: () => void
}

const getTitles = makeTexts((): Record<FlaggedKind, (values: { name: string }) => string> => ({
  member: t.report_name,
  review: t.report_this_review,
  message: t.report_this_message,
  question: t.report_this_question,
  answer: t.report_this_answer,
}))

const empty: { reason: MemberFlagReason | ''; text: string } = { reason: '', text: '' }

export function MemberReportDialog({
  kind,
  subject_id: subjectId,
  number,
  name,
  onClose,
}: MemberReportDialogProps) {
  const form = useOperationForm(flagMember, {
    initial: empty,
    written: ['text'],
    check: ({ reason }) => (reason === '' ? { reason: t.choose_whats_wrong() } : {}),
    toInput: ({ reason, text }) => ({
      kind,
      subject_id: subjectId,
      ...(number !== undefined && { number }),
      reason: must(reason || null, 'reason'),
      text,
    }),
    onDone: () => {
      notify.success(t.report_sent(), { description: t.well_let_you_know_what_we_decide() })
      onClose()
    },
  })

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={getTitles()[kind]({ name })}
      description={
        kind === 'message'
          ? t.our_team_sees_this_message_and_a_few_around({ name })
          : t.we_look_at_every_report_of_a_member({ name })
      }
      confirm={t.send_report()}
    >
      <RadioCards
        legend={t.whats_wrong()}
        cards={reasonsByKind[kind].map((value) => ({ value, label: getMemberFlagReasonLabels()[value] }))}
        columns={2}
        {...form.field('reason')}
        {...form.text('reason')}
      />
      <Field
        label={t.details()}
        optional={form.values.reason !== 'other'}
        {...form.field('text')}
        help={t.only_our_team_sees_this()}
      >
        {(control) => (
          <Textarea
            {...control}
            {...form.text('text')}
            rows={3}
            maxLength={maxFlagCharacters}
            className="min-h-20"
          />
        )}
      </Field>
    </FormDialog>
  )
}
