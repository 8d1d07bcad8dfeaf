import { Download } from 'lucide-react'
import { useState } from 'react'
import { exportMyData } from '#contract/accounts/accounts.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { api } from '#web/lib/session/api.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { serverNow } from '#web/lib/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { saveFile } from '#web/lib/storage/save-file.ts'
import { SettingsSection } from '../settings-section.tsx'
import { usePasswordGate } from '../security/use-password-gate.tsx'
import * as t from './texts.ts'

/** Privacy Act 2020, principle 6. */
export function DataSection() {
  const gate = usePasswordGate()
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function download() {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      const zip = await gate.pass(() => api.call(exportMyData, {}))
      if (zip) {
        saveFile(zip, `hoko-my-data-${formatDate(new Date(serverNow()))}.zip`)
        notify.success(t.data_downloaded())
      }
    } catch (error) {
      setFailure(getMessage(error))
    }
    setBusy(false)
  }

  return (
    <SettingsSection id="your-data" title={t.your_data()} lead={t.everything_hoko_holds_about_you_in_one()}>
      <div className="grid gap-4">
        {failure && (
          <Notice kind="wrong" live>
            {failure}
          </Notice>
        )}
        <div>
          <Button kind="quiet" icon={Download} busy={isBusy} onClick={() => void download()}>
            {t.download_my_data()}
          </Button>
        </div>
      </div>
      {gate.dialog}
    </SettingsSection>
  )
}
