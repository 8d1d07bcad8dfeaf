import { Link } from 'react-router'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { toastLayer } from './toast-layer.ts'
import * as t from './texts.ts'

export interface ToastWords {
  description?: string
  action?: { label: string; onClick: () => void } | { label: string; to: string }
  /** Until it's dismissed. */
  stays?: boolean
}

type Send = (message: string, words?: ToastWords) => unknown

export interface Toasts {
  success: Send
  error: Send
  info: Send
  dismiss: () => unknown
}

interface Told extends ToastWords {
  message: string
}

/** Shows only the last message, for when the code of the toasts can't be loaded. */
export function PlainToasts({ onReady }: { onReady: (toasts: Toasts) => void }) {
  const [told, setTold] = useState<Told | null>(null)
  const [layer] = useState(toastLayer)
  useEffect(() => {
    const tell = (message: string, words?: ToastWords) => setTold({ message, ...words })
    onReady({ success: tell, error: tell, info: tell, dismiss: () => setTold(null) })
  }, [onReady])
  const button = 'rounded-control font-semibold text-pounamu underline'
  return createPortal(
    <div role="status" className="fixed top-3 right-3 w-89 max-w-[calc(100%-1.5rem)]">
      {told && (
        <div className="plain-toast">
          <p className="font-semibold">{told.message}</p>
          {told.description && <p className="text-ink-2">{told.description}</p>}
          <p className="flex gap-4">
            {told.action &&
              ('to' in told.action ? (
                <Link to={told.action.to} className={button} onClick={() => setTold(null)}>
                  {told.action.label}
                </Link>
              ) : (
                <button type="button" className={button} onClick={told.action.onClick}>
                  {told.action.label}
                </button>
              ))}
            <button type="button" className={button} onClick={() => setTold(null)}>
              {t.close()}
            </button>
          </p>
        </div>
      )}
    </div>,
    layer,
  )
}
