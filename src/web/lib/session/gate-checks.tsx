import { type ReactNode, useState } from 'react'
import { confirmGate, type Gate } from '#contract/gates/gates.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { useAct } from '../loading/query.tsx'

interface Gates {
  /** What is to be confirmed, to stand before the commitment; nothing where nothing is. */
  checks: ReactNode
  busy: boolean
  /** Confirms what is ticked, once for good. @returns false where something is not ticked, and says so there */
  pass: () => Promise<boolean>
}

const keyOf = ({ category_id, kind, words }: Gate) => `${category_id} ${kind} ${words}`

/** What a category asks of buyers before they bid, buy or offer for the first time. */
export function useGates(gates: readonly Gate[]): Gates {
  const confirm = useAct(confirmGate)
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [asked, setAsked] = useState(false)
  const isTicked = (gate: Gate) => ticked.includes(keyOf(gate))

  async function pass() {
    setAsked(true)
    if (!gates.every(isTicked)) return false
    for (const { category_id, kind, words } of gates) await confirm.mutateAsync({ category_id, kind, words })
    return true
  }

  const checks = gates.length > 0 && (
    <fieldset className="grid gap-2 border-t border-line pt-3 text-sm text-ink">
      <legend className="sr-only">What you confirm</legend>
      <p className="text-xs text-ink-2">
        Asked once of whoever buys in {gates.at(-1)!.category_name}. We keep what you confirmed, and when.
      </p>
      {gates.map((gate) => (
        <Checkbox
          key={keyOf(gate)}
          label={gate.words}
          checked={isTicked(gate)}
          onChange={({ target }) =>
            setTicked((before) =>
              target.checked ? [...before, keyOf(gate)] : before.filter((one) => one !== keyOf(gate)),
            )
          }
          error={asked && !isTicked(gate) ? 'Confirm this first.' : undefined}
        />
      ))}
    </fieldset>
  )
  return { checks, busy: confirm.isPending, pass }
}
