import { Link } from 'react-router'
import type { CasePerson } from '#domains/moderation/common/cases.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { shortDay } from '#domains/staff/web/shared/moments.ts'
import { getRoleLabels } from '../shared/case-labels.ts'
import * as t from '#domains/moderation/texts.ts'

export function CasePeople({ people }: { people: CasePerson[] }) {
  if (people.length === 0) return null
  return (
    <section aria-label={t.people()} className="grid gap-2">
      <h3 className="heading text-base">{t.people()}</h3>
      <ul className="grid gap-2.5 sm:grid-cols-2">
        {people.map((person) => (
          <li
            key={`${person.role} ${person.id}`}
            className="grid gap-1 rounded-panel border border-line p-3 text-sm"
          >
            <Person {...person} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Person(person: CasePerson) {
  const {
    id,
    display_name: displayName,
    role,
    status,
    member_since: memberSince,
    strikes,
    warnings,
    suspensions,
  } = person
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link to={`/user/${id}/detail`} className="font-semibold wrap-anywhere underline">
          {displayName}
        </Link>
        <span className="text-xs text-ink-2">{getRoleLabels()[role]}</span>
        {status === 'suspended' && <Badge kind="wrong">{t.suspended()}</Badge>}
        {strikes > 0 && <Badge kind="wrong">{t.count_strikes({ count: strikes })}</Badge>}
      </p>
      <p className="num text-xs text-ink-2">{t.member_since({ day: shortDay(memberSince) })}</p>
      <ul className="num grid gap-0.5 text-xs text-ink-2">
        <li>
          <Link to={`/member-reports?about=${id}`} className="underline">
            {t.reports_about({ count: person.reports_about, upheld: person.upheld_about })}
          </Link>
        </li>
        <li>
          <Link to={`/member-reports?reporter=${id}`} className="underline">
            {t.reports_by({ count: person.reports_by, upheld: person.upheld_by })}
          </Link>
        </li>
        <li>
          <ToPerson id={id} count={suspensions}>
            {t.count_suspensions({ count: suspensions })}
          </ToPerson>
        </li>
        <li>
          <ToPerson id={id} count={warnings}>
            {t.count_warnings({ count: warnings })}
          </ToPerson>
        </li>
      </ul>
    </>
  )
}

/** Links to the person's page with the list; a count of zero has no link. */
const ToPerson = ({ id, count, children }: { id: number; count: number; children: string }) =>
  count === 0 ? (
    children
  ) : (
    <Link to={`/user/${id}/detail`} className="underline">
      {children}
    </Link>
  )
