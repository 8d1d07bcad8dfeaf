import { Download } from 'lucide-react'
import { downloadChargebackEvidence } from '#domains/trade-payments/common/evidence.ts'
import type { Chargeback } from '#domains/trade-payments/common/trade-payments.ts'
import { May } from '#domains/staff/web/shared/may.tsx'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { saveFile } from '#platform/web/storage/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import * as t from '#domains/trade-payments/texts.ts'

export function EvidenceButton({ chargeback: { id, title } }: { chargeback: Chargeback }) {
  const call = useApiMutation(downloadChargebackEvidence, {
    onSuccess: (content) => saveFile(content, `hoko-chargeback-${id}.zip`),
    onError: (error) => notify.error(t.evidence_wasnt_downloaded(), { description: getMessage(error) }),
  })
  return (
    <May op={downloadChargebackEvidence}>
      <Button
        kind="quiet"
        size="small"
        icon={Download}
        busy={call.isPending}
        onClick={() => call.mutate({ id })}
      >
        <Sentence
          parts={t.evidence_button({
            title,
            span: (parts) => <span className="sr-only">{parts}</span>,
          })}
        />
      </Button>
    </May>
  )
}
