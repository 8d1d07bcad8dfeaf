import { formatOption, formatOptionPrices } from '#domains/delivery/common/delivery-labels.ts'
import type { BulkAct, BulkFields, BulkKind } from '#domains/selling/common/bulk-acts.ts'
import { formatMinutes } from '#domains/settings/common/closing-rules.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { getPickups } from '../delivery/pickups.ts'
import type { OwnStatus } from '../table/use-own-listings.ts'
import * as t from '#domains/selling/texts.ts'

const edits = ['price', 'quantity', 'delivery', 'duration'] as const

const kindsByStatus: Record<OwnStatus, readonly BulkKind[]> = {
  active: [...edits, 'withdraw'],
  draft: [...edits, 'delete_drafts'],
  sold: ['relist'],
  unsold: ['relist'],
  withdrawn: ['relist'],
  pending: [],
  suspended: [],
}

/** The acts that make sense in a tab; the plan says what they would do with each listing. */
export const listBulkKinds = (status: OwnStatus): readonly BulkKind[] => kindsByStatus[status]

export const getKindLabels = makeTexts((): Record<BulkKind, string> => ({
  price: t.change_prices(),
  quantity: t.change_quantities(),
  delivery: t.replace_delivery(),
  duration: t.change_durations(),
  relist: t.relist(),
  withdraw: t.withdraw(),
  delete_drafts: t.delete_drafts(),
}))

export const isFinal = (kind: BulkKind): boolean => kind === 'withdraw' || kind === 'delete_drafts'

/** As the sentences about an act choose their verb. */
export const chooseVerb = (kind: BulkKind): 'relist' | 'withdraw' | 'delete_drafts' | 'other' =>
  kind === 'relist' || kind === 'withdraw' || kind === 'delete_drafts' ? kind : 'other'

export function describeTitle({ kind, undoes, state, counts }: BulkAct): string {
  const { planned, done } = counts
  if (state === 'done' || state === 'stopped') return t.bulk_report({ kind: chooseVerb(kind), done, planned })
  if (undoes !== null) return t.undo_changes_of({ count: planned })
  return t.bulk_plan({ kind: chooseVerb(kind), planned, count: planned + counts.stays })
}

export const describeConfirm = ({ kind, undoes, counts }: BulkAct): string =>
  undoes === null
    ? t.bulk_confirm({ kind: chooseVerb(kind), count: counts.planned })
    : t.change_count_back({ count: counts.planned })

/** One line for each value that the act changes. */
export function describeFields(fields: BulkFields): string[] {
  const lines: string[] = []
  const { quantity, pickup, delivery_options: options } = fields
  for (const cents of [fields.start_price_cents, fields.buy_now_price_cents, fields.reserve_price_cents])
    if (cents !== undefined) lines.push(cents === null ? t.none_set() : formatMoney(cents))
  if (quantity !== undefined) lines.push(formatCount(quantity))
  if (fields.duration_minutes) lines.push(formatMinutes(fields.duration_minutes))
  if (pickup) lines.push(getPickups().find(({ value }) => value === pickup)?.label ?? pickup)
  for (const option of options ?? []) lines.push(`${formatOption(option)}, ${formatOptionPrices(option, '')}`)
  return lines
}
