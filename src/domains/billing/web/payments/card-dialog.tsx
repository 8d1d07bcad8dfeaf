import { createStripeCard, type Card } from '#domains/billing/common/payments/payments.ts'
import { must } from '#platform/common/must.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { findCardErrors, tokenizeCard, type CardEntry, type CardErrors } from './card-entry.ts'
import { CardFields } from './card-fields.tsx'
import { TestCardList } from './test-card-list.tsx'
import * as t from '#domains/billing/texts.ts'

const nothing: CardEntry = { number: '', expiry: '', security_code: '' }

interface CardDialogProps {
  onAdded: (card: Card) => void
  onClose: () => void
}

/** For the sandbox: a test card becomes a token here, and no card number is sent. */
export function CardDialog({ onAdded, onClose }: CardDialogProps) {
  const form = useOperationForm(createStripeCard, {
    initial: nothing,
    check: findErrors,
    toInput: (entry) => ({ token: must(tokenizeCard(entry), 'token of the card') }),
    onDone: onAdded,
  })
  return (
    <FormDialog
      form={form}
      title={t.add_a_card()}
      description={t.test_payments_never_enter_a_real_card()}
      confirm={t.add_card()}
      onClose={onClose}
    >
      <TestCardList onChoose={form.set} />
      <CardFields form={form} />
    </FormDialog>
  )
}

function findErrors(entry: CardEntry): CardErrors {
  const found = findCardErrors(entry, new Date())
  const isUnknown = Object.keys(found).length === 0 && tokenizeCard(entry) === null
  return isUnknown ? { number: t.use_a_test_card() } : found
}

export function TestPaymentsNotice() {
  return <Notice kind="bid">{t.test_payments_never_enter_a_real_card()}</Notice>
}
