import { pendingProps } from '#platform/web/early-clicks/early-click.ts'
import { HeartIcon } from '#platform/web/ui/heart-icon.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import * as t from '#domains/watchlist/texts.ts'

export interface HeartProps {
  listing_id: number
  title: string
  onPicture?: boolean
}

interface HeartButtonProps extends Omit<HeartProps, 'listing_id'> {
  /** Null while unknown: the heart shows no state that may turn out wrong. */
  isWatched: boolean | null
  /** A click waits until the session is known. */
  isWaiting: boolean
  onPress?: () => void
}

export function HeartButton({ title, onPicture = true, isWatched, isWaiting, onPress }: HeartButtonProps) {
  return (
    <IconButton
      icon={HeartIcon}
      kind={onPicture ? 'on-picture' : 'plain'}
      label={t.watch_title({ title })}
      aria-pressed={isWatched === true}
      filled={isWatched === true}
      data-unknown={isWatched === null && !isWaiting ? '' : undefined}
      onClick={onPress}
      {...pendingProps(isWaiting)}
    />
  )
}
