import type { LucideIcon } from 'lucide-react'
import type { CallOptions } from '#platform/common/api.ts'
import type { AnyOperation } from '#platform/common/operation.ts'
import type { Decided, Outcome } from './run-in-pieces.ts'

export interface BulkLabels {
  reason: string
  category_id: number | null
}

export interface BulkAct {
  /** The name of the action in the plan. */
  act: string
  label: string
  icon: LucideIcon
  danger?: boolean
  /** Also the button: 'Suspend 12 listings'. */
  confirm: (count: number) => string
  what: string
  /** Null if nothing is sent to the member. */
  help: string | null
  /** The label of the text field, by default that of a reason. */
  field?: string
  /** The error for an empty field. */
  missing?: string
  categories?: { value: string; label: string }[]
  send: (ids: number[], words: BulkLabels, options: CallOptions) => Promise<Outcome>
  undo?: (decided: Decided[], reason: string, options: CallOptions) => Promise<Outcome>
}

export interface BulkTable {
  plan: AnyOperation
  /** The table's filters and sorting. */
  search: object
  /** Ids chosen one by one, in place of all matching rows. */
  chosen?: readonly number[]
  onChanged: () => void
}
