import { lazy, Suspense } from 'react'
import { type MetaFunction, useSearchParams } from 'react-router'
import { usePasswordGate } from '#web/features/account-settings/security/use-password-gate.tsx'
import { Settings } from '#web/features/account-settings/settings.tsx'
import { PasswordHints } from '#web/features/accounts/passwords/password-hints.tsx'
import { formatPhone } from '#shared/formats/format-phone.ts'
import { BlockedList } from '#web/features/blocks/blocked-list.tsx'
import { SuspensionsList } from '#web/features/moderation/suspensions-list.tsx'
import { WarningsList } from '#web/features/moderation/warnings-list.tsx'
import { DealerFinance } from '#web/features/finance/settings/dealer-finance.tsx'
import { OwnEnquiries } from '#web/features/finance/settings/own-enquiries.tsx'
import { InvoicesAndPayments } from '#web/features/invoices/invoices-and-payments.tsx'
import { CardsSection } from '#web/features/payments/cards-section.tsx'
import { PushSwitch } from '#web/features/notifications/push-switch.tsx'
import { PlaceFields } from '#web/features/places/place-fields.tsx'
import { PartnersSkeleton } from '#web/features/partners/partners-skeleton.tsx'
import { lazyPart } from '#web/lib/loading/lazy-part.ts'
import { PageHeading } from '#web/ui/layout/page-heading.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { readSellerId, useOthersBusiness } from './seller-id.ts'
import * as t from './texts.ts'

// Only for the settings of a business.
const YourBusiness = lazyPart(
  async () => (await import('#web/features/businesses/your-business.tsx')).YourBusiness,
)

const HelpedBusiness = lazyPart(
  async () => (await import('#web/features/businesses/helped-business.tsx')).HelpedBusiness,
)

export const meta: MetaFunction = () => [{ title: t.settings_hoko() }, { name: 'robots', content: 'noindex' }]

const ApiKeys = lazy(() => import('#web/features/partners/api-keys.tsx'))
const Webhooks = lazy(() => import('#web/features/partners/webhooks.tsx'))

/** With `?business=`, what somebody of its team may set for a business. */
export default function UserSettings() {
  const [asked] = useSearchParams()
  const seller_id = useOthersBusiness(readSellerId(asked.get('business')))
  if (seller_id === null) return <OwnSettings />
  return (
    <div className="pb-8">
      <Suspense fallback={<Skeleton className="h-60 rounded-panel" />}>
        <HelpedBusiness key={seller_id} seller_id={seller_id} />
      </Suspense>
    </div>
  )
}

function OwnSettings() {
  const gate = usePasswordGate()
  return (
    <div className="pb-8">
      <PageHeading title={t.settings()}>{t.your_account_and_what_others_see_of_it()}</PageHeading>
      <Settings
        renderPlace={(slot) => <PlaceFields {...slot} />}
        renderPasswordHints={(password) => <PasswordHints password={password} />}
        formatPhone={formatPhone}
        blocked={<BlockedList />}
        warnings={
          <>
            <SuspensionsList />
            <WarningsList />
          </>
        }
        cards={<CardsSection />}
        push={<PushSwitch />}
        invoices={<InvoicesAndPayments />}
        apiKeys={
          <Suspense fallback={<PartnersSkeleton />}>
            <ApiKeys pass={gate.pass} />
          </Suspense>
        }
        webhooks={
          <Suspense fallback={<PartnersSkeleton />}>
            <Webhooks pass={gate.pass} />
          </Suspense>
        }
        renderFinance={(account, keep) => <DealerFinance account={account} keep={keep} />}
        finance_enquiries={<OwnEnquiries />}
        renderBusiness={(account, onUnsaved) => (
          <Suspense fallback={<Skeleton className="h-60 rounded-panel" />}>
            <YourBusiness pass={gate.pass} account={account} onUnsaved={onUnsaved} />
          </Suspense>
        )}
      />
      {gate.dialog}
    </div>
  )
}
