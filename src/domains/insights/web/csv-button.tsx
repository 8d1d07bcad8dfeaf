import { Download } from 'lucide-react'
import { useState } from 'react'
import { exportUserReports, type ReportRows } from '#domains/insights/common/user-reports.ts'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { saveFile } from '#platform/web/storage/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import * as t from '#domains/insights/texts.ts'

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
