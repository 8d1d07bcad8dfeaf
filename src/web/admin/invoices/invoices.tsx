import { ReceiptText } from 'lucide-react'
import { exportInvoices, type Invoice, type InvoiceState, listInvoices } from '#contract/invoices/invoices.ts'
import { getStateWords } from '#web/features/invoices/invoice-words.ts'
import { useChangeAddress } from '#web/ui/addresses/use-change-address.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { PillSelect } from '#web/ui/fields/pill-select.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { Pager } from '#web/ui/layout/pager.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#web/ui/states/skeleton.tsx'
import { AdminPage } from '../admin-page.tsx'
import { SaveTable } from '../save-table.tsx'
import { DayField } from '../table/day-field.tsx'
import { showColumns } from '../table/shown-columns.ts'
import { TableTools, useChosenColumns } from '../table/table-tools.tsx'
import { useTableRows } from '../table/use-table-rows.ts'
import { FilterBar } from '../table/filter-bar.tsx'
import { InvoiceDrawer } from './invoice-drawer.tsx'
import { invoicesAddress, type InvoicesSearch, isNarrowed } from './invoices-address.ts'
import { listInvoiceColumns, InvoicesTable } from './invoices-table.tsx'
import * as t from './texts.ts'

export function Invoices({ search }: { search: InvoicesSearch }) {
  const { invoice, ...wanted } = search
  const changeAddress = useChangeAddress()
  const call = useTableRows(listInvoices, 'invoices', wanted)
  const { data, error, isFetching } = call
  const { page: _page, limit: _limit, ...filters } = wanted
  return (
    <AdminPage
      title={t.invoices()}
      tools={
        <>
          <p role="status" className="num min-w-20 text-sm text-ink-2">
            {data && t.count_invoices({ count: data.total })}
          </p>
          <SaveTable op={exportInvoices} what="invoices" search={filters} total={data?.total} />
        </>
      }
    >
      <div className="mb-3.5 flex flex-wrap items-start gap-2">
        <InvoicesFilters search={search} />
        <TableTools table="invoices" columns={listInvoiceColumns()} search={search} to={invoicesAddress} />
      </div>
      {error && !data ? (
        <ErrorState title={t.the_invoices_didnt_load()} onRetry={() => void call.refetch()} busy={isFetching}>
          {getMessage(error)}
        </ErrorState>
      ) : !data ? (
        <Loading label={t.loading_the_invoices()}>
          <div className="rounded-panel border border-line bg-paper p-5">
            <SkeletonText lines={8} />
          </div>
        </Loading>
      ) : (
        <Found search={search} {...data} />
      )}
      {invoice !== undefined && (
        <InvoiceDrawer
          key={invoice}
          id={invoice}
          to={(id) => invoicesAddress({ ...search, invoice: id })}
          onClose={() =>
            changeAddress(invoicesAddress({ ...search, invoice: undefined }), { preventScrollReset: true })
          }
        />
      )}
    </AdminPage>
  )
}

interface FoundProps {
  search: InvoicesSearch
  items: Invoice[]
  total: number
  limit: number
}

function Found({ search, items, total, limit }: FoundProps) {
  const chosen = useChosenColumns('invoices', search)
  if (items.length === 0) return <Nothing search={search} total={total} />
  return (
    <>
      <div className="overflow-clip rounded-panel border border-line bg-paper">
        <InvoicesTable
          columns={showColumns(
            listInvoiceColumns((invoice) => invoicesAddress({ ...search, invoice })),
            chosen,
          )}
          rows={items}
          search={search}
        />
      </div>
      <Pager
        page={search.page}
        limit={limit}
        total={total}
        to={(page) => invoicesAddress({ ...search, page, invoice: undefined })}
      />
    </>
  )
}

/** Says why. */
function Nothing({ search, total }: Omit<FoundProps, 'items' | 'limit'>) {
  const { from, to, page } = search
  const isBackwards = from !== undefined && to !== undefined && from > to
  const { title, body } =
    total > 0
      ? { title: t.there_is_no_page_number({ page: String(page) }), body: t.this_list_is_shorter() }
      : isBackwards
        ? { title: t.check_the_dates(), body: t.from_is_after_to() }
        : isNarrowed(search)
          ? { title: t.no_matches(), body: t.try_a_number_a_name_or_an_email() }
          : { title: t.no_invoices_yet(), body: t.each_payment_for_a_plan_has_one() }
  const isAlone = total === 0 && !isNarrowed(search)
  return (
    <EmptyState
      icon={ReceiptText}
      title={title}
      action={
        isAlone ? undefined : total > 0 ? (
          <LinkButton to={invoicesAddress({ ...search, page: 1 })}>{t.see_the_first_page()}</LinkButton>
        ) : (
          <LinkButton to={invoicesAddress({})}>{t.see_all_invoices()}</LinkButton>
        )
      }
    >
      {body}
    </EmptyState>
  )
}

function InvoicesFilters({ search }: { search: InvoicesSearch }) {
  const changeAddress = useChangeAddress()
  const go = (change: Partial<InvoicesSearch>) =>
    changeAddress(invoicesAddress({ ...search, page: 1, ...change }), {
      preventScrollReset: true,
      replace: true,
    })
  return (
    <FilterBar
      label={t.invoices()}
      field={
        <SearchField
          shortcut="/"
          label={t.number_name_or_email()}
          q={search.q ?? ''}
          onSearch={(q) => go({ q: q || undefined })}
        />
      }
      values={[search.state, search.from ?? search.to]}
      chips={
        search.user_id !== undefined && (
          <LinkButton kind="quiet" size="small" to={invoicesAddress({ ...search, user_id: undefined })}>
            {t.only_user_number_show_all({ id: search.user_id })}
          </LinkButton>
        )
      }
    >
      <PillSelect
        label={t.state()}
        value={search.state ?? ''}
        onChange={({ target }) => go({ state: (target.value || undefined) as InvoiceState | undefined })}
        options={[
          { value: '', label: t.any_state() },
          ...Object.entries(getStateWords()).map(([value, { label }]) => ({ value, label })),
        ]}
      />
      <DayField label={t.from()} day={search.from} onDay={(from) => go({ from })} />
      <DayField label={t.to()} day={search.to} onDay={(to) => go({ to })} />
    </FilterBar>
  )
}
