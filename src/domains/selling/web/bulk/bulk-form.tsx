import { planBulkAct, type BulkAct, type BulkKind } from '#domains/selling/common/bulk-acts.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { type BulkValues, readChange, validateBulk } from './bulk-values.ts'
import { BulkFields } from './bulk-fields.tsx'
import { isFinal } from './bulk-labels.ts'
import * as t from '#domains/selling/texts.ts'

export interface BulkSelection {
  input: Pick<OperationInput<typeof planBulkAct>, 'listing_ids' | 'all_of'>
  count: number
}

interface BulkFormProps {
  kind: BulkKind
  selection: BulkSelection
  /** Typed before, if this is a second try. */
  values: BulkValues
  onPlan: (plan: BulkAct, values: BulkValues) => void
  onClose: () => void
}

export function BulkForm({ kind, selection, values: initial, onPlan, onClose }: BulkFormProps) {
  const form = useOperationForm(planBulkAct, {
    initial,
    written: ['reason', 'percent', 'quantity'],
    check: (values) => validateBulk(kind, values),
    toInput: (values) => ({ act: readChange(kind, values), ...selection.input }),
    onDone: onPlan,
  })
  return (
    <FormDialog
      form={form}
      width={kind === 'delivery' ? 'wide' : 'narrow'}
      title={t.bulk_title({ kind, count: selection.count })}
      description={describeAct(kind, selection.count)}
      kind={isFinal(kind) ? 'quiet' : 'primary'}
      confirm={t.see_what_would_change()}
      onClose={onClose}
    >
      <BulkFields kind={kind} count={selection.count} form={form} />
    </FormDialog>
  )
}

function describeAct(kind: BulkKind, count: number): string {
  if (kind === 'relist') return t.each_goes_live_now_with_the_same({ count })
  if (kind === 'withdraw') return t.each_comes_down_now_and_wont_be_sold({ count })
  if (kind === 'delete_drafts') return t.drafts_and_their_photos_are_deleted()
  return t.nothing_changes_until_youve_seen_it()
}
