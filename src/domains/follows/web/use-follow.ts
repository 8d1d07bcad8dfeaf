import {
  followSeller,
  listFollowedSellerIds,
  listFollowedSellers,
  unfollowSeller,
} from '#domains/follows/common/follows.ts'
import { toAccountId } from '#platform/common/ids.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { useApiMutation, useApiQuery, useInvalidate, useSetQueryData } from '#platform/web/loading/query.tsx'
import { useResumeIntent, useSignInFor } from '#platform/web/session/pending-intent.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { useSession } from '#platform/web/session/session.ts'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import * as t from '#domains/follows/texts.ts'

type FollowedIds = OperationReply<typeof listFollowedSellerIds>

export interface NamedSeller {
  id: number
  name: string
}

/** Both show a toast; unfollowing offers an undo. */
export function useFollowActs() {
  const adding = useApiMutation(followSeller)
  const removing = useApiMutation(unfollowSeller)
  const invalidate = useInvalidate()
  const setQueryReply = useSetQueryData()

  async function mark(id: number, isFollowed: boolean) {
    await setQueryReply(listFollowedSellerIds, {}, (list: FollowedIds | undefined) => {
      if (!list) return list
      const others = list.ids.filter((other) => other !== id)
      return { ids: isFollowed ? [...others, toAccountId(id)] : others }
    })
    invalidate(listFollowedSellers)
  }

  async function follow({ id, name }: NamedSeller, isUndo = false) {
    try {
      await adding.mutateAsync({ seller_id: id })
      await mark(id, true)
      if (!isUndo)
        notify.success(t.following_name_toast({ name }), { description: t.well_notify_you_of_new_listings() })
    } catch (error) {
      notify.error(t.couldnt_follow(), { description: getMessage(error) })
    }
  }

  async function unfollow(seller: NamedSeller) {
    try {
      await removing.mutateAsync({ id: seller.id })
      await mark(seller.id, false)
      notify.info(t.unfollowed_name({ name: seller.name }), {
        action: { label: t.undo(), onClick: () => void follow(seller, true) },
      })
    } catch (error) {
      notify.error(t.couldnt_unfollow(), { description: getMessage(error) })
    }
  }

  return { follow, unfollow, isBusy: adding.isPending || removing.isPending }
}

export function useFollow(seller: NamedSeller) {
  const { status, user } = useSession()
  const signInFor = useSignInFor()
  const { data, isError } = useApiQuery(listFollowedSellerIds, {}, { staleTime: 60_000 })
  const { follow, unfollow, isBusy } = useFollowActs()
  const isFollowed = data?.ids.some((id) => id === seller.id) ?? false
  const intent = { kind: 'follow', subject: String(seller.id) } as const
  const isOwn = user?.id === seller.id
  useResumeIntent(intent, data !== undefined, () => {
    if (!isOwn && !isFollowed) void follow(seller)
  })

  function toggle() {
    if (status === 'visitor') signInFor(intent)
    else void (isFollowed ? unfollow(seller) : follow(seller))
  }

  const isWaiting = status === 'loading' || (status === 'user' && data === undefined && !isError)
  return { isFollowed, isOwn, isAdmin: user?.type === 'admin', isWaiting, isBusy, toggle }
}
