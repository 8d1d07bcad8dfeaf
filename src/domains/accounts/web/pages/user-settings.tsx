import { type FunctionComponent, Suspense } from 'react'
import { type MetaFunction, useSearchParams } from 'react-router'
import { usePasswordGate } from '#domains/accounts/web/shared/use-password-gate.tsx'
import { Settings } from '#domains/accounts/web/settings/settings.tsx'
import { PasswordHints } from '#domains/identity/web/shared/password-hints.tsx'
import { formatPhone } from '#platform/common/formats/format-phone.ts'
import { BlockedList } from '#domains/accounts/web/blocks/blocked-list.tsx'
import { SuspensionsList, WarningsList } from '#domains/moderation/web/warnings-list.tsx'
import { DealerFinance, OwnEnquiries } from '#domains/finance/web/own-enquiries.tsx'
import { InvoicesAndPayments } from '#domains/billing/web/invoices/invoices-and-payments.tsx'
import { AddressList } from '#domains/delivery/web/address-list.tsx'
import { CardsSection } from '#domains/billing/web/payments/cards-section.tsx'
import { PushSwitch } from '#domains/messaging/web/push-switch.tsx'
import { PlaceFields } from '#domains/places/web/shared/place-fields.tsx'
import { BidWatchSwitch } from '#domains/watchlist/web/bid-watch-switch.tsx'
import type { Pass } from '#platform/web/session/pass.ts'
import { lazyPart } from '#platform/web/loading/lazy-part.ts'
import { PageHeading } from '#platform/web/ui/layout/page-heading.tsx'
import { Skeleton } from '#platform/web/ui/states/skeleton.tsx'
import { readSellerId, useOthersBusiness } from './seller-id.ts'
import * as t from '#domains/accounts/texts.ts'

// Only business settings need it.
const YourBusiness = lazyPart(
  async () => (await import('#domains/businesses/web/shared/your-business.tsx')).YourBusiness,
)

const HelpedBusiness = lazyPart(
  async () => (await import('#domains/businesses/web/helped-business.tsx')).HelpedBusiness,
)

export const meta: MetaFunction = () => [{ title: t.settings_hoko() }, { name: 'robots', content: 'noindex' }]

/** The sections that domains add for programs. */
const developerSettings = Object.values(
  import.meta.glob<{ DeveloperSettings: FunctionComponent<{ pass: Pass }> }>(
    '../../../*/web/developer-settings.tsx',
    { eager: true },
  ),
)

/** `?business=` shows a business's settings to its team members. */
export default function UserSettings() {
  const [params] = useSearchParams()
  const sellerId = useOthersBusiness(readSellerId(params.get('business')))
  if (sellerId === null) return <OwnSettings />
  return (
    <div className="pb-8">
      <Suspense fallback={<Skeleton className="h-60 rounded-panel" />}>
        <HelpedBusiness key={sellerId} seller_id={sellerId} />
      </Suspense>
    </div>
  )
}

function OwnSettings() {
  const gate = usePasswordGate()
  return (
    <div className="min-h-dvh pb-8">
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
        addresses={<AddressList />}
        cards={<CardsSection />}
        push={<PushSwitch />}
        watching={<BidWatchSwitch />}
        invoices={<InvoicesAndPayments />}
        developers={developerSettings.map(({ DeveloperSettings }, at) => (
          <DeveloperSettings key={at} pass={gate.pass} />
        ))}
        renderFinance={(account, setReply) => <DealerFinance account={account} setReply={setReply} />}
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
