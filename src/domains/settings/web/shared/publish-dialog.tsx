import { useState } from 'react'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { SettingChanges } from '../admin/history/setting-changes.tsx'
import * as t from '#domains/settings/texts.ts'

type Values = Record<string, unknown>

/**
 * @returns a function that shows the error above the form: it takes the focus, so the dialog closes
 * first
 */
export type Publish = () => Promise<(() => void) | undefined>

interface PublishDialogProps {
  open: boolean
  before: Values
  after: Values
  publish: Publish
  onClose: () => void
}

export function PublishDialog({ open, before, after, publish, onClose }: PublishDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const act = async () => {
    setBusy(true)
    const explain = await publish()
    setBusy(false)
    onClose()
    explain?.()
  }
  return (
    <ConfirmDialog
      open={open}
      title={t.publish_count_changes({ count: Object.keys(after).length })}
      confirm={t.publish()}
      cancel={t.keep_editing()}
      busy={isBusy}
      question={<SettingChanges before={before} after={after} />}
      onConfirm={() => void act()}
      onClose={onClose}
    >
      {t.they_apply_straight_away()}
    </ConfirmDialog>
  )
}
