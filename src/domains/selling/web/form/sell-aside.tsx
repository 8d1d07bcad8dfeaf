import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { HintList } from '../publishing/hint-list.tsx'
import { publishLabel } from '../publishing/publish-labels.ts'
import { CardPreview } from './card-preview.tsx'
import * as t from '#domains/selling/texts.ts'
import type { SellFormState } from './use-sell-form.ts'

interface SellAsideProps {
  form: SellFormState
  note: ReactNode
  onPreview: () => void
}

export function SellAside({ form, note, onPreview }: SellAsideProps) {
  const { draft, publishing, listing, closes_at: closesAt, hints } = form
  const { values, photos } = draft
  return (
    <aside aria-label={t.preview_and_publish()} className="min-w-0 max-lg:hidden">
      <div className="sticky top-21 grid grid-cols-1 gap-4">
        <div className="rounded-panel border border-line bg-paper p-3.5">
          <CardPreview listing={listing} coverUrl={photos.list[0]?.previewUrl ?? null} />
        </div>
        <Button kind="quiet" icon={Eye} wide onClick={onPreview}>
          {t.see_the_whole_page()}
        </Button>
        <Button
          size="large"
          wide
          busy={publishing.busy}
          onClick={publishing.confirmPublish}
          className="h-auto min-h-12.5 py-2 text-balance"
        >
          {publishLabel(values, closesAt)}
        </Button>
        {note}
        <HintList hints={hints} name="hints-beside" />
      </div>
    </aside>
  )
}
