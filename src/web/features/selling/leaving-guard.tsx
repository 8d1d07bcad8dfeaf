import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { user_signin } from '#contract/addresses.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** Asks before the page is left while something is not safe. Where the session ended there is no staying. */
export function LeavingGuard({ isUnsafe, isSending }: { isUnsafe: boolean; isSending: boolean }) {
  const blocker = useBlocker(({ nextLocation }) => isUnsafe && nextLocation.pathname !== user_signin)

  useEffect(() => {
    if (!isUnsafe && !isSending) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsafe, isSending])

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirm="Leave"
      cancel="Stay here"
      kind="danger"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      Your last changes did not reach Hoko. If you leave now, they stay in this tab only.
    </ConfirmDialog>
  )
}
