import { Lightbulb } from 'lucide-react'
import type { Hint } from './hints.ts'
import { fieldId } from '../form/sell-check.ts'
import * as t from '#domains/selling/texts.ts'

export function HintList({ hints, name }: { hints: Hint[]; name: string }) {
  if (hints.length === 0) return null
  return (
    <section aria-labelledby={name} className="rounded-panel border border-line bg-paper px-4 py-3.5">
      <h2 id={name} className="flex items-center gap-2 text-sm font-semibold">
        <Lightbulb aria-hidden size={18} strokeWidth={1.75} className="text-ink-3" />
        {t.improve_your_listing()}
      </h2>
      <ul className="mt-1.5 grid gap-0.5 text-sm">
        {hints.map(({ words, field }) => (
          <li key={field + words}>
            <a
              href={`#${fieldId(field)}`}
              onClick={(event) => {
                event.preventDefault()
                focusField(field)
              }}
              className="block py-1 text-ink-2 underline decoration-line-strong underline-offset-3 hover:text-pounamu hover:decoration-pounamu"
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function focusField(field: Hint['field']): void {
  const control = document.getElementById(fieldId(field))
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
