import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { PhotoViewer } from '#domains/media/web/shared/photos/photo-viewer.tsx'
import type { AdminListing } from '#domains/moderation/common/moderation.ts'
import { getListingAdvice } from '#domains/selling/common/selling.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Sheet } from '../admin/sheet.tsx'
import * as t from '#domains/listings/texts.ts'

const getFields = makeTexts(() => ({
  title: t.title(),
  subtitle: t.subtitle(),
  description: t.description(),
  condition: t.condition(),
  'vehicle.wof_expires': t.wof(),
  'vehicle.plate': t.listings_plate(),
}))

export function ListingClaims({ id }: { id: number }) {
  const { data, error } = useApiQuery(getListingAdvice, { id })
  if (error)
    return (
      <Notice kind="wrong">{t.the_claim_checks_didnt_load_message({ message: getMessage(error) })}</Notice>
    )
  if (!data || data.items.length === 0) return null
  return (
    <Sheet title={t.claim_checks()}>
      <ul className="grid gap-2 text-sm">
        {data.items.map((finding) => (
          <li key={`${finding.rule} ${finding.field}`} className="flex items-start gap-2.5">
            <TriangleAlert
              aria-hidden
              size={18}
              strokeWidth={1.75}
              className="mt-0.5 shrink-0 text-pohutukawa"
            />
            <span className="min-w-0 break-words">
              <span className="font-semibold">{getFields()[finding.field]}:</span> {finding.says}{' '}
              {finding.weight === 'forbidden' && <Badge kind="wrong">{t.against_the_law()}</Badge>}
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

export function ListingPictures({ listing: { images, title, id } }: { listing: AdminListing }) {
  const [shown, setShown] = useState<number | null>(null)
  if (images.length === 0) return <Notice>{t.no_photos()}</Notice>
  const name = title ?? t.listing_id_2({ id })
  return (
    <Sheet title={t.length_photos({ count: images.length })}>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {images.map((one, n) => (
          <li key={one.id}>
            <button
              type="button"
              onClick={() => setShown(n)}
              aria-label={t.enlarge_photo_n_of_length({ n: n + 1, length: images.length })}
              className="block w-full cursor-zoom-in rounded-control"
            >
              <Picture src={one.url} alt="" fit="contain" round="control" />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <PhotoViewer
          images={images}
          title={name}
          shown={shown}
          onShow={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </Sheet>
  )
}
