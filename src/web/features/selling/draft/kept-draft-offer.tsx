import { listOwnListings } from '#contract/selling/own-listings.ts'
import type { Listing } from '#contract/listings/listings.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { useCall } from '#web/lib/loading/query.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states/notice.tsx'

/** Whoever starts again may mean to go on: the latest draft of that type. */
export function KeptDraftOffer({ type }: { type: Listing['type'] }) {
  const { data } = useCall(listOwnListings, { status: 'draft', sort: 'newest', page: 1, limit: 20 })
  const draft = data?.items.find((row) => row.type === type && row.title)
  if (!draft) return null
  return (
    <Notice
      action={
        <LinkButton to={`/${type}/${draft.id}/edit`} kind="quiet" size="small">
          Continue draft
        </LinkButton>
      }
    >
      You have a draft from {formatDate(new Date(draft.updated_at))}: “{draft.title}”.
    </Notice>
  )
}
