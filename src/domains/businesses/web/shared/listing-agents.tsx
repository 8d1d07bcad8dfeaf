import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Listing } from '#domains/listings/common/listings.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { AgentCard } from '../agents/agent-card.tsx'
import { BrandLogo, getBrandStyle } from '../branding/brand-band.tsx'
import * as t from '#domains/businesses/texts.ts'

/** Shown on a property's page. */
export function ListingAgents({
  listing: { agents, seller },
  action,
}: {
  listing: Pick<Listing, 'agents' | 'seller'>
  action?: ReactNode
}) {
  if (agents.length === 0) return null
  const agency = seller.agency?.name ?? seller.trading_name ?? seller.display_name
  return (
    <Panel flush>
      <ListingBrand seller={seller} />
      <div className="px-5 py-4 print:py-2">
        <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 className="heading text-base">{t.agents_of_listing({ count: agents.length })}</h2>
          {seller.has_page && (
            <Link
              to={`/seller-detail/${seller.id}`}
              className="rounded-control text-sm font-semibold text-pounamu hover:underline print:hidden"
            >
              {t.all_listings_of_agency({ agency })}
            </Link>
          )}
        </header>
        <ul className="grid gap-4 print:grid-cols-2">
          {agents.map((agent) => (
            <AgentCard
              key={agent.id}
              agent={agent}
              agency={agency}
              to={`/seller-detail/${seller.id}?agent=${agent.id}#for-sale`}
            />
          ))}
        </ul>
        {seller.agency && (
          <p className="mt-3.5 border-t border-line pt-3 text-xs text-ink-3">
            {t.agency_licensed_under_the_reaa({ agency, licence: seller.agency.licence })}
          </p>
        )}
        {action && <div className="mt-3.5 print:hidden">{action}</div>}
      </div>
    </Panel>
  )
}

/** The head of a business's card on the pages of its listings. */
export function ListingBrand({ seller }: { seller: Listing['seller'] }) {
  const { branding } = seller
  if (!branding) return null
  const name = seller.trading_name ?? seller.display_name
  const style = getBrandStyle(branding)
  return (
    <Link
      to={`/seller-detail/${seller.id}`}
      style={style}
      className={joinClasses(
        'flex items-center gap-4 px-5 py-3 hover:underline print:hidden',
        style === undefined && 'bg-sunk text-ink',
      )}
    >
      {branding.logo && <BrandLogo logo={branding.logo} name={name} />}
      <span className="min-w-0">
        <span className="block text-base font-semibold break-words">{name}</span>
        {branding.strapline && <span className="block text-sm break-words">{branding.strapline}</span>}
      </span>
    </Link>
  )
}
