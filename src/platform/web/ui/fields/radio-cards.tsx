import type { LucideIcon } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { joinClasses } from '../classes.ts'
import { FieldError } from './field.tsx'
import { toChangeHandler } from './select.tsx'

export interface RadioCard<Choice extends string = string> {
  value: Choice
  label: string
  help?: ReactNode
  icon?: LucideIcon
  disabled?: boolean
}

interface RadioCardsProps<Choice extends string> extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'type'
> {
  legend: string
  name: string
  cards: RadioCard<Choice>[]
  onChoose?: (choice: Choice) => void
  value?: string
  defaultValue?: string
  columns?: 1 | 2 | 3
  help?: ReactNode
  error?: string | undefined
}

const columnStyles = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' }

/** The id is the first choice's. */
export function RadioCards<Choice extends string>({
  legend,
  cards,
  onChoose,
  value,
  defaultValue,
  columns = 1,
  help,
  error,
  id,
  ...rest
}: RadioCardsProps<Choice>) {
  const made = useId()
  const own = id ?? made
  const described = [error && `${own}-error`, help && `${own}-help`].filter(Boolean).join(' ')
  return (
    <fieldset aria-describedby={described || undefined} className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className={joinClasses('grid gap-2', columnStyles[columns])}>
        {cards.map((card, index) => (
          <label
            key={card.value}
            className={joinClasses(
              'flex items-start gap-3 rounded-control border border-line-strong bg-paper px-3.5 py-3 transition-colors',
              'hover:border-control-line has-checked:border-pounamu has-checked:bg-pounamu-wash',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pounamu',
              'has-disabled:opacity-50',
            )}
          >
            <input
              {...rest}
              {...(onChoose && { onChange: toChangeHandler(cards, onChoose) })}
              {...(value !== undefined && { checked: value === card.value })}
              {...(defaultValue !== undefined && { defaultChecked: defaultValue === card.value })}
              id={index === 0 ? own : undefined}
              type="radio"
              value={card.value}
              disabled={card.disabled ?? rest.disabled}
              className="mt-0.5 size-4 shrink-0 appearance-none rounded-full border border-control-line bg-paper outline-none checked:border-5 checked:border-pounamu"
            />
            <span className="grid min-w-0 gap-0.5">
              <span className="flex items-center gap-2 text-sm font-semibold">
                {card.icon && <card.icon aria-hidden size={18} strokeWidth={1.75} />}
                {card.label}
              </span>
              {card.help && <span className="text-xs text-ink-2">{card.help}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <div className="mt-1.5">
          <FieldError id={`${own}-error`}>{error}</FieldError>
        </div>
      )}
      {help && (
        <p id={`${own}-help`} className="mt-1.5 max-w-prose text-xs text-ink-3">
          {help}
        </p>
      )}
    </fieldset>
  )
}
