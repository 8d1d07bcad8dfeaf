import type { SellProblems } from './sell-check.ts'
import type { SellValues } from './sell-values.ts'

export type SellChanges = Partial<SellValues> | ((before: SellValues) => Partial<SellValues>)

export interface SectionProps {
  values: SellValues
  problems: SellProblems
  change: (changes: SellChanges) => void
}
