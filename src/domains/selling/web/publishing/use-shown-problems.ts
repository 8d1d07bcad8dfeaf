import { useEffect, useEffectEvent, useState } from 'react'
import { keysOf } from '#platform/common/records.ts'
import { getShownProblems, type ProblemField, type SellProblems } from '../form/sell-check.ts'

/** The errors of the last try and those of fields that have been left. */
export function useShownProblems(check: () => SellProblems) {
  const [named, setNamed] = useState<ProblemField[]>([])
  const [noticed, setNoticed] = useState<ProblemField[]>([])
  const [left, setLeft] = useState(0)
  const found = named.length + noticed.length > 0 ? check() : {}
  // A corrected error isn't shown again before the next try, or the summary would take the focus
  // mid-word.
  const still = named.filter((name) => found[name] !== undefined)
  if (still.length < named.length) setNamed(still)
  const wrong = noticed.filter((name) => found[name] !== undefined)
  if (wrong.length < noticed.length) setNoticed(wrong)
  const toProblems = (names: ProblemField[]): SellProblems =>
    Object.fromEntries(names.map((name) => [name, found[name]]))

  // A shown error stays until it's corrected.
  const notice = useEffectEvent(() => {
    const all = [...new Set([...wrong, ...getShownProblems(check(), document.activeElement)])]
    if (all.length > wrong.length) setNoticed(all)
  })
  useEffect(() => {
    if (left === 0) return undefined
    // Delayed: a message that appears at once would move the button being clicked.
    const timer = setTimeout(() => notice(), 300)
    return () => clearTimeout(timer)
  }, [left])

  return {
    named: toProblems(still),
    noticed: toProblems(wrong),
    leave: () => setLeft((before) => before + 1),
    /** @returns the number of errors */
    name() {
      const names = keysOf(check())
      setNamed(names)
      return names.length
    },
  }
}
