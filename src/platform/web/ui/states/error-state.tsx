import { CloudAlert, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import * as t from '#platform/texts.ts'

interface ErrorStateProps {
  title?: string
  children: ReactNode
  onRetry?: () => void
  busy?: boolean
}

export function ErrorState({
  title = t.this_didnt_load(),
  children,
  onRetry,
  busy = false,
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="grid justify-items-center rounded-panel border border-line bg-paper px-6 py-12 text-center"
    >
      <span className="grid size-12 place-items-center rounded-full bg-pohutukawa-wash text-pohutukawa">
        <CloudAlert aria-hidden size={24} strokeWidth={1.75} />
      </span>
      <p className="heading mt-4 text-base">{title}</p>
      <p className="mt-1 max-w-[46ch] text-sm text-pretty text-ink-2">{children}</p>
      {onRetry && (
        <div className="mt-5">
          <Button kind="quiet" icon={RotateCw} busy={busy} onClick={onRetry}>
            {t.try_again()}
          </Button>
        </div>
      )}
    </div>
  )
}
