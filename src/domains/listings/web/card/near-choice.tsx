import { useEffect, useEffectEvent } from 'react'
import type { ListingCard } from '#domains/listings/common/listings.ts'
import { searchListings } from '#domains/search/common/search.ts'
import { publicApi } from '#platform/web/session/api.ts'
import { createPersistedStore } from '#platform/web/storage/persisted-store.ts'
import { useSession } from '#platform/web/session/session.ts'
import { useStore } from '#platform/web/storage/use-store.ts'
import { PillSelect } from '#platform/web/ui/fields/select.tsx'
import * as t from '#domains/listings/texts.ts'

export interface Nearby {
  slug: string
  name: string
  cards: ListingCard[]
}

interface NearChoiceProps {
  regions: { slug: string; name: string }[]
  most: number
  /** Null for the whole country. */
  onFound: (near: Nearby | null) => void
}

/** Stored in this browser; empty for the whole country, null for no choice. */
const regionChosen = createPersistedStore<{ slug: string | null }>('hoko-region', { slug: null })

/** Uses the region chosen here, else the member's, and never the device's position. */
export function NearChoice({ regions, most, onFound }: NearChoiceProps) {
  const chosen = useStore(regionChosen, ({ slug }) => slug)
  const { user } = useSession()
  const region = regions.find(({ slug }) => slug === (chosen ?? user?.region))
  const search = useEffectEvent(async (slug: string | undefined, signal: AbortSignal) => {
    if (slug === undefined || !region) return onFound(null)
    // On failure the whole country stays.
    const found = await publicApi
      .call(searchListings, { region: [slug], sort: 'newest', limit: most }, { signal })
      .catch(() => null)
    if (!signal.aborted) onFound(found && { ...region, cards: found.items })
  })
  useEffect(() => {
    const stopping = new AbortController()
    void search(region?.slug, stopping.signal)
    return () => stopping.abort()
  }, [region?.slug])
  return (
    <PillSelect
      label={t.just_listed_in()}
      key={region?.slug ?? ''}
      defaultValue={region?.slug ?? ''}
      options={[
        { value: '', label: t.all_regions() },
        ...regions.map(({ slug, name }) => ({ value: slug, label: name })),
      ]}
      onChange={(event) => regionChosen.setState({ slug: event.target.value })}
    />
  )
}
