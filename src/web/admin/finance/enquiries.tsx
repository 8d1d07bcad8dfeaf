import { MailQuestionMark } from 'lucide-react'
import { listLenders } from '#contract/finance/finance.ts'
import {
  exportFinanceEnquiries,
  listFinanceEnquiries,
  type FinanceEnquiry,
} from '#contract/finance/finance-enquiries.ts'
import { useChangeAddress } from '#web/ui/addresses/use-change-address.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { getMessage } from '#web/lib/session/problem.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { PillSelect } from '#web/ui/fields/pill-select.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { Pager } from '#web/ui/layout/pager.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#web/ui/states/skeleton.tsx'
import { SaveTable } from '../save-table.tsx'
import { TableTools } from '../table/table-tools.tsx'
import { useTableRows } from '../table/use-table-rows.ts'
import { FilterBar } from '../table/filter-bar.tsx'
import { enquiriesAddress, isNarrowed, type EnquiriesSearch } from './enquiries-address.ts'
import { EnquiriesTable, listColumns } from './enquiries-table.tsx'
import { EnquiryDrawer } from './enquiry-drawer.tsx'
import * as t from './texts.ts'

export function Enquiries({ search }: { search: EnquiriesSearch }) {
  const { enquiry, ...wanted } = search
  const changeAddress = useChangeAddress()
  const call = useTableRows(listFinanceEnquiries, 'finance-enquiries', wanted)
  const { data, error, isFetching } = call
  const open = data?.items.find(({ id }) => id === enquiry)
  return (
    <div className="grid grid-cols-1 gap-3.5">
      <div className="flex flex-wrap items-baseline gap-3">
        <h2 id="enquiries" className="heading scroll-mt-4 text-base">
          {t.enquiries()}
        </h2>
        <p role="status" className="num text-sm text-ink-2">
          {data && t.count_enquiries({ count: data.total })}
        </p>
        <div className="ml-auto">
          <SaveTable
            op={exportFinanceEnquiries}
            what="finance-enquiries"
            search={wanted}
            total={data?.total}
          />
        </div>
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <EnquiriesFilters search={search} />
        <TableTools table="finance-enquiries" columns={listColumns()} search={search} to={enquiriesAddress} />
      </div>
      {error && !data ? (
        <ErrorState title={t.enquiries_didnt_load()} onRetry={() => void call.refetch()} busy={isFetching}>
          {getMessage(error)}
        </ErrorState>
      ) : !data ? (
        <Loading label={t.loading_enquiries()}>
          <div className="rounded-panel border border-line bg-paper p-5">
            <SkeletonText lines={6} />
          </div>
        </Loading>
      ) : (
        <Found search={search} {...data} />
      )}
      {open && (
        <EnquiryDrawer
          enquiry={open}
          onClose={() =>
            changeAddress(enquiriesAddress({ ...search, enquiry: undefined }), { preventScrollReset: true })
          }
        />
      )}
    </div>
  )
}

interface FoundProps {
  search: EnquiriesSearch
  items: FinanceEnquiry[]
  total: number
  limit: number
}

function Found({ search, items, total, limit }: FoundProps) {
  if (items.length === 0) {
    return (
      <EmptyState
        icon={MailQuestionMark}
        title={isNarrowed(search) ? t.no_matches() : t.no_enquiries_yet()}
        action={
          isNarrowed(search) && <LinkButton to={enquiriesAddress({})}>{t.see_all_enquiries()}</LinkButton>
        }
      >
        {isNarrowed(search) ? t.try_other_words() : t.members_ask_on_a_vehicle()}
      </EmptyState>
    )
  }
  return (
    <>
      <div className="overflow-clip rounded-panel border border-line bg-paper">
        <EnquiriesTable
          rows={items}
          search={search}
          to={(enquiry) => enquiriesAddress({ ...search, enquiry })}
        />
      </div>
      <Pager
        page={search.page}
        limit={limit}
        total={total}
        to={(page) => enquiriesAddress({ ...search, page, enquiry: undefined })}
      />
    </>
  )
}

function EnquiriesFilters({ search }: { search: EnquiriesSearch }) {
  const changeAddress = useChangeAddress()
  const lenders = useApiQuery(listLenders, {}).data?.items ?? []
  const go = (change: Partial<EnquiriesSearch>) =>
    changeAddress(enquiriesAddress({ ...search, page: 1, ...change }), {
      preventScrollReset: true,
      replace: true,
    })
  return (
    <FilterBar
      label={t.enquiries()}
      field={
        <SearchField
          shortcut="/"
          label={t.name_email_or_vehicle()}
          q={search.q ?? ''}
          onSearch={(q) => go({ q: q || undefined })}
        />
      }
      values={[search.lender_id, search.state]}
    >
      <PillSelect
        label={t.recipient()}
        value={String(search.lender_id ?? '')}
        onChange={({ target }) => go({ lender_id: target.value ? Number(target.value) : undefined })}
        options={[
          { value: '', label: t.any_lender() },
          ...lenders.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <PillSelect
        label={t.state()}
        value={search.state ?? ''}
        onChange={({ target }) => go({ state: (target.value || undefined) as EnquiriesSearch['state'] })}
        options={[
          { value: '', label: t.any_state() },
          { value: 'sent', label: t.sent() },
          { value: 'withdrawn', label: t.withdrawn() },
        ]}
      />
    </FilterBar>
  )
}
