import { putLenders, type Lender } from '#domains/finance/common/finance.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { checkLender, getDraft, placeLenderErrors, readLender, toLenderValues } from './lender-values.ts'
import { useLendersChanged, type Lenders } from './use-lenders.ts'
import * as t from '#domains/finance/texts.ts'

export interface LenderFormProps {
  lenders: Lenders
  /** Null for a new lender. */
  lender: Lender | null
  onClose: () => void
}

export type LenderForm = ReturnType<typeof useLenderForm>

export function useLenderForm({ lenders: { version, items }, lender, onClose }: LenderFormProps) {
  const { setReply, readAgain } = useLendersChanged()
  return useOperationForm(putLenders, {
    initial: toLenderValues(lender),
    written: ['name', 'email', 'annual_rate_bp', 'min_deposit_percent', 'disclosure'],
    check: checkLender,
    placeProblem: ({ errors }) => placeLenderErrors(errors ?? {}),
    toInput: (values) => {
      const draft = readLender(values, lender?.id ?? null)
      const others = items.map((one) => (one.id === lender?.id ? draft : getDraft(one)))
      return { version, items: lender ? others : [...others, draft] }
    },
    onRefused: (problem) => readAgain(problem),
    onDone: (reply) => {
      setReply(reply)
      notify.success(lender ? t.lender_saved() : t.lender_added())
      onClose()
    },
  })
}
