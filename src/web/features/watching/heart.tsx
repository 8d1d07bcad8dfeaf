import { Suspense, useState } from 'react'
import { lazyPart } from '#web/lib/loading/lazy-part.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useSignInFor } from '#web/lib/session/wish.ts'
import { HeartButton, type HeartProps } from './heart-button.tsx'
import type { Own } from './own-heart.tsx'

const OwnHeart = lazyPart(async () => (await import('./own-heart.tsx')).default)

/** The heart on a card. For a visitor it is the way in; what it takes to keep a list comes with being signed in. */
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
