import type { ReactNode } from 'react'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading } from '#platform/web/ui/states/skeleton.tsx'
import { findProblem, getMessage } from '../session/problem.ts'

interface QueryProps<Data> {
  call: {
    data: Data | undefined
    error: Error | null
    isFetching: boolean
    refetch: () => unknown
  }
  /** The heading of the error if nothing was loaded. */
  failed?: string | undefined
  /** Read out while loading. */
  loading?: string | undefined
  skeleton: ReactNode
  /** Replaces a list without items. */
  empty?: ReactNode
  /** Shown for a 404. */
  missing?: ReactNode
  /** The class of the placeholder for the data. */
  className?: string
  children: (data: Data) => ReactNode
}

/** Loaded data stays visible when a later request fails. */
export function Query<Data>(props: QueryProps<Data>) {
  const { call, failed, loading, skeleton, empty, missing, className, children } = props
  const { data, error, isFetching } = call
  const isNothing = empty !== undefined && isEmpty(data)
  if (data !== undefined && !isNothing) return children(data)
  const isMissing = missing !== undefined && noSuchNumber.has(findProblem(error)?.key ?? '')
  const state = isNothing ? (
    empty
  ) : isMissing ? (
    missing
  ) : error ? (
    <ErrorState title={failed} onRetry={() => void call.refetch()} busy={isFetching}>
      {getMessage(error)}
    </ErrorState>
  ) : (
    <Loading label={loading}>{skeleton}</Loading>
  )
  return className ? <div className={className}>{state}</div> : state
}

const noSuchNumber = new Set(['not_found', 'validation_failed'])

const isEmpty = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'items' in data &&
  Array.isArray(data.items) &&
  data.items.length === 0
