import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Chip } from './chip.tsx'

export interface CountedChip {
  key: string
  icon?: LucideIcon
  /** Names the count too: '8 questions'. */
  label: string
  content: ReactNode
}

/** A row of tasks, one line high; each opens below the row, and only one is open at a time. */
export function CountedChips({ label, chips }: { label: string; chips: CountedChip[] }) {
  const [openKey, setOpenKey] = useState<string | null>(null)
  const id = useId()
  const open = chips.find(({ key }) => key === openKey)
  return (
    <section aria-label={label}>
      <ul className="-mx-3.5 flex gap-2 overflow-x-auto px-3.5 py-1 [scrollbar-width:none] sm:-mx-1 sm:flex-wrap sm:px-1">
        {chips.map(({ key, icon: Icon, label: name }) => (
          <li key={key}>
            <Chip
              chosen={key === openKey}
              aria-pressed={undefined}
              aria-expanded={key === openKey}
              aria-controls={key === openKey ? id : undefined}
              onClick={() => setOpenKey(key === openKey ? null : key)}
            >
              {Icon && <Icon aria-hidden size={16} strokeWidth={1.75} />}
              <span className="num">{name}</span>
            </Chip>
          </li>
        ))}
      </ul>
      {open && (
        <div id={id} className="mt-2 rounded-panel border border-line bg-paper px-4 py-2">
          {open.content}
        </div>
      )}
    </section>
  )
}
