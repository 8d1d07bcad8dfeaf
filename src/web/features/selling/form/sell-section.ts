import type { SellProblems } from './sell-check.ts'
import type { SellValues } from './sell-values.ts'

/** What changes, or what it is worked out from as the form stands by then. */
export type SellChanges = Partial<SellValues> | ((before: SellValues) => Partial<SellValues>)

/** What every section of the form works with. */
export interface SectionProps {
  values: SellValues
  problems: SellProblems
  change: (changes: SellChanges) => void
}
