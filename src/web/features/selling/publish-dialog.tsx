import { Check } from 'lucide-react'
import { getSettings } from '#contract/settings.ts'
import { useCall } from '#web/lib/query.tsx'
import type { Finding } from '#contract/listing-advice.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { commitments, publishLabel } from './publish-words.ts'
import { isRegular } from './published-count.ts'
import type { SellValues } from './sell-values.ts'
import { useStead } from './stead.ts'

interface PublishDialogProps {
  open: boolean
  values: SellValues
  has_photos: boolean
  advice: Finding[]
  closes_at: Date | null
  busy: boolean
  failure: string | null
  onPublish: () => void
  /** Back to the field that a piece of advice is about. */
  onChange: (field: Finding['field']) => void
  onClose: () => void
}

const fieldWords: Record<Finding['field'], string> = {
  title: 'title',
  description: 'description',
  condition: 'condition',
  'vehicle.wof_expires': 'WoF',
  'vehicle.plate': 'plate',
}

/** What publishing commits to, before it does. */
export function PublishDialog({
  open,
  values,
  has_photos,
  advice,
  closes_at,
  busy,
  failure,
  onPublish,
  onChange,
  onClose,
}: PublishDialogProps) {
  const stead = useStead()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Publish “${values.title.trim()}”?`}
      shape="sheet"
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            Keep editing
          </Button>
          <Button
            busy={busy}
            onClick={onPublish}
            wide
            className="h-auto min-h-11 py-2 text-balance sm:w-auto"
          >
            {advice.length > 0 ? 'Publish anyway' : publishLabel(values, closes_at)}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {stead && (
          <Notice kind="bid">
            It goes live in the name of {stead.seller_name}, whom all of this binds. They are told at once.
          </Notice>
        )}
        {advice.map((finding) => (
          <Notice
            key={finding.rule + finding.field}
            action={
              <Button
                size="small"
                kind="quiet"
                aria-label={`Change it: ${fieldWords[finding.field]}`}
                onClick={() => onChange(finding.field)}
              >
                Change it
              </Button>
            }
          >
            {finding.says}
          </Notice>
        ))}
        <Commitments lines={commitments(values, closes_at)} />
        {!stead && <ApprovalNote />}
        {!has_photos && <Notice>There are no photos yet. Listings with photos sell faster.</Notice>}
        {failure && (
          <Notice kind="wrong" live>
            {failure}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

/** In full the first times; whoever has published a few times opens them to read them again. */
function Commitments({ lines }: { lines: string[] }) {
  const list = (
    <ul className="mt-2 grid gap-2.5 text-sm text-ink-2">
      {lines.map((line) => (
        <li key={line} className="flex gap-2.5">
          <Check aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-pounamu" />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  )
  if (!isRegular()) return list
  return (
    <details className="text-sm">
      <summary className="cursor-pointer rounded-control font-semibold text-ink-2">What you agree to</summary>
      {list}
    </details>
  )
}

/** Said where publishing may not be the last word. */
function ApprovalNote() {
  const { data } = useCall(getSettings, {}, { staleTime: 60_000 })
  if (!data || data.approval_for === 'nobody') return null
  return (
    <Notice>
      {data.approval_for === 'everybody' ? 'An administrator looks' : 'An administrator may look'} at it
      before it goes live. Its time then counts from when it is approved.
    </Notice>
  )
}
