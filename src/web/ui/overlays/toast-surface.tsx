import { Link } from 'react-router'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { type PointerEvent, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Toaster, toast } from 'sonner'
import type { Toasts, ToastWords } from './plain-toasts.tsx'
import { useTheme } from '../theme.ts'
import { swipe_dismisses_at, toastDefaults } from './toast-defaults.ts'
import { toastLayer } from './toast-layer.ts'
import './toast-surface.css'
import * as t from './texts.ts'

/** The library's own threshold, which it has no setting for. */
const library_dismisses_at = 45

/** Before the library reads how far it was swiped: from 20 px on it counts as far enough. */
function completeSwipe({ target }: PointerEvent): void {
  const swiped = (target as Element).closest<HTMLElement>('[data-sonner-toast]')
  if (!swiped) return
  for (const name of ['--swipe-amount-x', '--swipe-amount-y']) {
    const amount = Number.parseFloat(swiped.style.getPropertyValue(name))
    const isFarEnough = Math.abs(amount) >= swipe_dismisses_at && Math.abs(amount) < library_dismisses_at
    if (isFarEnough) swiped.style.setProperty(name, `${Math.sign(amount) * library_dismisses_at}px`)
  }
}

function send(kind: 'success' | 'error' | 'info') {
  return (message: string, { action, stays = false, ...words }: ToastWords = {}) => {
    const id: string | number = toast[kind](message, {
      ...words,
      ...(stays && { duration: Infinity, closeButton: true }),
      action:
        action && 'to' in action ? (
          <Link data-button to={action.to} onClick={() => toast.dismiss(id)}>
            {action.label}
          </Link>
        ) : (
          action
        ),
    })
  }
}

const toasts: Toasts = {
  success: send('success'),
  error: send('error'),
  info: send('info'),
  dismiss: () => toast.dismiss(),
}

export default function ToastSurface({ onReady }: { onReady: (toasts: Toasts) => void }) {
  const theme = useTheme()
  const [layer] = useState(toastLayer)
  useEffect(() => onReady(toasts), [onReady])
  return createPortal(
    <div className="contents" onPointerUpCapture={completeSwipe}>
      <Toaster
        theme={theme}
        {...toastDefaults}
        offset={{ top: 76, right: 24 }}
        mobileOffset={12}
        closeButton={false}
        toastOptions={{ closeButtonAriaLabel: t.close() }}
        containerAriaLabel={t.notices()}
        icons={{
          success: <CircleCheck aria-hidden size={20} strokeWidth={1.75} className="text-pounamu" />,
          error: <CircleAlert aria-hidden size={20} strokeWidth={1.75} className="text-pohutukawa" />,
          info: <Info aria-hidden size={20} strokeWidth={1.75} className="text-ink-2" />,
        }}
      />
    </div>,
    layer,
  )
}
