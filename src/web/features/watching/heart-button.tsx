import { Heart as HeartIcon } from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'

export interface HeartProps {
  listing_id: number
  /** Tells it apart from the hearts beside it. */
  title: string
  onPicture?: boolean
}

interface HeartButtonProps extends Omit<HeartProps, 'listing_id'> {
  isWatched: boolean
  onPress?: () => void
}

export function HeartButton({ title, onPicture = true, isWatched, onPress }: HeartButtonProps) {
  return (
    <IconButton
      icon={HeartIcon}
      kind={onPicture ? 'on-picture' : 'plain'}
      label={`Watch ${title}`}
      aria-pressed={isWatched}
      filled={isWatched}
      onClick={onPress}
    />
  )
}
