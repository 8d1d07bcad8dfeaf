import { Download } from 'lucide-react'
import { exportMyData } from '#domains/accounts/common/accounts.ts'
import { formatDate } from '#platform/common/formats/formats.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { api } from '#platform/web/session/api.ts'
import { serverNow } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { saveFile } from '#platform/web/storage/save-file.ts'
import { SettingsSection } from '#domains/accounts/web/shared/settings-section.tsx'
import { usePasswordGate } from '../../shared/use-password-gate.tsx'
import * as t from '#domains/accounts/texts.ts'

/** Privacy Act 2020, principle 6. */
export function DataSection() {
  const gate = usePasswordGate()
  const download = useActionForm({
    initial: {},
    send: () => gate.pass(() => api.call(exportMyData, {})),
    onDone: (zip) => {
      if (!zip) return
      saveFile(zip, `hoko-my-data-${formatDate(new Date(serverNow()))}.zip`)
      notify.success(t.data_downloaded())
    },
  })

  return (
    <SettingsSection id="your-data" title={t.your_data()} lead={t.everything_hoko_holds_about_you_in_one()}>
      <div className="grid gap-4">
        {download.message && (
          <Notice kind="wrong" live>
            {download.message}
          </Notice>
        )}
        <div>
          <Button kind="quiet" icon={Download} busy={download.isSending} onClick={download.submit}>
            {t.download_my_data()}
          </Button>
        </div>
      </div>
      {gate.dialog}
    </SettingsSection>
  )
}
