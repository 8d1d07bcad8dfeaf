import { Link } from 'react-router'
import { getPaymentDetails } from '#domains/accounts/common/payment-details.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { useRepresentedSeller } from '../draft/on-behalf-of.ts'
import * as t from '#domains/selling/texts.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'

/** Asks for the bank account before the sale, so that the first buyer gets it at once. */
export function PaidInto() {
  // Admins don't see members' bank accounts.
  const isOwn = useRepresentedSeller() === null
  const { data } = useApiQuery(getPaymentDetails, {}, { enabled: isOwn })
  if (!isOwn || !data) return null
  const { details } = data
  if (details) {
    return (
      <p className="num max-w-prose text-xs text-ink-3">
        {t.buyers_pay_into_account_name_bank({
          account_name: details.account_name,
          bank_account: details.bank_account,
        })}{' '}
        <SettingsLink>{t.change_account()}</SettingsLink>
      </p>
    )
  }
  return (
    <Notice>
      <Sentence parts={t.which_account_should_buyers_pay_into({ b: (parts) => <b>{parts}</b> })} />{' '}
      <SettingsLink>{t.add_bank_account()}</SettingsLink>
    </Notice>
  )
}

const SettingsLink = ({ children }: { children: string }) => (
  <Link to="/user-settings#payment" className="font-semibold text-pounamu underline">
    {children}
  </Link>
)
