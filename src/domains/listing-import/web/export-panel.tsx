import { Download } from 'lucide-react'
import { useState } from 'react'
import { exportListings, exportSales } from '#domains/listing-import/common/listing-import.ts'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { saveFile } from '#platform/web/storage/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import * as t from '#domains/listing-import/texts.ts'

interface DownloadButtonProps {
  label: string
  name: string
  size?: 'small'
  load: () => Promise<Blob>
}

export function DownloadButton({ label, name, size, load }: DownloadButtonProps) {
  const [isBusy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      saveFile(await load(), name)
      notify.success(t.downloaded(), { description: name })
    } catch (error) {
      notify.error(t.it_wasnt_downloaded(), { description: getMessage(error) })
    }
    setBusy(false)
  }

  return (
    <Button
      kind="quiet"
      {...(size && { size })}
      icon={Download}
      busy={isBusy}
      onClick={() => void download()}
    >
      {label}
    </Button>
  )
}

export function ExportPanel() {
  return (
    <Panel title={t.export_items_and_sales()}>
      <div className="grid gap-3">
        <p className="max-w-prose text-sm text-ink-2">{t.save_your_items_change_them_import_them()}</p>
        <p className="flex flex-wrap gap-2">
          <DownloadButton
            label={t.download_live_items()}
            name="hoko-live-items.csv"
            load={() => api.call(exportListings, { status: 'active' })}
          />
          <DownloadButton
            label={t.download_all_items()}
            name="hoko-items.csv"
            load={() => api.call(exportListings, {})}
          />
          <DownloadButton
            label={t.download_sales()}
            name="hoko-item-sales.csv"
            load={() => api.call(exportSales, {})}
          />
        </p>
      </div>
    </Panel>
  )
}
