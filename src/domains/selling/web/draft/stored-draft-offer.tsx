import { useEffect, useState } from 'react'
import { listOwnListings } from '#domains/selling/common/own-listings.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import type { Listing } from '#domains/listings/common/listings.ts'
import { formatDate } from '#platform/common/formats/formats.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import * as t from '#domains/selling/texts.ts'

type OwnRow = OperationReply<typeof listOwnListings>['items'][number]

const patienceMs = 2_000

/**
 * The latest draft of the type. It's offered only if known before the form renders: later it would
 * move the form under a finger.
 * @returns undefined while loading
 */
export function useDraftOffer(type: Listing['type'], isNew: boolean): OwnRow | null | undefined {
  const [offer, setOffer] = useState<OwnRow | null | undefined>(isNew ? undefined : null)
  const isOpen = offer === undefined
  const { data, isError, isFetching } = useApiQuery(
    listOwnListings,
    { status: 'draft', sort: 'newest', page: 1, limit: 20 },
    { enabled: isOpen, staleTime: 0 },
  )
  if (isOpen && !isFetching && (data || isError)) {
    setOffer(data?.items.find((row) => row.type === type && row.title) ?? null)
  }
  useEffect(() => {
    if (!isOpen) return undefined
    const waiting = setTimeout(() => setOffer((known) => known ?? null), patienceMs)
    return () => clearTimeout(waiting)
  }, [isOpen])
  return offer
}

export function StoredDraftOffer({ draft }: { draft: OwnRow }) {
  return (
    <Notice
      action={
        <LinkButton to={`/${draft.type}/${draft.id}/edit`} kind="quiet" size="small">
          {t.continue_draft()}
        </LinkButton>
      }
    >
      {t.you_have_a_draft_from_updated_at_title({
        updated_at: formatDate(new Date(draft.updated_at)),
        title: draft.title ?? t.no_title_yet(),
      })}
    </Notice>
  )
}
