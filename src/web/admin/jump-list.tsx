import { LogOut, type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { classes } from '#web/ui/classes.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { chooseTheme } from '#web/ui/theme.ts'
import { adminPlaces } from './admin-pages.ts'
import { jumpMatches } from './jump-matches.ts'
import { leaveDesk } from './leave-desk.ts'

interface Choice {
  label: string
  icon: LucideIcon
  run: () => void
}

function useChoices(): Choice[] {
  const navigate = useNavigate()
  return [
    ...adminPlaces.map(({ label, icon, href }) => ({ label, icon, run: () => void navigate(href) })),
    { label: 'Theme: light', icon: Sun, run: () => chooseTheme('light') },
    { label: 'Theme: dark', icon: Moon, run: () => chooseTheme('dark') },
    { label: 'Theme: as my device', icon: Monitor, run: () => chooseTheme('system') },
    { label: 'Sign out', icon: LogOut, run: () => void leaveDesk() },
  ]
}

/** Everything the desk has, a few letters away. */
export function JumpList({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Jump to">
      <Choices onClose={onClose} />
    </Dialog>
  )
}

function Choices({ onClose }: { onClose: () => void }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const choices = jumpMatches(useChoices(), typed)

  useEffect(() => input.current?.focus(), [])

  function choose(choice: Choice | undefined) {
    if (!choice) return
    onClose()
    choice.run()
  }

  function press(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (event.key === 'Enter') choose(choices[at])
    else if (step && choices.length > 0) setAt((at + step + choices.length) % choices.length)
    else return
    event.preventDefault()
  }

  return (
    <>
      <TextInput
        ref={input}
        role="combobox"
        aria-label="Page or action"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={choices[at] ? `${id}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder="A page, or something to do"
        value={typed}
        onKeyDown={press}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
        }}
      />
      <div id={`${id}-list`} role="listbox" aria-label="Where to" className="mt-2">
        {choices.map(({ icon: Icon, ...choice }, n) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field
          <div
            key={choice.label}
            id={`${id}-${n}`}
            role="option"
            tabIndex={-1}
            aria-selected={n === at}
            onClick={() => choose(choices[n])}
            onPointerMove={() => setAt(n)}
            className={classes(
              'flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 text-sm',
              n === at && 'bg-pounamu-wash text-pounamu-deep',
            )}
          >
            <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
            {choice.label}
          </div>
        ))}
      </div>
      {choices.length === 0 && (
        <p role="status" className="px-3 py-2 text-sm text-ink-2">
          Nothing here is called that.
        </p>
      )}
    </>
  )
}
