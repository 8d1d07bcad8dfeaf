import { Eye } from 'lucide-react'
import { useState } from 'react'
import { getAdminListing } from '#domains/moderation/common/moderation.ts'
import { truncateText } from '#platform/common/formats/formats.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { ListingClaims } from '#domains/listings/web/shared/listing-claims.tsx'
import { ListingPictures } from '#domains/listings/web/shared/listing-pictures.tsx'
import { PublicPreview } from '#domains/listings/web/shared/public-preview.tsx'
import { askingPrice, getStatusLabels } from '#domains/listings/web/shared/listing-labels.ts'
import * as t from '#domains/moderation/texts.ts'

const maxShownCharacters = 1_000

export function CaseListing({ id }: { id: number }) {
  const [previews, setPreviews] = useState(false)
  const { data, error } = useApiQuery(getAdminListing, { id })
  if (error) return <Notice kind="wrong">{getMessage(error)}</Notice>
  if (!data) {
    return (
      <Loading label={t.loading_the_listing()}>
        <SkeletonText lines={4} />
      </Loading>
    )
  }
  const {
    status,
    categories,
    place_name: placeName,
    description,
    deal,
    start_price_cents: startPriceCents,
    buy_now_price_cents: buyNowPriceCents,
  } = data
  const price = askingPrice(deal?.price_cents ?? startPriceCents ?? buyNowPriceCents, null)
  return (
    <section aria-label={t.the_listing()} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="heading text-base">{t.the_listing()}</h3>
        <Button kind="ghost" size="small" icon={Eye} onClick={() => setPreviews(true)}>
          {t.preview_page()}
        </Button>
      </div>
      <p className="num flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-ink-2">
        <Badge kind={status === 'suspended' ? 'wrong' : 'plain'}>{getStatusLabels()[status]}</Badge>
        {price && <span>{price}</span>}
        <span>{categories.map(({ name }) => name).join(' › ')}</span>
        {placeName && <span>{placeName}</span>}
      </p>
      {description && (
        <p className="max-w-prose text-sm wrap-anywhere whitespace-pre-line">
          {truncateText(description, maxShownCharacters)}
        </p>
      )}
      <ListingClaims id={id} />
      <ListingPictures listing={data} />
      {previews && <PublicPreview id={id} onClose={() => setPreviews(false)} />}
    </section>
  )
}
