import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Plan } from '#domains/billing/common/plans/plans.ts'
import type { AdminCategory } from '#domains/catalogue/common/catalogue.ts'
import { findExceptionProblem, maxFeeExceptions } from '#domains/settings/common/fees/success-fees.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { FieldError } from '#platform/web/ui/fields/field.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { FeeExceptionRow } from './fee-exception-row.tsx'
import { blankException, type ExceptionValues, parseException } from './fee-values.ts'
import * as t from '#domains/settings/texts.ts'

interface FeeExceptionsProps {
  categories: AdminCategory[]
  plans: Plan[]
  exceptions: ExceptionValues[]
  onChange: (exceptions: ExceptionValues[]) => void
  id: string
  error: string | undefined
}

export function FeeExceptions({ categories, plans, exceptions, onChange, id, error }: FeeExceptionsProps) {
  const adding = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const [added, setAdded] = useState<number | null>(null)
  useEffect(() => {
    if (added !== null) list.current?.children.item(added)?.querySelector('select')?.focus()
  }, [added])
  const problem = error === undefined ? null : findExceptionProblem(exceptions.map(parseException))
  const isFull = exceptions.length >= maxFeeExceptions
  const remove = (at: number) => {
    onChange(exceptions.filter((_, index) => index !== at))
    setAdded(null)
    adding.current?.focus()
  }
  const moveUp = (at: number) =>
    onChange(exceptions.toSpliced(at, 1).toSpliced(at - 1, 0, ...exceptions.slice(at, at + 1)))
  return (
    <Panel title={t.fee_exceptions()}>
      <p className="mb-4 text-xs text-ink-2">{t.fee_exceptions_about()}</p>
      {error && !problem && (
        <div className="mb-3">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
      {exceptions.length === 0 && <p className="text-sm">{t.no_fee_exceptions()}</p>}
      <ol ref={list} className="grid gap-6 empty:hidden" aria-label={t.fee_exceptions()}>
        {exceptions.map((exception, at) => (
          <FeeExceptionRow
            // oxlint-disable-next-line react/no-array-index-key -- A row has no other identity while it is typed.
            key={at}
            {...{ at, exception, categories, plans }}
            wrong={problem?.at === at ? { field: problem.field, id, error } : null}
            onChange={(changes) =>
              onChange(exceptions.map((one, index) => (index === at ? { ...one, ...changes } : one)))
            }
            onMoveUp={at === 0 ? null : () => moveUp(at)}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button
          ref={adding}
          kind="quiet"
          icon={Plus}
          disabled={isFull}
          onClick={() => {
            setAdded(exceptions.length)
            onChange([...exceptions, blankException])
          }}
        >
          {t.add_exception()}
        </Button>
        {isFull && (
          <p className="text-xs text-ink-2">{t.at_most_count_exceptions({ count: maxFeeExceptions })}</p>
        )}
      </div>
    </Panel>
  )
}
