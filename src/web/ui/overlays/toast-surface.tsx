import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Toaster, toast } from 'sonner'
import type { Toasts } from './plain-toasts.tsx'
import { useTheme } from '../theme.ts'
import { toastDefaults } from './toast-defaults.ts'
import { toastLayer } from './toast-layer.ts'
import './toast-surface.css'
import * as t from './texts.ts'

export default function ToastSurface({ onReady }: { onReady: (toasts: Toasts) => void }) {
  const theme = useTheme()
  const [layer] = useState(toastLayer)
  useEffect(() => onReady(toast), [onReady])
  return createPortal(
    <Toaster
      theme={theme}
      {...toastDefaults}
      offset={{ top: 76, right: 24 }}
      mobileOffset={12}
      closeButton={false}
      containerAriaLabel={t.notices()}
      icons={{
        success: <CircleCheck aria-hidden size={20} strokeWidth={1.75} className="text-pounamu" />,
        error: <CircleAlert aria-hidden size={20} strokeWidth={1.75} className="text-pohutukawa" />,
        info: <Info aria-hidden size={20} strokeWidth={1.75} className="text-ink-2" />,
      }}
    />,
    layer,
  )
}
