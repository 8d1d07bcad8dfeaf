import type { SellProblems } from './sell-check.ts'
import type { SellValues } from './sell-values.ts'

/** What every section of the form works with. */
export interface SectionProps {
  values: SellValues
  problems: SellProblems
  change: (changes: Partial<SellValues>) => void
}
