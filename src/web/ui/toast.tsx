import { Suspense, lazy, useSyncExternalStore } from 'react'

type Toasts = typeof import('sonner').toast

interface ToastWords {
  description?: string
  action?: { label: string; onClick: () => void }
}

const Surface = lazy(() => import('./toast-surface.tsx'))
const listeners = new Set<() => void>()
let wanted = false
let announceReady: (toasts: Toasts) => void
const ready = new Promise<Toasts>((resolve) => {
  announceReady = resolve
})

function send(kind: 'success' | 'error' | 'info') {
  return (message: string, words?: ToastWords) => {
    wanted = true
    for (const told of listeners) told()
    void ready.then((toasts) => toasts[kind](message, words))
  }
}

/** Tells of something in passing, from anywhere. The first one fetches the code that draws it. */
export const notify = { success: send('success'), error: send('error'), info: send('info') }

function listen(told: () => void): () => void {
  listeners.add(told)
  return () => listeners.delete(told)
}

/** Stands once in the root; empty until there is something to tell. */
export function Toaster() {
  const shown = useSyncExternalStore(
    listen,
    () => wanted,
    () => false,
  )
  if (!shown) return null
  return (
    <Suspense fallback={null}>
      <Surface onReady={(toasts) => announceReady(toasts)} />
    </Suspense>
  )
}
