import { useState } from 'react'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { SettingChanges } from './history/setting-changes.tsx'
import { toTyped } from './draft-saver.ts'
import { toSettingsValues } from './settings-values.ts'
import * as t from './texts.ts'
import type { SettingsForm } from './use-settings-draft.ts'

interface PublishDialogProps {
  open: boolean
  draft: SettingsForm
  onClose: () => void
}

export function PublishDialog({ open, draft, onClose }: PublishDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const { changed, published, values } = draft
  const publish = async () => {
    setBusy(true)
    await draft.publish()
    setBusy(false)
    // What went wrong is said above the form.
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      title={t.publish_count_changes({ count: changed.length })}
      confirm={t.publish()}
      cancel={t.keep_editing()}
      busy={isBusy}
      asked={
        <SettingChanges
          before={toTyped(toSettingsValues(published), changed)}
          after={toTyped(values, changed)}
        />
      }
      onConfirm={() => void publish()}
      onClose={onClose}
    >
      {t.they_apply_straight_away()}
    </ConfirmDialog>
  )
}
