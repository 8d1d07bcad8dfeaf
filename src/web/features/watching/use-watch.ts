import { useQueryClient } from '@tanstack/react-query'
import { addFavourite, listFavouriteIds, removeFavourite } from '#contract/watching.ts'
import { messageOf } from '#web/lib/problem.ts'
import { keyOf, useAct, useCall } from '#web/lib/query.tsx'
import { useSession } from '#web/lib/session.ts'
import { useSignInFor, useWish } from '#web/lib/wish.ts'
import { notify } from '#web/ui/toast.tsx'

/** Stands in for the number that the server has yet to give. */
const unnumbered = 0

/** Whether this listing has my heart, and the way to change that; shown at once, taken back if it fails. */
export function useWatch(listing_id: number): { isWatched: boolean; toggle: () => void } {
  const { status } = useSession()
  const client = useQueryClient()
  const signInFor = useSignInFor()
  const { data } = useCall(listFavouriteIds, {}, { staleTime: 60_000 })
  const add = useAct(addFavourite)
  const remove = useAct(removeFavourite)
  const found = data?.items.find((favourite) => favourite.listing_id === listing_id)

  /** Replaces the mark of this listing alone, so that hearts pressed side by side do not undo one another. */
  function mark(id: number | null) {
    client.setQueryData(keyOf(listFavouriteIds, {}), (kept: typeof data) => {
      const others = (kept?.items ?? []).filter((favourite) => favourite.listing_id !== listing_id)
      return { items: id === null ? others : [...others, { id, listing_id }] }
    })
  }

  async function toggle() {
    if (status === 'visitor') return signInFor(wish)
    if (status === 'loading' || data === undefined || add.isPending || remove.isPending) return
    const before = found?.id ?? null
    try {
      await client.cancelQueries({ queryKey: [listFavouriteIds.name] })
      mark(before === null ? unnumbered : null)
      if (before === null) mark((await add.mutateAsync({ listing_id })).id)
      else await remove.mutateAsync({ id: before })
    } catch (error) {
      mark(before)
      notify.error(before === null ? 'It is not on your list' : 'It stays on your list', {
        description: messageOf(error),
      })
    }
  }

  const wish = { kind: 'watch', subject: String(listing_id) } as const
  useWish(wish, status === 'user' && data !== undefined, () => found === undefined && void toggle())

  return { isWatched: found !== undefined, toggle: () => void toggle() }
}
