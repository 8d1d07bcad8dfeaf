import { Link } from 'react-router'
import { getPaymentDetails } from '#contract/accounts/payment-details.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { useOnBehalfOf } from '../form/on-behalf-of.ts'

/** Where a bank transfer will go, asked before anybody has bought: the first buyer is told at once then. */
export function PaidInto() {
  // An admin doesn’t read where members are paid.
  const isOwn = useOnBehalfOf() === null
  const { data } = useApiQuery(getPaymentDetails, {}, { enabled: isOwn })
  if (!isOwn || !data) return null
  const { details } = data
  if (details) {
    return (
      <p className="num max-w-prose text-xs text-ink-3">
        Buyers pay into {details.account_name}, {details.bank_account}. They see it once they’ve bought.{' '}
        <SettingsLink>Change account</SettingsLink>
      </p>
    )
  }
  return (
    <Notice>
      <b>Which account should buyers pay into?</b> We’ll show it to them once they’ve bought.{' '}
      <SettingsLink>Add bank account</SettingsLink>
    </Notice>
  )
}

const SettingsLink = ({ children }: { children: string }) => (
  <Link to="/user-settings#payment" className="font-semibold text-pounamu underline">
    {children}
  </Link>
)
