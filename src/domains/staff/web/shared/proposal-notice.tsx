import { Link } from 'react-router'
import { getCase } from '#domains/moderation/common/cases.ts'
import { getProposal, type Proposal, proposeAct } from '#domains/moderation/common/moderation.ts'
import { getSettings } from '#domains/settings/common/settings.ts'
import type { SecondPersonAct, TwoPersonRule } from '#domains/staff/common/second-person-rules.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { findProblem } from '#platform/web/session/problem.ts'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { describeProposal } from '../admin/proposal-labels.ts'
import { useMay, May } from './may.tsx'
import { formatMoment } from './moments.ts'
import * as t from '#domains/staff/texts.ts'

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

interface ProposalNoticeProps {
  act: SecondPersonAct
  subject_id: number
}

/** Renders nothing if no proposal is pending. */
export function ProposalNotice({ act, subject_id: subjectId }: ProposalNoticeProps) {
  const proposal = useProposal(act, subjectId)
  if (!proposal) return null
  const { id, proposed_at: proposedAt, expires_at: expiresAt, ...proposed } = proposal
  const sentence = t.proposal_by({
    is_own: proposed.is_own,
    name: proposed.proposed_by,
    act: describeProposal(act, proposed),
    at: formatMoment(proposedAt),
    reason: proposed.reason,
  })
  return (
    <Notice
      action={
        <May op={getCase}>
          <Link to={`/moderation?case=second_person-${id}`} className="font-semibold underline">
            {t.open_the_proposal()}
          </Link>
        </May>
      }
    >
      {sentence} {t.waits_for_a_second_admin_until({ at: formatMoment(expiresAt) })}
    </Notice>
  )
}

export function useTwoPersonRule(): TwoPersonRule {
  const { data } = useApiQuery(getSettings, {})
  return data?.kept ?? { second_person_dollars: null, deletions_need: 'one_admin' }
}

/** Acts at once, or proposes if the setting needs two admins. */
export async function actOrPropose<Done>(
  act: () => Promise<Done>,
  proposal: OperationInput<typeof proposeAct>,
): Promise<{ done: Done } | 'proposed'> {
  try {
    return { done: await act() }
  } catch (error) {
    if (findProblem(error)?.key !== 'second_person_needed') throw error
    await api.call(proposeAct, proposal)
    return 'proposed'
  }
}
