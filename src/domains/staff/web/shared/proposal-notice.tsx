import { Link } from 'react-router'
import { getCase } from '#domains/moderation/common/cases.ts'
import type { SecondPersonAct } from '#domains/staff/common/second-person-rules.ts'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { formatMoment } from './moments.ts'
import { May } from './may.tsx'
import { describeProposal } from '../admin/proposal-labels.ts'
import { useProposal } from './use-proposal.ts'
import * as t from '#domains/staff/texts.ts'

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
