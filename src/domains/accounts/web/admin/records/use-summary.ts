import { useQueryClient } from '@tanstack/react-query'
import { getMemberSummary, listMemberRecords } from '#domains/moderation/common/records/member-records.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'

export const useSummary = (id: number) => useApiQuery(getMemberSummary, { id })

export function useRecordsChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    for (const { name } of [getMemberSummary, listMemberRecords, listAudit])
      await queries.invalidateQueries({ queryKey: [name] })
  }
}
