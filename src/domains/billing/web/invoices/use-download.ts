import { useState } from 'react'
import { downloadInvoice } from '#domains/billing/common/invoices/invoices.ts'
import { formatInvoiceNumber } from '#domains/billing/common/invoices/invoice-number.ts'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { saveFile } from '#platform/web/storage/save-file.ts'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import * as t from '#domains/billing/texts.ts'

/** Runs one download at a time. */
export function useDownload(load: () => Promise<Blob>, name: string) {
  const [isBusy, setBusy] = useState(false)

  async function download() {
    if (isBusy) return
    setBusy(true)
    try {
      saveFile(await load(), name)
      notify.success(t.downloaded(), { description: name })
    } catch (error) {
      notify.error(t.it_wasnt_downloaded(), { description: getMessage(error) })
    }
    setBusy(false)
  }

  return { isBusy, download }
}

export const useInvoiceDownload = ({ id, number }: { id: number; number: number }) =>
  useDownload(() => api.call(downloadInvoice, { id, pdf: 'true' }), `${formatInvoiceNumber(number)}.pdf`)
