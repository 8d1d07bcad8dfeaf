import type { ReactNode } from 'react'
import { getPaymentDetails, type Account } from '#domains/accounts/common/accounts.ts'
import { SettingsSection } from '#domains/accounts/web/shared/settings-section.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Loading, Skeleton } from '#platform/web/ui/states/skeleton.tsx'
import { LicenceSection } from '../settings-menu.tsx'
import { PaymentSection } from './payment-section.tsx'
import { SellingSection } from './selling-section.tsx'
import * as t from '#domains/accounts/texts.ts'

interface SellingPageProps {
  account: Account
  setReply: (account: Account) => void
  onUnsaved: (isUnsaved: boolean) => void
  /** Null for a private seller who didn't ask for it. */
  finance: ReactNode
}

export function SellingPage({ account, setReply, onUnsaved, finance }: SellingPageProps) {
  const { isPending } = useApiQuery(getPaymentDetails, {})
  // The account's form is much higher than its summary, and would push down the rest.
  if (isPending) {
    return (
      <Loading label={t.loading_your_settings()}>
        <Skeleton className="h-60 rounded-panel" />
      </Loading>
    )
  }
  return (
    <>
      <PaymentSection />
      <SellingSection account={account} setReply={setReply} onUnsaved={onUnsaved} />
      {finance && (
        <>
          <SettingsSection
            id="finance"
            title={t.your_finance_offer()}
            lead={t.show_your_own_rate_on_your_vehicles()}
          >
            {finance}
          </SettingsSection>
          <LicenceSection />
        </>
      )}
    </>
  )
}
