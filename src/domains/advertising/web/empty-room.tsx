import type { RefObject } from 'react'

export interface RoomProps {
  place: 'results' | 'home'
  /** The number of cells, one for each advertisement. */
  amount: number
  variant: 'card' | 'row'
}

/**
 * Shared by the placeholder and the advertisement, so that both have the same height: two lines of
 * a name and one below, or the picture.
 */
export const shapes = {
  card: { frame: 'grid min-w-0 grid-rows-[auto_3.75rem] content-start gap-2.5', picture: 'relative' },
  row: {
    frame:
      'flex h-26.5 min-w-0 gap-3.5 rounded-panel border border-line bg-paper p-2.5 min-[26rem]:h-29.5 sm:h-35.5 sm:gap-5',
    picture: 'w-28 shrink-0 self-start min-[26rem]:w-32 sm:w-40',
  },
}

interface EmptyRoomProps extends Pick<RoomProps, 'variant'> {
  target?: RefObject<HTMLDivElement | null> | undefined
}

export function EmptyRoom({ variant, target }: EmptyRoomProps) {
  const { frame, picture } = shapes[variant]
  return (
    <div ref={target} className={`${frame} noscript:hidden`}>
      <div className={picture}>
        <div className="aspect-4/3 rounded-panel bg-sunk" />
      </div>
    </div>
  )
}
