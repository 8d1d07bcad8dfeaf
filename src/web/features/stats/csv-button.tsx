import { Download } from 'lucide-react'
import { useState } from 'react'
import { exportUserReports, type ReportRows } from '#contract/stats/user-reports.ts'
import { api } from '#web/lib/session/api.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { saveFile } from '#web/lib/storage/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import * as t from './texts.ts'

interface CsvButtonProps {
  seller: number | null
  days: number
  show?: ReportRows
  day?: string | undefined
  label: string
}

export function CsvButton({ seller, days, show, day, label }: CsvButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const name = `hoko-${show?.replace('_', '-') ?? 'reports'}-${day ?? `${days}-days`}.csv`

  async function save() {
    setBusy(true)
    try {
      saveFile(
        await api.call(exportUserReports, {
          days,
          ...(seller !== null && { seller }),
          ...(show && { show, ...(day && { day }) }),
        }),
        name,
      )
      notify.success(t.csv_saved(), { description: name })
    } catch (error) {
      notify.error(t.the_csv_wasnt_saved(), { description: getMessage(error) })
    }
    setBusy(false)
  }

  return (
    <Button kind="quiet" size="small" icon={Download} busy={isBusy} onClick={() => void save()}>
      {label}
    </Button>
  )
}
