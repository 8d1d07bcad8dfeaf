import { Link } from 'react-router'
import { countChats } from '#domains/chat/common/chat.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Counter } from '#platform/web/ui/facts/counter.tsx'
import * as t from '#domains/chat/texts.ts'

/**
 * Chooses between a member's own messages and those of a business they answer for; renders nothing
 * with only their own.
 */
export function InboxChoice({ chosen }: { chosen: number | null }) {
  const { data } = useApiQuery(countChats, {})
  const businesses = data?.businesses ?? []
  if (businesses.length === 0) return null
  return (
    <nav aria-label={t.whose_messages()} className="flex w-full flex-wrap gap-1.5">
      <Choice to="/ichat" name={t.your_own()} isChosen={chosen === null} />
      {businesses.map(({ id, name, unread }) => (
        <Choice
          key={id}
          to={`/ichat?seller=${id}`}
          name={name}
          label={unread > 0 ? t.business_count_unread({ name, count: unread }) : undefined}
          count={unread}
          isChosen={chosen === id}
        />
      ))}
    </nav>
  )
}

interface ChoiceProps {
  to: string
  name: string
  label?: string | undefined
  count?: number
  isChosen: boolean
}

function Choice({ to, name, label, count = 0, isChosen }: ChoiceProps) {
  return (
    <Link
      to={to}
      aria-label={label}
      aria-current={isChosen ? 'page' : undefined}
      className={joinClasses(
        'flex min-h-9 max-w-full items-center gap-1.5 rounded-control border px-2.5 text-sm font-medium',
        isChosen ? 'border-pounamu bg-pounamu-wash' : 'border-line-strong hover:bg-sunk',
      )}
    >
      <span className="truncate">{name}</span>
      {count > 0 && (
        <span aria-hidden>
          <Counter count={count} solid />
        </span>
      )}
    </Link>
  )
}
