import { BellPlus, BellRing } from 'lucide-react'
import { countFollowers } from '#domains/follows/common/follows.ts'
import { pendingProps } from '#platform/web/early-clicks/early-click.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { type NamedSeller, useFollow } from './use-follow.ts'
import * as t from '#domains/follows/texts.ts'

interface FollowButtonProps {
  seller: NamedSeller
  wide?: boolean
}

/** Nothing for the seller and for admins. */
export function FollowButton({ seller, wide = false }: FollowButtonProps) {
  const { isFollowed, isOwn, isAdmin, isWaiting, isBusy, toggle } = useFollow(seller)
  if (isOwn || isAdmin) return null
  return (
    <Button
      kind="quiet"
      size={wide ? 'medium' : 'small'}
      wide={wide}
      icon={isFollowed ? BellRing : BellPlus}
      aria-pressed={isFollowed}
      busy={isBusy}
      onClick={toggle}
      {...pendingProps(isWaiting)}
    >
      {isFollowed ? t.following() : t.follow_seller()}
    </Button>
  )
}

/** Sellers see how many follow them, and nobody else does. */
export function OwnFollowers({ id }: { id: number }) {
  const isOwn = useSession().user?.id === id
  const { data } = useApiQuery(countFollowers, {}, { enabled: isOwn })
  if (!isOwn || !data) return null
  return (
    <p className="num text-sm text-ink-2">
      {t.your_followers({ count: data.followers })}{' '}
      <span className="text-ink-3">{t.only_you_see_this()}</span>
    </p>
  )
}
