import { getPaymentDetails } from '#domains/accounts/common/accounts.ts'
import { PaymentForm } from '#domains/accounts/web/shared/payment-form.tsx'
import { useSetQueryData } from '#platform/web/loading/query.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import * as t from '#domains/selling/texts.ts'

interface BankDialogProps {
  /** Publishes without an account; null where it is only added. */
  onSkip: (() => void) | null
  onSaved: () => void
  onClose: () => void
}

export function BankDialog({ onSkip, onSaved, onClose }: BankDialogProps) {
  const setQueryReply = useSetQueryData()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.which_account_should_buyers_pay_into()}
      description={t.well_show_it_to_them_once_theyve_bought()}
      shape="sheet"
    >
      <PaymentForm
        details={null}
        hasNote={false}
        renderButtons={({ isSending }) => (
          <div className="flex flex-wrap justify-end gap-2.5">
            <Button kind="quiet" onClick={onSkip ?? onClose}>
              {onSkip ? t.publish_without_it() : t.not_now()}
            </Button>
            <Button type="submit" busy={isSending}>
              {onSkip ? t.save_and_publish() : t.save_bank_account()}
            </Button>
          </div>
        )}
        onSaved={(details) => {
          void setQueryReply(getPaymentDetails, {}, { details })
          onSaved()
        }}
      />
    </Dialog>
  )
}
