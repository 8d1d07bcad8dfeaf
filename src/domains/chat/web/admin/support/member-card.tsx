import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { describeStatus, fullName } from '#domains/accounts/web/shared/member-labels.ts'
import { useMember } from '#domains/accounts/web/shared/use-member.ts'
import { formatDay } from '#domains/staff/web/shared/moments.ts'
import { formatPhone } from '#platform/common/formats/format-phone.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import * as t from '#domains/chat/texts.ts'

/** Shows the member beside their messages. It's left out where there's no room, because the header links there. */
export function MemberCard({ id }: { id: number }) {
  const { member } = useMember(id)
  return (
    <aside
      aria-label={t.about_the_member()}
      className="grid content-start gap-3 overflow-y-auto border-l border-line p-3.5 text-sm max-xl:hidden"
    >
      {member ? <Card member={member} /> : <SkeletonText lines={6} />}
    </aside>
  )
}

function Card({ member }: { member: NonNullable<ReturnType<typeof useMember>['member']> }) {
  const status = describeStatus(member)
  const address = `/user/${member.id}/detail`
  const facts: [label: string, value: ReactNode][] = [
    [t.email(), member.email],
    [t.phone(), formatPhone(member.phone_number)],
    [t.member_since(), formatDay(member.member_since)],
    [t.live_listings(), formatCount(member.live_count)],
    [t.open_sales(), formatCount(member.open_sales.count)],
  ]
  return (
    <>
      <div className="grid justify-items-start gap-1.5">
        <Avatar name={fullName(member)} picture={member.avatar} size="large" />
        <Link to={address} className="font-semibold wrap-anywhere hover:text-pounamu hover:underline">
          {fullName(member)}
        </Link>
        <Badge kind={status.kind}>{status.label}</Badge>
      </div>
      <dl className="grid gap-2">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-xs text-ink-3">{label}</dt>
            <dd className="num wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <Link to={address} className="text-pounamu hover:underline">
        {t.open_the_member_page()}
      </Link>
    </>
  )
}
