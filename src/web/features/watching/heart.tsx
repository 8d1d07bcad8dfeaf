import { Heart as HeartIcon } from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useWatch } from './use-watch.ts'

/** The heart on a card. `title` tells it apart from the hearts beside it. */
export function Heart({
  listing_id,
  title,
  onPicture = true,
}: {
  listing_id: number
  title: string
  onPicture?: boolean
}) {
  const { isWatched, toggle } = useWatch(listing_id)
  return (
    <IconButton
      icon={HeartIcon}
      kind={onPicture ? 'on-picture' : 'plain'}
      label={`Watch ${title}`}
      aria-pressed={isWatched}
      filled={isWatched}
      onClick={toggle}
    />
  )
}
