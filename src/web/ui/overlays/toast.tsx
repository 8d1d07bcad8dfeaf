import { lazy, Suspense, useSyncExternalStore } from 'react'
import { PlainToasts, type Toasts, type ToastWords } from './plain-toasts.tsx'

const patience_ms = 5_000

const Surface = lazy(async () => {
  const plain = { default: PlainToasts }
  const late = new Promise<typeof plain>((resolve) => setTimeout(resolve, patience_ms, plain))
  return await Promise.race([import('./toast-surface.tsx').catch(() => plain), late])
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

/** From anywhere. The first one loads the code that draws it. */
export const notify = {
  success: send('success'),
  error: send('error'),
  info: send('info'),
  clear: () => void (wanted && ready.then((toasts) => toasts.dismiss())),
}

function listen(told: () => void): () => void {
  listeners.add(told)
  return () => listeners.delete(told)
}

/** Mounted once in the root; empty until there is something to show. */
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
