import { CircleAlert } from 'lucide-react'
import type { TeachableField } from '#domains/stock-feed/common/feed-fields.ts'
import type { FeedProblem, RecordState } from '#domains/stock-feed/common/stock-feed.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { Button } from '#platform/web/ui/button.tsx'
import * as t from '#domains/stock-feed/texts.ts'

export const getFieldLabels = makeTexts((): Record<TeachableField, string> => ({
  Make: t.make(),
  Model: t.model(),
  Variant: t.variant(),
  Type: t.body_type(),
  ItemType: t.kind_of_item(),
  Colour: t.colour(),
  Transmission: t.transmission(),
  FuelType: t.fuel(),
}))

interface ProblemListProps {
  problems: readonly FeedProblem[]
  /** Without it, no words can be mapped here. */
  onTeach?: (problem: FeedProblem) => void
}

export function ProblemList({ problems, onTeach }: ProblemListProps) {
  if (problems.length === 0) return null
  return (
    <ul className="grid gap-1">
      {problems.map((problem) => (
        <li key={problem.field + problem.says} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="flex min-w-0 items-start gap-1.5 text-pohutukawa-deep">
            <CircleAlert aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
            <span className="min-w-0 break-words">
              {problem.field
                ? t.field_value_says({ ...problem, field: labelOf(problem.field) })
                : problem.says}
            </span>
          </span>
          {onTeach && problem.is_teachable && (
            <Button kind="quiet" size="small" onClick={() => onTeach(problem)}>
              {t.teach_this_word()}
              <span className="sr-only"> {problem.value}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Fields that can't be mapped have the feed's own name. */
const labelOf = (field: string): string => (getFieldLabels() as Record<string, string>)[field] ?? field

export const recordStates = [
  'new',
  'listed',
  'changed',
  'withdrawn',
  'refused',
] as const satisfies RecordState[]
export type RecordStateName = (typeof recordStates)[number]
