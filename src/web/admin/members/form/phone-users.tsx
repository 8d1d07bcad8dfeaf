import { Link } from 'react-router'
import * as t from './texts.ts'

/** Whose number it is already: that may be right, in a household, but it should be seen. */
export function PhoneUsers({ users }: { users: { id: number; full_name: string }[] }) {
  return (
    <span role="status" className="block font-semibold text-ink empty:hidden">
      {users.length > 0 && t.also_used_by()}
      {users.map(({ id, full_name }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <Link to={`/user/${id}/detail`} target="_blank" className="rounded-control underline">
            {full_name}
          </Link>
        </span>
      ))}
    </span>
  )
}
