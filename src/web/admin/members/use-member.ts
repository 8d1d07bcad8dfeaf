import { useQueryClient } from '@tanstack/react-query'
import { getMember, listMembers, type Member } from '#contract/members/members.ts'
import { listAudit } from '#contract/audit/audit.ts'
import { getKey, useApiQuery } from '#web/lib/loading/query.tsx'

/** One account as it is now, and a way to take over what an act answered. */
export function useMember(id: number) {
  const call = useApiQuery(getMember, { id })
  return { ...call, member: call.data }
}

/** After an act on an account: what was read of it before is out of date. */
export function useMemberChanged(): (id: number, now?: Member) => Promise<void> {
  const queries = useQueryClient()
  return async (id, now) => {
    if (now) queries.setQueryData(getKey(getMember, { id }), now)
    else await queries.invalidateQueries({ queryKey: [getMember.name, { id }] })
    await queries.invalidateQueries({ queryKey: [listMembers.name] })
    await queries.invalidateQueries({ queryKey: [listAudit.name] })
  }
}
