import { Link } from 'react-router'
import type { MemberRecordKind, MemberSummary } from '#domains/moderation/common/records/member-records.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import { recordsAddress } from './record-labels.ts'
import { useSummary } from './use-summary.ts'
import * as t from '#domains/accounts/texts.ts'

type Risk = MemberSummary['risks'][number]

/** The tab with a mark's evidence. Linked accounts and suspensions are on the overview itself. */
const evidence: Partial<Record<Risk['mark'], MemberRecordKind>> = {
  new_with_high_value: 'listings',
  contact_just_changed: 'changes',
  reports_upheld: 'reports',
  sales_cancelled: 'trades',
  did_not_pay: 'disputes',
}

export function describeRisk({ mark, count, amount_cents: amountCents }: Risk): string {
  const amount = formatMoney(amountCents)
  return {
    linked_to_suspended: () => t.linked_to_suspended({ count }),
    new_with_high_value: () => t.new_with_high_value({ count, amount }),
    contact_just_changed: () => t.contact_just_changed(),
    reports_upheld: () => t.reports_upheld({ count }),
    sales_cancelled: () => t.sales_cancelled({ count }),
    did_not_pay: () => t.did_not_pay({ count }),
    suspended_before: () => t.suspended_before({ count }),
  }[mark]()
}

export function RiskMarks({ id }: { id: number }) {
  const { data } = useSummary(id)
  if (!data || (data.risks.length === 0 && data.pinned.length === 0)) return null
  return (
    <>
      {data.risks.length > 0 && (
        <Panel title={t.risk_marks()}>
          <ul className="flex flex-wrap gap-2">
            {data.risks.map((risk) => (
              <li key={risk.mark}>
                <Mark id={id} risk={risk} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {data.pinned.map((note) => (
        <Panel key={note.id} title={t.pinned_note()}>
          <p className="text-sm break-words whitespace-pre-line">{note.text}</p>
          <p className="num mt-1 text-xs text-ink-2">
            {note.author}, {formatMoment(note.at)}
          </p>
        </Panel>
      ))}
    </>
  )
}

function Mark({ id, risk }: { id: number; risk: Risk }) {
  const tab = evidence[risk.mark]
  const badge = <Badge kind={risk.severity === 'high' ? 'wrong' : 'plain'}>{describeRisk(risk)}</Badge>
  return tab ? (
    <Link to={recordsAddress(id, tab)} className="rounded-control hover:underline">
      {badge}
    </Link>
  ) : (
    badge
  )
}
