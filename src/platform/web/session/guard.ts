import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useStore } from '#platform/web/storage/use-store.ts'
import { isSignin, redirectFor } from '#platform/common/addresses.ts'
import { registerNavigate } from './navigation.ts'
import { correctHint } from './hint.ts'
import { forgetDeniedToken } from './push-token.ts'
import { refreshSession, useSession } from './session.ts'
import { signOutState } from './sign-out.ts'

/** Repeats the server's redirects in the browser and corrects a false hint. For layouts. */
export function useGuard(): void {
  const { status, user } = useSession()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const isLeaving = useStore(signOutState, ({ isLoggingOut }) => isLoggingOut)

  useEffect(() => registerNavigate(navigate), [navigate])

  useEffect(() => {
    if (status === 'user') void refreshSession()
    if (status !== 'visitor') return
    void correctHint()
    forgetDeniedToken()
  }, [status])

  useEffect(() => {
    if (status === 'loading') return
    if (isLeaving) {
      if (status === 'visitor' && isSignin(pathname)) signOutState.setState({ isLoggingOut: false })
      return
    }
    const target = redirectFor(pathname, search, user?.type ?? null)
    // Browsers keep the hash over the server's redirect to signing in, so it's there to return to.
    if (target) void navigate(target.includes('#') ? target : `${target}${hash}`, { replace: true })
  }, [status, user?.type, isLeaving, pathname, search, hash, navigate])
}
