import type { LucideIcon } from 'lucide-react'
import type { CallOptions } from '#platform/common/api.ts'
import type { AnyOperation } from '#platform/common/operation.ts'
import type { Decided, Outcome } from './run-in-pieces.ts'

export interface BulkWords {
  reason: string
  category_id: number | null
}

export interface BulkAct {
  /** As the plan calls it. */
  act: string
  label: string
  icon: LucideIcon
  danger?: boolean
  /** Also the button: 'Suspend 12 listings'. */
  confirm: (count: number) => string
  what: string
  /** Null where nothing is sent. */
  help: string | null
  /** What is written, unless it's a reason. */
  field?: string
  /** Said where it's missing. */
  missing?: string
  categories?: { value: string; label: string }[]
  send: (ids: number[], words: BulkWords, options: CallOptions) => Promise<Outcome>
  undo?: (decided: Decided[], reason: string, options: CallOptions) => Promise<Outcome>
}

export interface BulkTable {
  plan: AnyOperation
  /** Filters and sorting of the table. */
  search: object
  /** Those that were chosen one by one, in place of all that match. */
  chosen?: readonly number[]
  onChanged: () => void
}
