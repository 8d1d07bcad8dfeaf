import { Store } from 'lucide-react'
import { useState } from 'react'
import type { Account } from '#contract/accounts/accounts.ts'
import { getStorefront } from '#contract/businesses/storefront.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { getMessage } from '#web/lib/session/problem.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#web/ui/states/skeleton.tsx'
import { AgentNumbersSection } from './agents/agent-numbers-section.tsx'
import { AgentsSection } from './agents/agents-section.tsx'
import { BrandingSection } from './branding/branding-section.tsx'
import { BusinessSection } from './business-section.tsx'
import { AddressForm } from './storefront/address-form.tsx'
import { HoursForm } from './storefront/hours-form.tsx'
import { TeamSection } from './team/team-section.tsx'
import { WorkplacesSection } from './team/workplaces-section.tsx'
import * as t from './texts.ts'

export type BusinessAccount = Pick<
  Account,
  'id' | 'seller_kind' | 'trading_name' | 'display_name' | 'agency_licence'
>

interface YourBusinessProps {
  account: BusinessAccount
  onUnsaved: (isUnsaved: boolean) => void
  /** Where somebody who sells privately can say that they sell in trade. */
  isOwn: boolean
}

/** For its owner, and for admins. */
export function YourBusiness({ account, onUnsaved, isOwn }: YourBusinessProps) {
  const [unsaved, setUnsaved] = useState<Record<string, boolean>>({})
  const note = (part: string) => (is: boolean) => {
    const all = { ...unsaved, [part]: is }
    setUnsaved(all)
    onUnsaved(Object.values(all).some(Boolean))
  }
  if (account.seller_kind !== 'in_trade') {
    return (
      <>
        {isOwn && <WorkplacesSection />}
        <EmptyState
          icon={Store}
          title={t.for_businesses()}
          action={
            isOwn && (
              <LinkButton to={{ hash: 'selling' }} kind="quiet">
                {t.change_how_you_sell()}
              </LinkButton>
            )
          }
        >
          {isOwn ? t.say_that_you_sell_in_trade() : t.this_member_sells_privately()}
        </EmptyState>
      </>
    )
  }
  const seller = { seller_id: account.id, name: account.trading_name ?? account.display_name }
  return (
    <>
      {isOwn && <WorkplacesSection />}
      <StorefrontSections {...seller} note={note} />
      <BrandingSection {...seller} onUnsaved={note('branding')} />
      {account.agency_licence !== null && (
        <>
          <AgentsSection seller_id={account.id} />
          <AgentNumbersSection seller_id={account.id} />
        </>
      )}
      <TeamSection seller_id={account.id} isOwn={isOwn} />
    </>
  )
}

interface StorefrontSectionsProps {
  seller_id: number
  name: string
  note: (part: string) => (isUnsaved: boolean) => void
}

function StorefrontSections({ seller_id, name, note }: StorefrontSectionsProps) {
  const { data, error, refetch, isFetching } = useApiQuery(
    getStorefront,
    { seller: seller_id },
    { refetchOnWindowFocus: false },
  )
  const body = (draw: () => React.ReactNode) => {
    if (data) return draw()
    return error ? (
      <ErrorState title={t.your_page_didnt_load()} busy={isFetching} onRetry={() => void refetch()}>
        {getMessage(error)}
      </ErrorState>
    ) : (
      <Loading label={t.loading_your_page()}>
        <SkeletonText lines={4} />
      </Loading>
    )
  }
  return (
    <>
      <BusinessSection id="business" title={t.your_page()} lead={t.the_page_with_all_your_listings()}>
        {body(() => (
          <AddressForm seller_id={seller_id} name={name} storefront={data!} onUnsaved={note('page')} />
        ))}
      </BusinessSection>
      <BusinessSection id="opening-hours" title={t.opening_hours()} lead={t.when_customers_can_visit()}>
        {body(() => (
          <HoursForm seller_id={seller_id} storefront={data!} onUnsaved={note('hours')} />
        ))}
      </BusinessSection>
    </>
  )
}
