import { getProposal, type Proposal } from '#domains/moderation/common/second-person.ts'
import type { SecondPersonAct } from '#domains/staff/common/second-person-rules.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { useMay } from './may.tsx'

/**
 * The proposal pending for a second admin; undefined without one and for roles that may not
 * propose.
 */
export function useProposal(act: SecondPersonAct, subjectId: number | null): Proposal | undefined {
  const isEnabled = useMay()(getProposal) && subjectId !== null
  const { data } = useApiQuery(
    getProposal,
    { act, subject_id: subjectId ?? 0 },
    { staleTime: 0, enabled: isEnabled },
  )
  return (isEnabled && data?.proposal) || undefined
}
