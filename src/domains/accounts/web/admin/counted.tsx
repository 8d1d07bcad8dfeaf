import { Link } from 'react-router'
import { formatCount } from '#platform/common/texts/choose-plural.ts'

export function Counted({ count, to }: { count: number; to: string }) {
  return count === 0 ? (
    '0'
  ) : (
    <Link to={to} className="rounded-control text-pounamu hover:text-pounamu-deep hover:underline">
      {formatCount(count)}
    </Link>
  )
}
