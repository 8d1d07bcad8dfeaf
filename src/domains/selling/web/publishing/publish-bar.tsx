import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { publishLabel } from './publish-labels.ts'
import type { SellValues } from '../form/sell-values.ts'
import * as t from '#domains/selling/texts.ts'

interface PublishBarProps {
  values: SellValues
  closes_at: Date | null
  busy: boolean
  note: ReactNode
  onPreview: () => void
  onPublish: () => void
}

export function PublishBar({
  values,
  closes_at: closesAt,
  busy,
  note,
  onPreview,
  onPublish,
}: PublishBarProps) {
  return (
    <section
      aria-label={t.preview_and_publish()}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-paper px-3.5 pt-2 pb-[max(0.625rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      <div className="mx-auto grid max-w-form gap-1.5">
        <div className="flex min-h-5 justify-between gap-3">
          {note}
          {closesAt && (
            <p className="num truncate text-sm text-ink-3">
              {t.closes_closes_at({ closes_at: formatShortInstant(closesAt) })}
            </p>
          )}
        </div>
        <div className="flex items-center gap-2.5">
          <IconButton icon={Eye} label={t.preview()} kind="outlined" onClick={onPreview} />
          <Button size="large" wide busy={busy} onClick={onPublish}>
            {publishLabel(values, null)}
          </Button>
        </div>
      </div>
    </section>
  )
}
