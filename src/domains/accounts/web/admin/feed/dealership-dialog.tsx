import { updateMcDealership } from '#domains/stock-feed/common/stock-feed.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import * as t from '#domains/accounts/texts.ts'

interface DealershipDialogProps {
  id: number
  number: string | null
  onDone: () => void
  onClose: () => void
}

export function DealershipDialog({ id, number, onDone, onClose }: DealershipDialogProps) {
  const form = useOperationForm(updateMcDealership, {
    initial: { mc_dealership_id: number ?? '' },
    written: ['mc_dealership_id'],
    toInput: ({ mc_dealership_id: mcDealershipId }) => ({
      id,
      mc_dealership_id: mcDealershipId.trim() || null,
    }),
    onDone: () => {
      onClose()
      notify.success(t.dealership_number_saved())
      onDone()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t.motorcentral_dealership()}
      description={t.their_stock_is_fetched_every_night()}
      confirm={t.save()}
      onClose={onClose}
    >
      <Field
        label={t.dealership_number_label()}
        help={t.leave_blank_for_none()}
        {...form.field('mc_dealership_id')}
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.text('mc_dealership_id')}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            className="num"
          />
        )}
      </Field>
    </FormDialog>
  )
}
