import { type ComponentType, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'

type Toasts = typeof import('sonner').toast

interface ToastWords {
  description?: string
  action?: { label: string; onClick: () => void }
}

const Nothing = (): ReactNode => null

/** Where it cannot be fetched the page stays as it is, rather than falling over. */
const Surface = lazy(async () => {
  const Drawn: ComponentType<{ onReady: (toasts: Toasts) => void }> =
    await import('./toast-surface.tsx').then(
      (surface) => surface.default,
      () => Nothing,
    )
  return { default: Drawn }
})
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
export const notify = {
  success: send('success'),
  error: send('error'),
  info: send('info'),
  /** What was told is over, as a failure is once it worked. */
  clear: () => void (wanted && ready.then((toasts) => toasts.dismiss())),
}

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
