import { Link } from 'react-router'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react'
import { IconButton } from '../icon-button.tsx'
import * as t from '#platform/texts.ts'

export interface ToastTexts {
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

export type ToastKind = keyof typeof kinds

export interface Toast extends ToastTexts {
  id: number
  kind: ToastKind
  message: string
}

const shownMs = 3_000
const tickMs = 100
const leavesMs = 200
const swipeDismissesAtPx = 20

export function ToastItem({ toast, onEnd }: { toast: Toast; onEnd: () => void }) {
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
