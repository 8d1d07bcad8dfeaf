import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { createStore } from 'zustand'
import { useHydrated } from '../states/hydration.tsx'
import { rememberFocus } from './focus-return.ts'
import { ToastItem, type Toast, type ToastKind, type ToastTexts } from './toast-item.tsx'
import { toastLayer } from './toast-layer.ts'
import * as t from '#platform/texts.ts'

/** Older toasts wait until there is room. */
const maxVisible = 3

const none: Toast[] = []
const store = createStore<Toast[]>(() => none)
let nextId = 1

function send(kind: ToastKind) {
  return (message: string, words: ToastTexts = {}) => {
    const toast: Toast = { ...words, id: (nextId += 1), kind, message }
    store.setState([toast, ...store.getState()], true)
  }
}

/** Can be called from anywhere, also outside components. */
export const notify = {
  success: send('success'),
  error: send('error'),
  info: send('info'),
  clear: () => store.setState(none, true),
}

const remove = (id: number) =>
  store.setState(
    store.getState().filter((toast) => toast.id !== id),
    true,
  )

/** Mounted once in the root. */
export function Toaster() {
  return useHydrated() ? <ToastList /> : null
}

/** A screen reader announces additions only to an existing list. */
function ToastList() {
  const toasts = useSyncExternalStore(store.subscribe, store.getState)
  const [layer] = useState(toastLayer)
  const list = useRef<HTMLOListElement>(null)
  const giveFocusBack = useRef<() => void>(null)
  useEffect(() => {
    const focusNewest = ({ altKey, code }: KeyboardEvent) => {
      const newest = list.current?.querySelector('li')
      if (!altKey || code !== 'KeyT' || !newest) return
      giveFocusBack.current ??= rememberFocus()
      newest.focus()
    }
    addEventListener('keydown', focusNewest)
    return () => removeEventListener('keydown', focusNewest)
  }, [])

  function end(id: number) {
    const hadFocus = list.current?.contains(document.activeElement)
    remove(id)
    if (!hadFocus) return
    giveFocusBack.current?.()
    giveFocusBack.current = null
  }

  return createPortal(
    <ol ref={list} aria-live="polite" aria-label={t.notices()} className="toast-list">
      {toasts.slice(0, maxVisible).map((toast) => (
        <ToastItem key={toast.id} toast={toast} onEnd={() => end(toast.id)} />
      ))}
    </ol>,
    layer,
  )
}
