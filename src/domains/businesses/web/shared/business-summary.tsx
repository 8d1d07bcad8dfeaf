import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { getStorefront, type OpeningHours, type Storefront } from '#domains/businesses/common/storefront.ts'
import { readWallClock } from '#domains/businesses/common/opening-hours.ts'
import { serverNow } from '#platform/web/session/auth-store.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { BusinessSection } from '../business-section.tsx'
import { listDays } from '../storefront/hours-labels.ts'
import * as t from '#domains/businesses/texts.ts'

interface BusinessSummaryProps {
  seller_id: number
  /** The edit button, for those who may edit. */
  action: ReactNode
}

/** For admins, who read it more often than they change it. */
export function BusinessSummary({ seller_id: sellerId, action }: BusinessSummaryProps) {
  const call = useApiQuery(getStorefront, { seller: sellerId })
  return (
    <BusinessSection
      id="business"
      title={t.business_page({ is_own: false })}
      lead={t.what_customers_see_of_it()}
      aside={action}
    >
      <Query
        call={call}
        failed={t.page_didnt_load({ is_own: false })}
        loading={t.loading_page({ is_own: false })}
        skeleton={<SkeletonText lines={4} />}
      >
        {(data) => (
          <dl className="grid gap-x-4 gap-y-2.5 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
            {listFacts(data).map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-ink-2 max-sm:-mb-2">{name}</dt>
                <dd className="min-w-0 wrap-anywhere">{value || t.none_yet()}</dd>
              </div>
            ))}
          </dl>
        )}
      </Query>
    </BusinessSection>
  )
}

const listFacts = ({
  slug,
  place,
  opening_hours: openingHours,
  branding,
  agency,
  agents,
}: Storefront): [string, ReactNode][] => [
  [
    t.page_address(),
    slug && (
      <Link to={`/shop/${slug}`} className="text-pounamu underline">
        {`/shop/${slug}`}
      </Link>
    ),
  ],
  [t.customers_come_to(), place && `${place.street_address}, ${place.place_name}`],
  [t.opening_hours(), openingHours && <Days hours={openingHours} />],
  [t.strapline_fact(), branding?.strapline],
  ...(agency ? [[t.agents_fact(), agents.map(({ name }) => name).join(', ')] as [string, ReactNode]] : []),
]

function Days({ hours }: { hours: OpeningHours }) {
  const { day: today } = readWallClock(new Date(serverNow()))
  return (
    <ul>
      {listDays(hours, today).map(({ day, label, times, reason }) => (
        <li key={day}>
          {label}: {times}
          {reason !== null && ` (${reason})`}
        </li>
      ))}
    </ul>
  )
}
