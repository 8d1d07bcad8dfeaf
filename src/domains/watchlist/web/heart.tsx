import { Suspense, useState } from 'react'
import { pendingProps } from '#platform/web/early-clicks/early-click.ts'
import { lazyPart } from '#platform/web/loading/lazy-part.ts'
import { useSignInFor } from '#platform/web/session/pending-intent.ts'
import { useSession } from '#platform/web/session/session.ts'
import { HeartIcon, IconButton } from '#platform/web/ui/icon-button.tsx'
import type { Own } from './own-heart.tsx'
import * as t from '#domains/watchlist/texts.ts'

interface HeartProps {
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

function HeartButton({ title, onPicture = true, isWatched, isWaiting, onPress }: HeartButtonProps) {
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

const OwnHeart = lazyPart(async () => (await import('./own-heart.tsx')).default)

/** For a visitor it links to signing in; only members load the code for the list. */
export function Heart(props: HeartProps) {
  const { status } = useSession()
  const [known, setKnown] = useState<Own | null>(null)
  const own = status === 'user' ? known : null
  const signInFor = useSignInFor()
  const signIn = () => signInFor({ kind: 'watch', subject: String(props.listing_id) })
  return (
    <>
      <HeartButton
        {...props}
        isWatched={own ? own.isWatched : status === 'visitor' ? false : null}
        isWaiting={status !== 'visitor' && own === null}
        onPress={own?.toggle ?? signIn}
      />
      {status === 'user' && (
        <Suspense>
          <OwnHeart listing_id={props.listing_id} onOwn={setKnown} />
        </Suspense>
      )}
    </>
  )
}
