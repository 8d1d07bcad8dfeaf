import { Suspense } from 'react'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { useSession } from '#web/lib/session.ts'
import { useSignInFor } from '#web/lib/wish.ts'
import { HeartButton, type HeartProps } from './heart-button.tsx'

const OwnHeart = lazyPart(async () => (await import('./own-heart.tsx')).default)

/** The heart on a card. For a visitor it is the way in; what it takes to keep a list comes with being signed in. */
export function Heart(props: HeartProps) {
  const { status } = useSession()
  const signInFor = useSignInFor()
  const empty = (
    <HeartButton
      {...props}
      isWatched={false}
      onPress={() => {
        if (status === 'visitor') signInFor({ kind: 'watch', subject: String(props.listing_id) })
      }}
    />
  )
  if (status !== 'user') return empty
  return (
    <Suspense fallback={empty}>
      <OwnHeart {...props} />
    </Suspense>
  )
}
