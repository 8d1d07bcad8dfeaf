import type { ReactNode } from 'react'
import { joinClasses } from '../classes.ts'
import * as t from '#platform/texts.ts'

export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden className={joinClasses('block animate-breathe rounded-control bg-line', className)} />
  )
}

export function Loading({ label = t.loading(), children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className="grid gap-2.5">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={joinClasses('h-3.5', line === lines - 1 && 'w-3/5')} />
      ))}
    </div>
  )
}

export function SkeletonCard() {
  return (
    <div>
      <Skeleton className="aspect-4/3 rounded-panel" />
      <Skeleton className="mt-3.5 h-3.5 w-11/12" />
      <Skeleton className="mt-2 h-5 w-1/2" />
      <Skeleton className="mt-2 h-3 w-2/5" />
    </div>
  )
}

export const SkeletonPanel = ({ lines }: { lines: number }) => (
  <div className="rounded-panel border border-line bg-paper p-5">
    <SkeletonText lines={lines} />
  </div>
)

export const SkeletonFigures = () => (
  <div className="grid gap-3.5">
    <Skeleton className="h-14 rounded-panel" />
    <Skeleton className="h-64 rounded-panel" />
  </div>
)

export const SkeletonRows = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, row) => <SkeletonRow key={row} />)

export function SkeletonRow() {
  return (
    <div className="flex items-center gap-4 border-b border-line py-3">
      <Skeleton className="h-15 w-20 shrink-0" />
      <div className="grid flex-1 gap-2">
        <Skeleton className="h-3.5 w-3/5" />
        <Skeleton className="h-3 w-2/5" />
      </div>
      <Skeleton className="h-5 w-20 max-sm:hidden" />
    </div>
  )
}

/** As high as a ListRow with one act. */
export const SkeletonListRows = ({ count }: { count: number }) => (
  <div className="divide-y divide-line rounded-panel border border-line bg-paper">
    {Array.from({ length: count }, (_, row) => (
      <div key={row} className="flex min-h-36 gap-3 px-3 py-2.5 md:min-h-16 md:py-1.5">
        <Skeleton className="h-13.5 w-18 shrink-0 md:h-11.25 md:w-15" />
        <div className="grid flex-1 content-start gap-2 md:content-center">
          <Skeleton className="h-3.5 w-3/5" />
          <Skeleton className="h-3 w-2/5" />
        </div>
      </div>
    ))}
  </div>
)
