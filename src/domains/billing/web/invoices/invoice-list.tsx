import { Download } from 'lucide-react'
import { useState } from 'react'
import {
  downloadInvoicesOfYear,
  type Invoice,
  listInvoices,
} from '#domains/billing/common/invoices/invoices.ts'
import { formatExactMoney, formatDate } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import { formatInvoiceNumber } from '#domains/billing/common/invoices/invoice-number.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { PillSelect } from '#platform/web/ui/fields/select.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import { getStateLabels } from '../shared/invoice-labels.ts'
import * as t from '#domains/billing/texts.ts'
import { useDownload, useInvoiceDownload } from './use-download.ts'

/** The most rows fetched at once; the ZIP contains the whole year. */
const maxRows = 100

export const useInvoices = (year?: number) =>
  useApiQuery(
    listInvoices,
    { limit: maxRows, ...(year !== undefined && { year }) },
    { staleTime: 0, placeholderData: (before) => before },
  )

/** Lists a member's own invoices, a year at a time. */
export function InvoiceList() {
  const [chosen, setChosen] = useState<number | undefined>(undefined)
  const { data, error, isFetching, refetch } = useInvoices(chosen)
  if (error && !data) {
    return (
      <ErrorState title={t.your_invoices_didnt_load()} onRetry={() => void refetch()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    )
  }
  if (!data) {
    return (
      <Loading label={t.loading_your_invoices()}>
        <SkeletonRow />
        <SkeletonRow />
      </Loading>
    )
  }
  if (data.years.length === 0) return <p className="text-sm text-ink-2">{t.no_invoices_yet()}</p>
  const year = chosen ?? must(data.years[0], 'first year')
  const shown = data.items.filter(({ issued_at: issuedAt }) =>
    formatDate(new Date(issuedAt)).endsWith(String(year)),
  )
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <PillSelect
          label={t.year()}
          value={String(year)}
          onChange={({ target }) => setChosen(Number(target.value))}
          options={data.years.map((one) => ({ value: String(one), label: String(one) }))}
        />
        <YearButton key={year} year={year} />
      </div>
      <ul
        aria-label={t.invoices_of_year({ year: String(year) })}
        className="divide-y divide-line border-y border-line"
      >
        {shown.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </ul>
      {data.total > maxRows && (
        <p className="text-sm text-ink-2">{t.the_newest_are_shown({ count: maxRows })}</p>
      )}
    </div>
  )
}

function YearButton({ year }: { year: number }) {
  const { isBusy, download } = useDownload(
    () => api.call(downloadInvoicesOfYear, { year }),
    `hoko-invoices-${year}.zip`,
  )
  return (
    <Button kind="quiet" icon={Download} busy={isBusy} onClick={() => void download()}>
      {t.all_of_year_as_a_zip({ year: String(year) })}
    </Button>
  )
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const {
    number,
    state,
    issued_at: issuedAt,
    description,
    total_cents: totalCents,
    refunded_cents: refundedCents,
    is_test: isTest,
    corrects,
  } = invoice
  const { isBusy, download } = useInvoiceDownload(invoice)
  const { label, kind } = getStateLabels()[state]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 flex-1 basis-56 gap-1 text-sm">
        <p className="font-semibold wrap-anywhere">{description}</p>
        <p className="num text-ink-2">
          {formatInvoiceNumber(number)} · {formatDate(new Date(issuedAt))}
        </p>
        <p className="flex flex-wrap items-center gap-1.5">
          <Badge kind={kind}>{label}</Badge>
          {isTest && <Badge kind="bid">{t.test_payment()}</Badge>}
          {corrects && (
            <span className="num text-xs text-ink-2">
              {t.of_invoice_number({ number: formatInvoiceNumber(corrects.number) })}
            </span>
          )}
          {refundedCents > 0 && (
            <span className="num text-xs text-ink-2">
              {t.amount_refunded({ amount: formatExactMoney(refundedCents) })}
            </span>
          )}
        </p>
      </div>
      <p className="num text-sm font-semibold">{formatExactMoney(totalCents)}</p>
      <Button kind="quiet" icon={Download} busy={isBusy} onClick={() => void download()}>
        <Sentence
          parts={t.download_pdf_of_number({
            number: formatInvoiceNumber(number),
            span: (parts) => <span className="sr-only">{parts}</span>,
          })}
        />
      </Button>
    </li>
  )
}
