import { FileText } from 'lucide-react'
import { getTradeDocument, type TradeDetails, type TradeDocumentKind } from '#domains/trades/common/terms.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { saveFile } from '#platform/web/storage/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import * as t from '#domains/trades/texts.ts'

const getLabels = makeTexts((): Record<TradeDocumentKind, string> => ({
  receipt: t.deal_receipt(),
  packing_slip: t.deal_packing_slip(),
  label: t.deal_address_label(),
}))

/** Null without a document. */
export function DocumentsPart({ details }: { details: TradeDetails | undefined }) {
  const call = useApiMutation(getTradeDocument, {
    onSuccess: (content, { id, kind }) => saveFile(content, `hoko-H${id}-${kind.replace('_', '-')}.pdf`),
  })
  if (!details || details.documents.length === 0) return null
  return (
    <Panel title={t.deal_documents()}>
      <div className="grid gap-3">
        <div className="flex flex-wrap gap-2">
          {details.documents.map((kind) => (
            <Button
              key={kind}
              kind="quiet"
              size="small"
              icon={FileText}
              busy={call.isPending && call.variables.kind === kind}
              onClick={() => call.mutate({ id: details.trade_id, kind })}
            >
              {t.deal_document_pdf({ name: getLabels()[kind] })}
            </Button>
          ))}
        </div>
        {call.error && (
          <Notice kind="wrong" live>
            {getMessage(call.error)}
          </Notice>
        )}
      </div>
    </Panel>
  )
}
