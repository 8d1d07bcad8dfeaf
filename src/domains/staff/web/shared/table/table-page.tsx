import { type ReactNode, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { foldText } from '#domains/catalogue/web/shared/category-options.ts'
import { must } from '#platform/common/must.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useChangeAddress } from '#platform/web/ui/addresses/use-change-address.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Table, type TableSort } from '#platform/web/ui/facts/table.tsx'
import { Pager } from '#platform/web/ui/layout/pager.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { Skeleton, SkeletonPanel, SkeletonRows } from '#platform/web/ui/states/skeleton.tsx'
import { AdminPage } from '../admin-page.tsx'
import { SaveTable } from '../save-table.tsx'
import { useMay } from '../may.tsx'
import { makeChoosingColumn, useChoosing, useTableRows } from './choosing.tsx'
import { showColumns, TableBulk, TableTools, useChosenColumns } from './table-tools.tsx'
import type { TableAddress, TableInput } from './table-address.ts'
import type { AnyParts, AnyReply, AnySearch, AnyTable } from './table-definition.ts'
import { TableFilters } from './table-filters.tsx'
import { rememberTable } from './table-memory.ts'
import * as t from '#domains/staff/texts.ts'

export interface TablePageProps {
  /** Values for the {names} in the table's path, sent with each call. */
  given?: Record<string, number>
  /** The page's title if it differs from the table's. */
  title?: string
  back?: { to: string; label: string }
  tools?: ReactNode
}

interface Defined {
  table: AnyTable
  address: TableAddress<AnySearch>
}

interface TableParams extends Defined {
  extras: unknown
}

function useTable({ table, address, extras, given }: TableParams & TablePageProps) {
  const [params] = useSearchParams()
  const whole = address.read(params)
  const search = address.closed(whole)
  const to = (one: AnySearch) =>
    address.to(one).replace(/\{(\w+)\}/g, (_, name: string) => String(given?.[name]))
  const here = to(search)
  useEffect(() => {
    if (table.name) rememberTable(table.path, here)
  }, [table, here])
  const { q, ...others } = search
  const query = table.getText ? others : search
  const input: TableInput = { ...given, ...(table.toInput?.(search) ?? query) }
  const call = useTableRows(table.operation, table.name, input)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Every operation of a table replies one.
  const reply = call.data && toReply(table, call.data as AnyReply, String(q ?? ''))
  return { call, input, whole, parts: { search, reply, extras, to } }
}

/** A complete list is one page with the rows that match the search. */
function toReply({ getText }: AnyTable, reply: Pick<AnyReply, 'items'>, q: string): AnyReply {
  const wanted = foldText(q)
  const items = getText ? reply.items.filter((row) => foldText(getText(row)).includes(wanted)) : reply.items
  return { page: 1, limit: items.length, total: items.length, ...reply, items }
}

/** Renders a table's whole page from its definition. */
export function TablePage({ table, address, extras, given, ...frame }: TableParams & TablePageProps) {
  const { call, input, whole, parts } = useTable({ table, address, extras, given })
  const { search, reply, to } = parts
  const changeAddress = useChangeAddress()
  const choosing = useChoosing(reply?.items ?? [])
  const mayCall = useMay()
  const mayChoose = table.bulk !== undefined && (table.bulk.Bar !== undefined || mayCall(table.bulk.decide))
  const words = table.words()
  const { Tools, Top, Bottom, Drawer, csv } = table
  return (
    <TableFrame
      section={table.section}
      title={frame.title ?? words.title}
      back={frame.back}
      count={reply && !call.isPlaceholderData ? words.count?.(reply.total) : words.count && ''}
      tools={
        <>
          {frame.tools ?? (Tools && <Tools {...parts} />)}
          {csv && <SaveTable {...csv} search={input} total={csv.always ? undefined : reply?.total} />}
        </>
      }
    >
      {Top && <Top {...parts} />}
      {(table.filters || table.name) && (
        <div className="mb-3.5 flex flex-wrap items-start gap-2">
          {table.filters && (
            <TableFilters
              label={words.title}
              filters={table.filters(parts)}
              search={search}
              address={address}
              to={to}
            />
          )}
          {table.name && (
            <TableTools table={table.name} columns={table.columns?.(parts) ?? []} search={search} to={to}>
              {table.bulk && mayCall(table.bulk.decide) && (
                <TableBulk bulk={table.bulk} parts={parts} input={input} choosing={choosing} />
              )}
            </TableTools>
          )}
        </div>
      )}
      <Query
        call={call}
        failed={words.failed}
        loading={words.loading}
        skeleton={<TableSkeleton table={table} />}
      >
        {() => (
          <div className={joinClasses('transition-opacity', call.isPlaceholderData && 'opacity-60')}>
            {reply?.items.length === 0 ? (
              <NoRows table={table} address={address} parts={parts} />
            ) : (
              <Rows table={table} address={address} parts={parts} choosing={mayChoose ? choosing : null} />
            )}
          </div>
        )}
      </Query>
      {Bottom && <Bottom {...parts} />}
      {Drawer && (
        <Drawer
          {...parts}
          search={whole}
          onClose={() => changeAddress(to(search), { preventScrollReset: true, replace: true })}
        />
      )}
    </TableFrame>
  )
}

interface TableFrameProps {
  section: string | undefined
  title: string
  back: TablePageProps['back']
  /** Undefined if the rows aren't counted. */
  count: string | undefined
  tools: ReactNode
  children: ReactNode
}

function TableFrame({ section, title, back, count, tools, children }: TableFrameProps) {
  const counted = count !== undefined && (
    <p role="status" className="num min-w-20 text-sm text-ink-2">
      {count}
    </p>
  )
  if (!section) {
    return (
      <AdminPage
        title={title}
        back={back}
        tools={
          <>
            {counted}
            {tools}
          </>
        }
      >
        {children}
      </AdminPage>
    )
  }
  return (
    <div>
      <div className="mb-3.5 flex flex-wrap items-baseline gap-3">
        <h2 id={section} className="heading scroll-mt-4 text-base">
          {title}
        </h2>
        {counted}
        <div className="ml-auto">{tools}</div>
      </div>
      {children}
    </div>
  )
}

interface RowsProps extends Defined {
  parts: AnyParts
  choosing: ReturnType<typeof useChoosing> | null
}

function Rows({ table, address, parts, choosing }: RowsProps) {
  const { search, reply, to } = parts
  const chosen = useChosenColumns(table.name, search)
  const { items, page, limit, total } = must(reply, 'reply')
  const { bulk, Note, Pager: OwnPager } = table
  const columns = [
    ...(bulk && choosing ? [makeChoosingColumn(items, choosing, bulk.nameRow)] : []),
    ...(table.columns?.(parts) ?? []),
  ]
  const sort: TableSort | undefined = search.sort
    ? {
        key: search.sort,
        order: search.order ?? 'desc',
        to: (column) => to(address.sortedBy(search, column)),
      }
    : undefined
  return (
    <div className={joinClasses('relative', table.Top && '[--around:21.5rem]')}>
      {Note && <Note {...parts} />}
      {bulk?.Bar && choosing && <bulk.Bar {...choosing} rows={items} />}
      {table.renderRows ? (
        table.renderRows(items, parts)
      ) : (
        <div className="overflow-clip rounded-panel border border-line bg-paper">
          <Table
            caption={table.words().title}
            columns={showColumns(columns, chosen)}
            rows={items}
            rowKey={({ id }) => id}
            sort={sort}
            long={!table.isStatic}
            dense={table.isStatic ?? false}
            pressable={!table.isStatic}
          />
        </div>
      )}
      {OwnPager ? (
        <OwnPager {...parts} />
      ) : (
        <Pager page={page} limit={limit} total={total} to={(next) => to({ ...search, page: next })} />
      )}
    </div>
  )
}

function NoRows({ table, address, parts }: Omit<RowsProps, 'choosing'>) {
  const { search, reply, to } = parts
  const { icon } = table
  const words = table.words()
  if (reply && reply.total > 0) {
    return (
      <EmptyState
        icon={icon}
        title={t.theres_no_page_page_any_more({ page: search.page ?? 1 })}
        action={<LinkButton to={to({ ...search, page: 1 })}>{t.see_the_first_page()}</LinkButton>}
      >
        {t.the_list_is_shorter_now()}
      </EmptyState>
    )
  }
  const isNarrowed = address.isNarrowed(search)
  const seeAll = words.seeAll && <LinkButton to={to({})}>{words.seeAll}</LinkButton>
  const { title, text, action } =
    table.nothing?.(parts, address.isNarrowed) ??
    (isNarrowed ? { title: t.no_matches(), text: words.noMatches } : words.none)
  return (
    <EmptyState icon={icon} title={title} action={isNarrowed ? seeAll : action}>
      {text}
    </EmptyState>
  )
}

function TableSkeleton({ table }: { table: AnyTable }) {
  if (!table.name) return <SkeletonRows count={6} />
  if (table.renderRows || table.isStatic) return <SkeletonPanel lines={8} />
  return (
    <div className="rounded-panel border border-line bg-paper">
      {Array.from({ length: 14 }, (_, row) => (
        <div key={row} className="flex h-10 items-center gap-3 border-b border-line px-5 last:border-0">
          <Skeleton className="size-6" />
          <Skeleton className="h-3.5 w-64 max-w-1/2" />
          <Skeleton className="ml-auto h-5 w-16" />
          <Skeleton className="h-3.5 w-20 max-md:hidden" />
          <Skeleton className="h-3.5 w-24 max-xl:hidden" />
        </div>
      ))}
    </div>
  )
}
