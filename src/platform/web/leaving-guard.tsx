import { type ReactNode, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { isSignin } from '#platform/common/addresses.ts'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import * as t from '#platform/texts.ts'

interface LeavingGuardProps {
  isUnsafe: boolean
  isSending?: boolean
  /** True if another query counts as another page. */
  withSearch?: boolean
  children: ReactNode
}

/** Asks before unsaved changes are lost, except after the session has ended. */
export function LeavingGuard({
  isUnsafe,
  isSending = false,
  withSearch = false,
  children,
}: LeavingGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isUnsafe &&
      (to.pathname !== from.pathname || (withSearch && to.search !== from.search)) &&
      !isSignin(to.pathname),
  )
  const isBlocking = isUnsafe || isSending

  useEffect(() => {
    if (!isBlocking) return undefined
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', confirmLeaving)
    return () => window.removeEventListener('beforeunload', confirmLeaving)
  }, [isBlocking])

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t.leave_without_saving()}
      confirm={t.leave()}
      cancel={t.stay_here()}
      kind="danger"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {children}
    </ConfirmDialog>
  )
}
