import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { addFavourite, listFavouriteIds, removeFavourite } from '#domains/watchlist/common/watching.ts'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { getKey, useApiMutation, useApiQuery } from '#platform/web/loading/query.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { useSignInFor, useResumeIntent } from '#platform/web/session/pending-intent.ts'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import * as t from '#domains/watchlist/texts.ts'

/** A placeholder until the server assigns an id. */
const unnumbered = 0

interface Watch {
  isWatched: boolean
  isUnknown: boolean
  isWaiting: boolean
  toggle: () => void
}

/**
 * Optimistic: runs as soon as the list is known and reverts on failure. The last of several clicks
 * wins.
 */
export function useWatch(listingId: number): Watch {
  const { status } = useSession()
  const client = useQueryClient()
  const signInFor = useSignInFor()
  const { data, isError } = useApiQuery(listFavouriteIds, {}, { staleTime: 60_000 })
  const add = useApiMutation(addFavourite)
  const remove = useApiMutation(removeFavourite)
  const [wish, setWish] = useState<boolean | null>(null)
  const wanted = useRef<boolean | null>(null)
  const isBusy = useRef(false)
  const isWatched = wish ?? data?.items.some((favourite) => favourite.listing_id === listingId) ?? false

  const stored = () => client.getQueryData<typeof data>(getKey(listFavouriteIds, {}))?.items ?? []
  const numberNow = () => stored().find((favourite) => favourite.listing_id === listingId)?.id ?? null

  /** Updates only this listing's entry, so that parallel clicks don't undo each other. */
  function mark(id: number | null) {
    const others = stored().filter((favourite) => favourite.listing_id !== listingId)
    client.setQueryData(getKey(listFavouriteIds, {}), {
      items: id === null ? others : [...others, { id, listing_id: listingId }],
    })
  }

  async function change(before: number | null) {
    try {
      mark(before === null ? unnumbered : null)
      if (before === null) mark((await add.mutateAsync({ listing_id: listingId })).id)
      else await remove.mutateAsync({ id: before })
    } catch (error) {
      mark(before)
      throw error
    }
  }

  /** Sends one change at a time until the server has the wanted state. */
  async function carryOut() {
    await client.ensureQueryData({
      queryKey: getKey(listFavouriteIds, {}),
      queryFn: ({ signal }) => api.call(listFavouriteIds, {}, { signal }),
    })
    while (wanted.current !== (numberNow() !== null)) {
      await client.cancelQueries({ queryKey: [listFavouriteIds.name] })
      await change(numberNow())
    }
  }

  async function want(isWanted: boolean) {
    wanted.current = isWanted
    setWish(isWanted)
    if (isBusy.current) return
    isBusy.current = true
    try {
      await carryOut()
    } catch (error) {
      const words = wanted.current ? t.we_couldnt_add_it_to_your_watchlist() : t.its_still_on_your_watchlist()
      notify.error(words, { description: getMessage(error) })
    }
    isBusy.current = false
    setWish(null)
  }

  function toggle() {
    if (status === 'visitor') signInFor(request)
    else void want(!isWatched)
  }

  const request = { kind: 'watch', subject: String(listingId) } as const
  useResumeIntent(request, status === 'user' && data !== undefined, () => void want(true))

  const isUnknown = status !== 'visitor' && wish === null && data === undefined && !isError
  return { isWatched, isUnknown, isWaiting: status === 'loading', toggle }
}
