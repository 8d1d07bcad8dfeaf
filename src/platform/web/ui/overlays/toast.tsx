import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import { createStore } from 'zustand'
import { IconButton } from '../icon-button.tsx'
import { useHydrated } from '../states/hydration.tsx'
import { rememberFocus } from './focus-return.ts'
import { toastLayer } from './toast-layer.ts'
import * as t from '#platform/texts.ts'

interface ToastTexts {
  description?: string
  action?: { label: string; onClick: () => void } | { label: string; to: string }
  /** True if it stays until it's dismissed. */
  stays?: boolean
}

const kinds = {
  success: { icon: CircleCheck, color: 'text-pounamu' },
  error: { icon: CircleAlert, color: 'text-pohutukawa' },
  info: { icon: Info, color: 'text-ink-2' },
}

type ToastKind = keyof typeof kinds

interface Toast extends ToastTexts {
  id: number
  kind: ToastKind
  message: string
}

const shownMs = 3_000
const tickMs = 100
const leavesMs = 200
const swipeDismissesAtPx = 20

function ToastItem({ toast, onEnd }: { toast: Toast; onEnd: () => void }) {
  const { kind, message, description, action, stays = false } = toast
  const { icon: Icon, color } = kinds[kind]
  const item = useRef<HTMLLIElement>(null)
  const swipe = useSwipe((way) => void leave(way))

  async function leave(way: string) {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const gone = { opacity: 0, translate: way }
    await item.current?.animate(gone, { duration: isStill ? 0 : leavesMs, fill: 'forwards' }).finished
    onEnd()
  }

  const lapse = useEffectEvent(() => void leave('0 -50%'))
  useEffect(() => {
    if (stays) return undefined
    let leftMs = shownMs
    const timer = setInterval(() => {
      if (document.hidden || item.current?.parentElement?.matches(':hover, :focus-within')) return
      leftMs -= tickMs
      if (leftMs > 0) return
      clearInterval(timer)
      lapse()
    }, tickMs)
    return () => clearInterval(timer)
  }, [stays])

  return (
    <li
      ref={item}
      tabIndex={-1}
      data-toast={kind}
      className="toast"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Otherwise Escape would also close the dialog below.
        event.preventDefault()
        onEnd()
      }}
      {...swipe}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} className={color} />
      <div className="grow">
        <p className="font-medium">{message}</p>
        {description && <p className="text-ink-2">{description}</p>}
      </div>
      {action &&
        ('to' in action ? (
          <Link to={action.to} className="toast-action" onClick={onEnd}>
            {action.label}
          </Link>
        ) : (
          <button
            type="button"
            className="toast-action"
            onClick={() => {
              action.onClick()
              onEnd()
            }}
          >
            {action.label}
          </button>
        ))}
      {stays && <IconButton icon={X} label={t.close()} onClick={onEnd} />}
    </li>
  )
}

/** Swipes go right or up. A drag that begins on a button doesn't count. */
function useSwipe(onSwiped: (way: string) => void) {
  const start = useRef<{ x: number; y: number }>(null)

  function measure({ clientX, clientY }: PointerEvent) {
    if (!start.current) return { right: 0, up: 0 }
    const right = Math.max(0, clientX - start.current.x)
    const up = Math.max(0, start.current.y - clientY)
    return right >= up ? { right, up: 0 } : { right: 0, up }
  }
  function move(event: PointerEvent<HTMLElement>) {
    const { right, up } = measure(event)
    event.currentTarget.style.translate = `${right}px ${-up}px`
  }
  function end(event: PointerEvent<HTMLElement>) {
    const { right, up } = measure(event)
    start.current = null
    if (Math.max(right, up) >= swipeDismissesAtPx) onSwiped(right > 0 ? '100%' : '0 -100%')
    else event.currentTarget.style.translate = ''
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isInControl = event.target instanceof Element && event.target.closest('a, button')
      if (event.button !== 0 || isInControl) return
      start.current = { x: event.clientX, y: event.clientY }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      start.current = null
      event.currentTarget.style.translate = ''
    },
  }
}

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
