import { flagListing, type FlagReason, maxFlagCharacters } from '#domains/flags/common/flags.ts'
import { flagReason } from '#domains/flags/common/flags.shapes.ts'
import { getFlagReasonLabels } from '#domains/flags/common/flag-labels.ts'
import { must } from '#platform/common/must.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import * as t from '#domains/flags/texts.ts'

interface ReportDialogProps {
  listing_id: number
  title: string
  onClose: () => void
}

const reasons = flagReason.options.map((value) => ({ value, label: getFlagReasonLabels()[value] }))

const empty: { reason: FlagReason | ''; text: string } = { reason: '', text: '' }

export function ReportDialog({ listing_id: listingId, title, onClose }: ReportDialogProps) {
  const form = useOperationForm(flagListing, {
    initial: empty,
    written: ['text'],
    check: ({ reason }) => (reason === '' ? { reason: t.choose_whats_wrong() } : {}),
    toInput: ({ reason, text }) => ({ listing_id: listingId, reason: must(reason || null, 'reason'), text }),
    onDone: () => {
      notify.success(t.report_sent(), {
        description: t.well_let_you_know_what_we_decide(),
      })
      onClose()
    },
  })

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t.report_this_listing()}
      description={t.we_look_at_every_report_and_well_send({ title })}
      confirm={t.send_report()}
    >
      <RadioCards
        legend={t.whats_wrong()}
        cards={reasons}
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
