import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { getMessage } from '#platform/web/session/problem.ts'
import { type Column, Table } from '#platform/web/ui/facts/table.tsx'
import { Pager } from '#platform/web/ui/layout/pager.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import * as t from '#domains/insights/texts.ts'

interface CountedRowsProps<Row> {
  call: {
    data: { items: Row[]; page: number; limit: number; total: number } | undefined
    error: Error | null
    isFetching: boolean
    refetch: () => unknown
  }
  page: number
  title: string
  /** The text if no rows are left. */
  none: string
  columns: Column<Row>[]
  to: (page: number) => string
}

/** Lists the rows that a clicked figure counts. */
export function CountedRows<Row extends { id: number }>({
  call: { data, error, isFetching, refetch },
  page,
  title,
  none,
  columns,
  to,
}: CountedRowsProps<Row>) {
  const rows = useRef<HTMLDivElement>(null)
  const isSettled = data !== undefined || error !== null
  // Scrolls because the clicked figure is far above; again once there is content to scroll to.
  useEffect(() => {
    rows.current?.focus({ preventScroll: true })
    rows.current?.scrollIntoView({ block: 'start' })
  }, [isSettled, page])
  return (
    <div ref={rows} tabIndex={-1} role="group" aria-label={title} className="scroll-mt-20 rounded-panel">
      {error && !data ? (
        <ErrorState title={t.revenue_the_rows_didnt_load()} onRetry={() => void refetch()} busy={isFetching}>
          {getMessage(error)}
        </ErrorState>
      ) : (
        <Panel title={title} flush={data !== undefined && data.items.length > 0}>
          {!data ? (
            <Loading label={t.loading_the_rows()}>
              <SkeletonText lines={4} />
            </Loading>
          ) : data.items.length === 0 ? (
            <p className="text-sm text-ink-2">{none}</p>
          ) : (
            <>
              <Table caption={title} columns={columns} rows={data.items} rowKey={({ id }) => id} dense />
              <Pager {...data} to={to} />
            </>
          )}
        </Panel>
      )}
    </div>
  )
}

export const RowLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="block truncate font-semibold text-pounamu hover:underline">
    {children}
  </Link>
)
