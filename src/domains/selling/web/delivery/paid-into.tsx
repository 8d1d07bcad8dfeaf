import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import { getPaymentDetails } from '#domains/accounts/common/accounts.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import * as t from '#domains/selling/texts.ts'

export const LazyBankDialog = lazyOnClick(async () => (await import('./bank-dialog.tsx')).BankDialog)

/** Asks for the bank account before the sale, so that the first buyer gets it at once. */
export function PaidInto() {
  const { data } = useApiQuery(getPaymentDetails, {})
  const [isOpen, setOpen] = useState(false)
  if (!data) return null
  const { details } = data
  if (details) {
    return (
      <p className="num max-w-prose text-xs text-ink-3">
        {t.buyers_pay_into_account_name_bank({
          account_name: details.account_name,
          bank_account: details.bank_account,
        })}{' '}
        <Link to="/user-settings#payment" className="font-semibold text-pounamu underline">
          {t.change_account()}
        </Link>
      </p>
    )
  }
  return (
    <>
      <Notice
        action={
          <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
            {t.add_bank_account()}
          </Button>
        }
      >
        <b>{t.which_account_should_buyers_pay_into()}</b> {t.well_show_it_to_them_once_theyve_bought()}
      </Notice>
      {isOpen &&
        // A form can't be inside the form.
        createPortal(
          <LazyBankDialog onSkip={null} onSaved={() => setOpen(false)} onClose={() => setOpen(false)} />,
          document.body,
        )}
    </>
  )
}
