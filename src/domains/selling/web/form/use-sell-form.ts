import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { type Filter, listFilters } from '#domains/catalogue/common/catalogue.ts'
import type { Listing } from '#domains/listings/common/listings.ts'
import type { OwnListing } from '#domains/selling/common/own-listings.ts'
import type { ClosingRules } from '#domains/settings/common/closing-rules.ts'
import { aucklandLocal } from '#platform/common/formats/auckland-time.ts'
import { useNow } from '#platform/web/live/countdown.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { listingFrom } from '../draft/draft-listing.ts'
import { useSellDraft } from '../draft/use-sell-draft.ts'
import { useRegionName } from '#domains/places/web/shared/use-place-name.ts'
import { isSendingPhotos } from '../photos/photo-list.ts'
import { useDocuments } from '../property/use-documents.ts'
import { hintsFor } from '../publishing/hints.ts'
import { computeClosing } from '../publishing/publish-labels.ts'
import { usePublishing } from '../publishing/use-publishing.ts'
import type { PricedThing } from '../sale/sale-section.tsx'
import { useRegister, vehicleAdviceFor, vehicleSaleFound } from '../vehicle/register.ts'
import { getSummary, type SellChanges } from './sell-check.ts'
import { hasUnreadableOption, readableAnswers } from './sell-values.ts'
import type { PlaceSlot, CategorySlot, MoveDraft } from './what-section.tsx'
import * as t from '#domains/selling/texts.ts'

export interface CategoryFilters {
  list: Filter[]
  state: 'none' | 'loading' | 'failed' | 'here'
  busy: boolean
  retry: () => void
}

function useFilters(categoryId: number | null): CategoryFilters {
  const { data, error, isFetching, refetch } = useApiQuery(
    listFilters,
    { category: categoryId ?? undefined },
    { enabled: categoryId !== null, staleTime: 60_000 },
  )
  const state = categoryId === null ? 'none' : data ? 'here' : error ? 'failed' : 'loading'
  return {
    list: categoryId === null ? [] : (data?.items ?? []),
    state,
    busy: isFetching,
    retry: () => void refetch(),
  }
}

export interface SellFormProps {
  account: Account
  /** The draft to continue; null starts one with the first change. */
  own: OwnListing | null
  /** The listing that the draft was copied from just now. */
  copied_from: number | null
  type: Listing['type']
  rules: ClosingRules
  placeNameOf: (suburb: string | null) => string | null
  renderCategory: (slot: CategorySlot) => ReactNode
  renderPlace: (slot: PlaceSlot) => ReactNode
  renderSoldPrices: (thing: PricedThing) => ReactNode
  /** @param agentIds the agents chosen for a property */
  renderListing: (listing: Listing, agentIds: number[]) => ReactNode
  onCreated: (id: number) => void
  onMoved: (id: number, type: Listing['type']) => void
  onPublished: (id: number, status: Listing['status']) => void
  onScheduled: () => void
  onReload: () => void
}

export type SellFormState = ReturnType<typeof useSellForm>

export function useSellForm(props: SellFormProps) {
  const { account, own, type, rules } = props
  const isOwn = useSession().user?.id === account.id
  const draft = useSellDraft(account, own, type, {
    max_minutes: rules.max_auction_minutes,
    onCreated: props.onCreated,
  })
  const filters = useFilters(draft.values.category_id)
  const plate = draft.values.vehicle?.plate
  const register = useRegister(typeof plate === 'string' ? plate : '', own?.vehicle?.plate ?? null)
  const record = register.found?.record ?? null
  const documents = useDocuments(draft.values, own?.documents ?? [], draft.change)
  const publishing = usePublishing({
    draft,
    filters: filters.list,
    seller_kind: account.seller_kind,
    rules,
    isOwn,
    alsoFound: (values, at) => ({ ...vehicleSaleFound(values, account, record, at), ...documents.problems }),
    onPublished: props.onPublished,
  })
  const now = useNow(30_000)
  const { values, photos, images } = draft
  const closesAt = now === null ? null : computeClosing(values, now)
  const regionName = useRegionName(values.suburb)
  const placeName = props.placeNameOf(values.suburb)
  const listing = listingFrom(values, {
    id: own?.id ?? null,
    seller: account,
    place_name: placeName,
    region_name: regionName,
    images,
    documents: documents.list,
    closes_at: closesAt,
    register: register.found,
    filters: filters.list,
  })
  const advice = now === null ? [] : vehicleAdviceFor(values, account, record, now)
  const today = now === null ? null : aucklandLocal(new Date(now)).slice(0, 10)
  const hints = hintsFor(values, photos.list.length, filters.list, advice, today)
  const summary = getSummary(publishing.problems)
  // An option for delivery or an open home is incomplete while being typed: its error shows only when
  // publishing.
  const { delivery_options: deliveryOptions, 'property.open_homes': _, ...whole } = draft.unsaveable
  const unsaveable = { ...whole, ...(hasUnreadableOption(values) && { delivery_options: deliveryOptions }) }
  const problems = { ...publishing.noticed, ...unsaveable, ...publishing.problems }
  useFocusOnFirstProblem(summary[0]?.field, publishing.attempt)

  function change(changes: SellChanges) {
    publishing.forgive()
    // Another category's hidden fields must not keep unreadable values.
    if (typeof changes === 'function' || changes.category_id === undefined) return draft.change(changes)
    draft.change({ attributes: readableAnswers(values.attributes), ...changes })
  }

  async function move({ id: categoryId, type: to }: Parameters<MoveDraft>[0]) {
    if (isSendingPhotos(photos.list)) return notify.error(t.wait_until_your_photos_are_uploaded())
    const id = await draft.moveTo(to, categoryId)
    if (id !== null) props.onMoved(id, to)
  }

  return {
    isOwn,
    draft,
    move,
    filters,
    register,
    documents,
    publishing,
    listing,
    closes_at: closesAt,
    hints,
    summary,
    section: { values, problems, change },
    isPartlySaved: Object.keys(unsaveable).length > 0,
  }
}

/** A screen reader reads the summary first, then the focus moves to the first problem. */
function useFocusOnFirstProblem(id: string | undefined, attempt: number): void {
  const focus = useEffectEvent(() => id && document.getElementById(id)?.focus())
  useEffect(() => {
    if (attempt > 0) focus()
  }, [attempt])
}
