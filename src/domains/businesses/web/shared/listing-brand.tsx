import { Link } from 'react-router'
import type { Listing } from '#domains/listings/common/listings.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { BrandLogo } from '../branding/brand-band.tsx'
import { getBrandStyle } from '../branding/brand-colors.ts'

/** Shown on the pages of a business's listings. */
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
        'flex items-center gap-4 rounded-panel px-4 py-3 hover:underline',
        style === undefined && 'border border-line bg-sunk text-ink',
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
