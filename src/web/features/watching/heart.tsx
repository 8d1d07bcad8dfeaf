import { Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { user_signin } from '#contract/addresses.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { useSession } from '#web/lib/session.ts'
import { HeartButton, type HeartProps } from './heart-button.tsx'

const OwnHeart = lazyPart(async () => (await import('./own-heart.tsx')).default)

/** The heart on a card. For a visitor it is the way in; what it takes to keep a list comes with being signed in. */
export function Heart(props: HeartProps) {
  const { status } = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const empty = (
    <HeartButton
      {...props}
      isWatched={false}
      onPress={() => {
        if (status === 'visitor')
          void navigate(`${user_signin}?next=${encodeURIComponent(pathname + search)}`)
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
