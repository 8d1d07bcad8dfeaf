import { Link } from 'react-router'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import * as t from '#domains/accounts/texts.ts'

/** A shared number may be right within a household, but the admin should know. */
export function PhoneUsers({ users }: { users: { id: number; full_name: string }[] }) {
  const people = () =>
    users.map(({ id, full_name: fullName }, at) => (
      <span key={id}>
        {at > 0 && ', '}
        <Link to={`/user/${id}/detail`} target="_blank" className="rounded-control underline">
          {fullName}
        </Link>
      </span>
    ))
  return (
    <span role="status" className="block font-semibold text-ink empty:hidden">
      {users.length > 0 && <Sentence parts={t.also_used_by_people({ people })} />}
    </span>
  )
}
