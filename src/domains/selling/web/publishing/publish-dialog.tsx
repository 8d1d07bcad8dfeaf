import { getSettings } from '#domains/settings/common/settings.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import type { Finding } from '#domains/selling/common/listing-advice.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Commitments } from '../sale/commitments.tsx'
import { listCommitments, publishLabel } from './publish-labels.ts'
import type { SellValues } from '../form/sell-values.ts'
import { useRepresentedSeller } from '../draft/on-behalf-of.ts'
import * as t from '#domains/selling/texts.ts'

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
}

const fields = {
  title: 'title',
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
}: PublishDialogProps) {
  const onBehalfOf = useRepresentedSeller()
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
            {advice.length > 0 ? t.publish_anyway() : publishLabel(values, closesAt)}
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
        <Commitments lines={listCommitments(values, closesAt)} />
        {!onBehalfOf && <ApprovalNote />}
        {!hasPhotos && <Notice>{t.there_are_no_photos_yet_listings_with()}</Notice>}
        {failure && (
          <Notice kind="wrong" live>
            {failure}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

function ApprovalNote() {
  const { data } = useApiQuery(getSettings, {}, { staleTime: 60_000 })
  if (!data || data.approval_for === 'nobody') return null
  return <Notice>{t.an_administrator_looks_at_it({ is_certain: data.approval_for === 'everybody' })}</Notice>
}
