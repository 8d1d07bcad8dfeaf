import { type DisputeOutcome, type AdminDispute, resolveDispute } from '#domains/trades/common/trades.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { MoneyInput } from '#platform/web/ui/fields/money-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import * as t from '#domains/listings/texts.ts'

interface DisputeMoneyDialogProps {
  dispute: AdminDispute
  outcome: DisputeOutcome
  title: string
  confirm: string
  help: string
  onDone: () => void
  onClose: () => void
}

const minCharacters = 3

/** Decides a dispute about a sale that was paid on Hoko: the money follows in the same step. */
export function DisputeMoneyDialog(props: DisputeMoneyDialogProps) {
  const { dispute, outcome, title, confirm, help, onDone, onClose } = props
  const { waiting_cents: waitingCents } = dispute
  const form = useOperationForm(resolveDispute, {
    initial: { refund: null as number | null | undefined, word: '' },
    written: ['word'],
    check: ({ refund, word }) => ({
      ...(!isRefund(refund, waitingCents) && {
        refund: t.enter_at_most_the_sum_paid({ amount: formatMoney(waitingCents) }),
      }),
      ...(word.trim().length < minCharacters && { word: t.write_a_message_to_both() }),
    }),
    toInput: ({ refund, word }) => ({
      id: dispute.id,
      outcome,
      word: word.trim(),
      ...(outcome === 'completed' && refund && { refund_cents: refund }),
    }),
    placeProblem: ({ errors }) => ({
      ...(errors?.refund_cents && { refund: errors.refund_cents }),
      ...(errors?.word && { word: errors.word }),
    }),
    onDone: () => {
      onDone()
      onClose()
    },
  })
  const { refund } = form.values

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={title}
      description={t.count_was_paid_on_hoko({ amount: formatMoney(waitingCents) })}
      confirm={confirm}
    >
      {outcome === 'completed' && (
        <Field
          label={t.back_to_the_buyer()}
          {...form.field('refund')}
          help={t.leave_empty_to_release_it_all()}
        >
          {(control) => <MoneyInput {...control} {...form.money('refund')} />}
        </Field>
      )}
      <div aria-live="polite" className="num">
        <Notice>
          {describeMove(outcome, waitingCents, isRefund(refund, waitingCents) ? (refund ?? 0) : 0)}
        </Notice>
      </div>
      <Field label={t.message_to_both()} {...form.field('word')} help={help}>
        {(control) => (
          <Textarea {...control} {...form.text('word')} rows={3} maxLength={500} className="min-h-20" />
        )}
      </Field>
    </FormDialog>
  )
}

const isRefund = (cents: number | null | undefined, waitingCents: number): cents is number | null =>
  cents === null || (cents !== undefined && cents <= waitingCents)

/** Says where the money goes by this decision. */
function describeMove(outcome: DisputeOutcome, waitingCents: number, refundCents: number): string {
  const amount = formatMoney(waitingCents)
  if (outcome === 'cancelled') return t.amount_goes_back_to_the_buyer({ amount })
  if (outcome === 'agreed') return t.hoko_keeps_amount_until_its_complete({ amount })
  if (refundCents === 0) return t.amount_goes_to_the_seller({ amount })
  if (refundCents === waitingCents) return t.amount_goes_back_to_the_buyer({ amount })
  return t.back_and_rest_goes_to_the_seller({
    back: formatMoney(refundCents),
    rest: formatMoney(waitingCents - refundCents),
  })
}
