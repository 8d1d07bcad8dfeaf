import { getProposal, type Proposal } from '#contract/moderation/second-person.ts'
import type { SecondPersonAct } from '#shared/rules/moderation/second-person.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
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
