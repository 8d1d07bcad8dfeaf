import { UserRound } from 'lucide-react'
import type { TenantFacts } from '#domains/chat/common/dealings.ts'
import { formatDay } from '#platform/common/formats/formats.ts'
import * as t from '#domains/chat/texts.ts'

/** Shows a rental enquirer's facts about themselves. */
export function TenantSummary({ tenant: { people, pets, move_in: moveIn } }: { tenant: TenantFacts }) {
  const facts = [
    t.count_people({ count: people }),
    pets === '' ? t.no_pets() : t.pets_named({ pets }),
    t.moving_in_from_day({ day: formatDay(moveIn) }),
  ]
  return (
    <p className="flex items-start gap-2 border-b border-line px-3.5 py-2 text-sm">
      <UserRound aria-hidden size={18} strokeWidth={1.75} className="mt-px shrink-0 text-ink-3" />
      <span className="min-w-0 wrap-anywhere">{facts.join(' · ')}</span>
    </p>
  )
}
