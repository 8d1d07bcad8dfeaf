import { keepPreviousData } from '@tanstack/react-query'
import { getAdminTasks } from '#domains/moderation/common/records/admin.ts'
import { getAdminListing } from '#domains/moderation/common/moderation.ts'
import { getCase, listCases } from '#domains/moderation/common/cases.ts'
import { useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import type { CaseFilter } from './moderation-address.ts'

export const casesPerPage = 50

/** Polling interval, since other admins decide meanwhile. */
export const refreshMs = 5_000

export function useCases({ kind, severity, assignee, order, q, page }: CaseFilter) {
  const input = { order, page, limit: casesPerPage, kind, severity, assignee, q: q || undefined }
  return useApiQuery(listCases, input, { placeholderData: keepPreviousData, refetchInterval: refreshMs })
}

/** Refetches after a decision, a claim or an undo, here or by another admin. */
export function useCasesChanged() {
  const invalidate = useInvalidate()
  const changed = useQueueChanged()
  return () => {
    changed()
    invalidate(getCase)
  }
}

/** Leaves out the open case, which need not be fetched again. */
export function useQueueChanged() {
  const invalidate = useInvalidate()
  return () => {
    for (const op of [listCases, getAdminListing, getAdminTasks]) invalidate(op)
  }
}
