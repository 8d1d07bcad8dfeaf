import type { CSSProperties } from 'react'
import { isHexColor } from '#domains/businesses/common/colors.ts'
import type { Branding } from '#domains/businesses/common/storefront.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'

export type BrandColors = Pick<Branding, 'color' | 'text_color'>

/** Undefined without colours, and for anything but two colours. */
export function getBrandStyle({ color, text_color: textColor }: BrandColors): CSSProperties | undefined {
  return color && textColor && isHexColor(color) && isHexColor(textColor)
    ? { backgroundColor: color, color: textColor }
    : undefined
}

interface BrandBandProps {
  branding: Branding
  name: string
  eager?: boolean
}

/** On the business's own page: the banner with the logo and strapline below, in its colours. */
export function BrandBand({ branding, name, eager = false }: BrandBandProps) {
  const { banner, logo, strapline } = branding
  const style = getBrandStyle(branding)
  const hasStrip = logo !== null || strapline !== '' || style !== undefined
  return (
    <div className="overflow-clip rounded-panel border border-line">
      {banner && (
        <div className="aspect-3/1 bg-sunk sm:aspect-5/1">
          <img
            src={banner.large_url}
            alt={banner.alt}
            width={banner.width}
            height={banner.height}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            className="size-full object-cover"
          />
        </div>
      )}
      {hasStrip && (
        <div
          style={style}
          className={joinClasses(
            'flex items-center gap-4 px-4 py-3 sm:px-6',
            style === undefined && 'bg-sunk text-ink',
          )}
        >
          {logo && <BrandLogo logo={logo} name={name} />}
          <p className="min-w-0 text-base font-semibold break-words">{strapline || (!logo && name)}</p>
        </div>
      )}
    </div>
  )
}

interface BrandLogoProps {
  logo: NonNullable<Branding['logo']>
  name: string
}

/** White in both themes, since logos are designed for paper. */
export function BrandLogo({ logo, name }: BrandLogoProps) {
  return (
    <span className="block shrink-0 overflow-clip rounded-control bg-lens p-1.5">
      <img
        src={logo.thumb_url}
        alt={logo.alt || name}
        width={logo.width}
        height={logo.height}
        loading="lazy"
        decoding="async"
        className="h-12 w-auto max-w-36 object-contain"
      />
    </span>
  )
}
