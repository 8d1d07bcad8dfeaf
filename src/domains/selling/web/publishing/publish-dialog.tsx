import { CalendarClock, Check, Eye, Lightbulb } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Finding } from '#domains/selling/common/selling.ts'
import { usualClosingRules } from '#domains/settings/common/closing-rules.ts'
import { getSettings, type Settings } from '#domains/settings/common/settings.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { useRepresentedSeller } from '../draft/on-behalf-of.ts'
import { fieldId } from '../form/sell-check.ts'
import type { SellValues } from '../form/sell-values.ts'
import { FeeNote } from './fee-note.tsx'
import type { Hint } from './hints.ts'
import { describePublishing, listCommitments, publishLabel } from './publish-labels.ts'
import { isRegular } from './published-count.ts'
import * as t from '#domains/selling/texts.ts'

export function Commitments({ lines }: { lines: string[] }) {
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
      <summary className="cursor-pointer rounded-control font-semibold text-ink-2">
        {t.what_you_agree_to()}
      </summary>
      {list}
    </details>
  )
}

interface PublishDialogProps {
  open: boolean
  values: SellValues
  hasPhotos: boolean
  advice: Finding[]
  closes_at: Date | null
  busy: boolean
  failure: string | null
  onPublish: () => void
  onChange: (field: Finding['field']) => void
  onClose: () => void
  onStartLater: () => void
}

const fields = {
  title: 'title',
  subtitle: 'subtitle',
  description: 'description',
  condition: 'condition',
  'vehicle.wof_expires': 'wof',
  'vehicle.plate': 'plate',
} as const satisfies Record<Finding['field'], string>

export function PublishDialog({
  open,
  values,
  hasPhotos,
  advice,
  closes_at: closesAt,
  busy,
  failure,
  onPublish,
  onChange,
  onClose,
  onStartLater,
}: PublishDialogProps) {
  const onBehalfOf = useRepresentedSeller()
  const { data } = useApiQuery(getSettings, {}, { staleTime: 60_000 })
  const { extension_minutes: extensionMinutes } = data?.closing_rules ?? usualClosingRules
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.publish_trim({ trim: values.title.trim() })}
      shape="sheet"
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t.keep_editing()}
          </Button>
          <Button
            busy={busy}
            onClick={onPublish}
            wide
            className="h-auto min-h-11 py-2 text-balance sm:w-auto"
          >
            {advice.length > 0 ? t.publish_anyway() : publishLabel(values)}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {onBehalfOf && (
          <Notice kind="bid">
            {t.it_goes_live_for_seller_name_who({ seller_name: onBehalfOf.seller_name })}
          </Notice>
        )}
        {advice.map((finding) => (
          <Notice
            key={finding.rule + finding.field}
            action={
              <Button
                size="small"
                kind="quiet"
                aria-label={t.change_the_field({ field: fields[finding.field] })}
                onClick={() => onChange(finding.field)}
              >
                {t.change_it()}
              </Button>
            }
          >
            {finding.says}
          </Notice>
        ))}
        <Commitments
          lines={listCommitments(values, { closes_at: closesAt, extension_minutes: extensionMinutes })}
        />
        <FeeNote values={values} />
        {!onBehalfOf && data && <ApprovalNote approvalFor={data.approval_for} />}
        {!hasPhotos && <Notice>{t.there_are_no_photos_yet_listings_with()}</Notice>}
        {!onBehalfOf && (
          <Button kind="quiet" icon={CalendarClock} onClick={onStartLater}>
            {t.start_it_later()}
          </Button>
        )}
        {failure && (
          <Notice kind="wrong" live>
            {failure}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

function ApprovalNote({ approvalFor }: { approvalFor: Settings['approval_for'] }) {
  if (approvalFor === 'nobody') return null
  return <Notice>{t.an_administrator_looks_at_it({ is_certain: approvalFor === 'everybody' })}</Notice>
}

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
  const line = describePublishing(values, closesAt)
  return (
    <section
      aria-label={t.preview_and_publish()}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-paper px-3.5 pt-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      <div className="mx-auto flex max-w-form items-center gap-2.5">
        <IconButton icon={Eye} label={t.preview()} kind="outlined" onClick={onPreview} />
        <div className="min-w-0 flex-1 *:truncate *:text-xs">
          {note}
          {line && <p className="num text-ink-3">{line}</p>}
        </div>
        <Button busy={busy} onClick={onPublish}>
          {publishLabel(values)}
        </Button>
      </div>
    </section>
  )
}

export function HintList({ hints, name }: { hints: Hint[]; name: string }) {
  if (hints.length === 0) return null
  return (
    <section aria-labelledby={name} className="rounded-panel border border-line bg-paper px-4 py-3.5">
      <h2 id={name} className="flex items-center gap-2 text-sm font-semibold">
        <Lightbulb aria-hidden size={18} strokeWidth={1.75} className="text-ink-3" />
        {t.improve_your_listing()}
      </h2>
      <ul className="mt-1.5 grid gap-0.5 text-sm">
        {hints.map(({ words, field }) => (
          <li key={field + words}>
            <a
              href={`#${fieldId(field)}`}
              onClick={(event) => {
                event.preventDefault()
                focusField(field)
              }}
              className="block py-1 text-ink-2 underline decoration-line-strong underline-offset-3 hover:text-pounamu hover:decoration-pounamu"
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function focusField(field: Hint['field']): void {
  const control = document.getElementById(fieldId(field))
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
