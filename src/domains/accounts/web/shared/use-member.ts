import { useQueryClient } from '@tanstack/react-query'
import { getMember, listMembers, type Member } from '#domains/accounts/common/members/members.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { useApiQuery, useSetQueryData } from '#platform/web/loading/query.tsx'

export function useMember(id: number) {
  const call = useApiQuery(getMember, { id })
  return { ...call, member: call.data }
}

export function useMemberChanged(): (id: number, now?: Member) => Promise<void> {
  const queries = useQueryClient()
  const setQueryReply = useSetQueryData()
  return async (id, now) => {
    if (now) await setQueryReply(getMember, { id }, now)
    else await queries.invalidateQueries({ queryKey: [getMember.name, { id }] })
    await queries.invalidateQueries({ queryKey: [listMembers.name] })
    await queries.invalidateQueries({ queryKey: [listAudit.name] })
  }
}
