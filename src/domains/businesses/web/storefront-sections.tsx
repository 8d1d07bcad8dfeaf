import type { ReactNode } from 'react'
import { getStorefront } from '#domains/businesses/common/storefront.ts'
import { must } from '#platform/common/must.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { BusinessSection } from './business-section.tsx'
import { AddressForm } from './storefront/address-form.tsx'
import { HoursForm } from './storefront/hours-form.tsx'
import * as t from '#domains/businesses/texts.ts'

interface StorefrontSectionsProps {
  seller_id: number
  name: string
  note: (part: string) => (isUnsaved: boolean) => void
  isOwn?: boolean
  /** True for team members, who set only the hours. */
  hoursOnly?: boolean
}

export function StorefrontSections({
  seller_id: sellerId,
  name,
  note,
  isOwn = false,
  hoursOnly = false,
}: StorefrontSectionsProps) {
  const call = useApiQuery(getStorefront, { seller: sellerId }, { refetchOnWindowFocus: false })
  const body = (render: () => ReactNode) => {
    return (
      <Query
        call={call}
        failed={t.page_didnt_load({ is_own: isOwn })}
        loading={t.loading_page({ is_own: isOwn })}
        skeleton={<SkeletonText lines={4} />}
      >
        {() => render()}
      </Query>
    )
  }
  return (
    <>
      {!hoursOnly && (
        <BusinessSection
          id="business"
          title={t.business_page({ is_own: isOwn })}
          lead={t.the_page_with_all_listings({ is_own: isOwn })}
        >
          {body(() => (
            <AddressForm
              seller_id={sellerId}
              name={name}
              storefront={must(call.data, 'storefront')}
              onUnsaved={note('page')}
            />
          ))}
        </BusinessSection>
      )}
      <BusinessSection
        id="opening-hours"
        title={t.opening_hours()}
        lead={t.when_customers_can_visit({ is_own: isOwn })}
      >
        {body(() => (
          <HoursForm
            seller_id={sellerId}
            storefront={must(call.data, 'storefront')}
            onUnsaved={note('hours')}
          />
        ))}
      </BusinessSection>
    </>
  )
}
