import { Suspense } from 'react'
import type { MetaFunction } from 'react-router'
import { Settings } from '#web/features/account-settings/settings.tsx'
import { PasswordHints } from '#web/features/accounts/passwords/password-hints.tsx'
import { formatPhone } from '#shared/formats/format-phone.ts'
import { BlockedList } from '#web/features/blocks/blocked-list.tsx'
import { InvoicesAndPayments } from '#web/features/invoices/invoices-and-payments.tsx'
import { CardsSection } from '#web/features/payments/cards-section.tsx'
import { PushSwitch } from '#web/features/notifications/push-switch.tsx'
import { PlaceFields } from '#web/features/places/place-fields.tsx'
import { lazyPart } from '#web/lib/loading/lazy-part.ts'
import { PageHeading } from '#web/ui/layout/page-heading.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import * as t from './texts.ts'

// Only for the settings of a business.
const YourBusiness = lazyPart(
  async () => (await import('#web/features/businesses/your-business.tsx')).YourBusiness,
)

export const meta: MetaFunction = () => [{ title: t.settings_hoko() }, { name: 'robots', content: 'noindex' }]

export default function UserSettings() {
  return (
    <div className="pb-8">
      <PageHeading title={t.settings()}>{t.your_account_and_what_others_see_of_it()}</PageHeading>
      <Settings
        renderPlace={(slot) => <PlaceFields {...slot} />}
        renderPasswordHints={(password) => <PasswordHints password={password} />}
        formatPhone={formatPhone}
        blocked={<BlockedList />}
        cards={<CardsSection />}
        push={<PushSwitch />}
        invoices={<InvoicesAndPayments />}
        renderBusiness={(account, onUnsaved) => (
          <Suspense fallback={<Skeleton className="h-60 rounded-panel" />}>
            <YourBusiness isOwn account={account} onUnsaved={onUnsaved} />
          </Suspense>
        )}
      />
    </div>
  )
}
