import { Check } from 'lucide-react'
import { isRegular } from '../publishing/published-count.ts'
import * as t from '#domains/selling/texts.ts'

export function Commitments({ lines }: { lines: string[] }) {
  const list = (
    <ul className="mt-2 grid gap-2.5 text-sm text-ink-2">
      {lines.map((line) => (
        <li key={line} className="flex gap-2.5">
          <Check aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-pounamu" />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  )
  if (!isRegular()) return list
  return (
    <details className="text-sm">
      <summary className="cursor-pointer rounded-control font-semibold text-ink-2">
        {t.what_you_agree_to()}
      </summary>
      {list}
    </details>
  )
}
