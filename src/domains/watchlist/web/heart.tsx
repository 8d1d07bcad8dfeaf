import { Suspense, useState } from 'react'
import { lazyPart } from '#platform/web/loading/lazy-part.ts'
import { useSession } from '#platform/web/session/session.ts'
import { useSignInFor } from '#platform/web/session/pending-intent.ts'
import { HeartButton, type HeartProps } from './heart-button.tsx'
import type { Own } from './own-heart.tsx'

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
