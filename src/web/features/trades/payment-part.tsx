import { Copy } from 'lucide-react'
import type { Arrangements } from '#contract/trades/handovers.ts'
import { copyText } from '#web/lib/storage/copy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { localPhone } from './pickup/local-phone.ts'
import { describeChanges, isNumberNew } from './warning-words.ts'

interface PaymentPartProps extends Pick<Arrangements, 'payment' | 'warnings'> {
  phone_number: string | null
}

/** Where to pay, below what may be wrong with it. */
export function PaymentPart({ payment, warnings, phone_number }: PaymentPartProps) {
  return (
    <>
      {warnings.length > 0 && <Warning warnings={warnings} phone_number={phone_number} />}
      {payment && (
        <section aria-label="Where to pay" className="grid gap-1 text-sm">
          <h3 className="font-semibold">Where to pay</h3>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>{payment.account_name}</span>
            <span className="num text-base font-semibold">{payment.bank_account}</span>
            <Button
              kind="quiet"
              size="small"
              icon={Copy}
              aria-label="Copy account number"
              onClick={() => void copyText(payment.bank_account, 'The account number')}
            >
              Copy
            </Button>
          </p>
          {payment.note && (
            <p className="max-w-prose break-words whitespace-pre-line text-ink-2">{payment.note}</p>
          )}
        </section>
      )}
    </>
  )
}

function Warning({ warnings, phone_number }: Omit<PaymentPartProps, 'payment'>) {
  return (
    <Notice kind="wrong" live>
      <strong className="block">Check before you pay</strong>
      <span className="block">
        Within the last 24 hours this seller {describeChanges(warnings)}. That may be fine, or someone else
        may be using their account.
      </span>
      <span className="mt-1 block">
        {isNumberNew(warnings) ? (
          'The phone number shown here is new too, so ringing it proves nothing. Wait until tomorrow, or meet the seller and see the item before you pay.'
        ) : phone_number ? (
          <>
            Before you pay, ring the seller on{' '}
            <a href={`tel:${phone_number}`} className="num font-semibold whitespace-nowrap underline">
              {localPhone(phone_number)}
            </a>{' '}
            and check the account number with them. Don’t rely on an email or a message.
          </>
        ) : (
          'Talk to the seller before you pay.'
        )}
      </span>
    </Notice>
  )
}
