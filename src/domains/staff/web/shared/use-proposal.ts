import { getProposal, type Proposal } from '#domains/moderation/common/second-person.ts'
import type { SecondPersonAct } from '#domains/staff/common/second-person-rules.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { useMay } from './may.tsx'

/** What waits for a second admin; undefined where nothing does, and for those who may not propose. */
export function useProposal(act: SecondPersonAct, subject_id: number | null): Proposal | undefined {
  const isAsked = useMay()(getProposal) && subject_id !== null
  const { data } = useApiQuery(
    getProposal,
    { act, subject_id: subject_id ?? 0 },
    { staleTime: 0, enabled: isAsked },
  )
  return (isAsked && data?.proposal) || undefined
}
