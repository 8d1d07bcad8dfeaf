import { Download } from 'lucide-react'
import { formatFeeDocumentNumber } from '#domains/trade-payments/common/fees/fee-document-number.ts'
import {
  downloadFeeDocument,
  listFeeDocuments,
  type FeeMonth,
} from '#domains/trade-payments/common/fees/fee-documents.ts'
import { formatExactMoney, formatMonth } from '#platform/common/formats/formats.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiMutation, useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { saveFile } from '#platform/web/storage/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import * as t from '#domains/trade-payments/texts.ts'

const maxMonths = 24

/** A document for each month with fees, for the seller's books. */
export function FeeDocuments() {
  const call = useApiQuery(listFeeDocuments, { limit: maxMonths })
  return (
    <Panel title={t.documents_title()}>
      <Query
        call={call}
        failed={t.documents_didnt_load()}
        loading={t.documents_loading()}
        skeleton={<SkeletonRow />}
        empty={<p className="text-sm text-ink-2">{t.documents_none_yet()}</p>}
      >
        {({ items }) => (
          <ul aria-label={t.documents_title()} className="divide-y divide-line border-y border-line">
            {items.map((month) => (
              <MonthRow key={month.month} month={month} />
            ))}
          </ul>
        )}
      </Query>
    </Panel>
  )
}

function MonthRow({ month: { month, number, total_cents: totalCents } }: { month: FeeMonth }) {
  const name = formatMonth(new Date(`${month}-15T00:00:00Z`))
  const call = useApiMutation(downloadFeeDocument, {
    onSuccess: (content) => saveFile(content, `hoko-fees-${month}.pdf`),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-sm">
      <div className="num grid min-w-0 flex-1 basis-40 gap-1">
        <p className="font-semibold">{name}</p>
        <p className="text-ink-2">
          {number === null ? t.document_of_this_month() : formatFeeDocumentNumber(number)}
        </p>
      </div>
      <p className="num font-semibold">{formatExactMoney(totalCents)}</p>
      <Button
        kind="quiet"
        size="small"
        icon={Download}
        busy={call.isPending}
        onClick={() => call.mutate({ month, pdf: 'true' })}
      >
        <Sentence
          parts={t.document_pdf({
            month: name,
            span: (parts) => <span className="sr-only">{parts}</span>,
          })}
        />
      </Button>
      {call.error && (
        <div className="basis-full">
          <Notice kind="wrong" live>
            {getMessage(call.error)}
          </Notice>
        </div>
      )}
    </li>
  )
}
