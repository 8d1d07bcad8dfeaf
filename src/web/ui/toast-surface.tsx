import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import { useTheme } from './theme.ts'
import { toastDefaults } from './toast-defaults.ts'
import './toast-surface.css'

export default function ToastSurface({ onReady }: { onReady: (toasts: typeof toast) => void }) {
  const theme = useTheme()
  useEffect(() => onReady(toast), [onReady])
  return (
    <Toaster
      theme={theme}
      {...toastDefaults}
      offset={{ top: 76, right: 24 }}
      mobileOffset={12}
      closeButton={false}
      containerAriaLabel="Notices"
      icons={{
        success: <CircleCheck aria-hidden size={20} strokeWidth={1.75} className="text-pounamu" />,
        error: <CircleAlert aria-hidden size={20} strokeWidth={1.75} className="text-pohutukawa" />,
        info: <Info aria-hidden size={20} strokeWidth={1.75} className="text-ink-2" />,
      }}
    />
  )
}
