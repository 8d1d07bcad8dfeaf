import { case_assignees, case_orders, type ModerationCase } from '#contract/moderation/cases.ts'
import { case_kinds, type CaseKind } from '#shared/rules/moderation/cases.ts'
import { max_search_characters } from '../table/table-address.ts'

export interface CaseFilter {
  kind: CaseKind | null
  severity: 1 | 2 | 3 | null
  assignee: (typeof case_assignees)[number] | null
  order: (typeof case_orders)[number]
  q: string
  page: number
}

export type CaseName = Pick<ModerationCase, 'kind' | 'id'>

export interface ModerationPlace extends CaseFilter {
  open: CaseName | null
}

const max_page = 10_000

const pick = <const T extends readonly (string | number)[]>(all: T, asked: string | null): T[number] | null =>
  all.find((one) => String(one) === asked) ?? null

/** 'listing_report-12'. Invalid parameters are ignored. */
export function readModerationPlace(asked: URLSearchParams): ModerationPlace {
  const [, kind, number] = /^([a-z_]+)-([1-9]\d{0,14})$/.exec(asked.get('case') ?? '') ?? []
  const open_kind = pick(case_kinds, kind ?? null)
  const page = Number(asked.get('page'))
  return {
    kind: pick(case_kinds, asked.get('kind')),
    severity: pick([1, 2, 3] as const, asked.get('severity')),
    assignee: pick(case_assignees, asked.get('assignee')),
    order: pick(case_orders, asked.get('order')) ?? 'severity',
    q: (asked.get('q') ?? '').slice(0, max_search_characters),
    page: Number.isInteger(page) && page > 0 && page <= max_page ? page : 1,
    open: open_kind && { kind: open_kind, id: Number(number) },
  }
}

export const nameCase = ({ kind, id }: CaseName): string => `${kind}-${id}`

export const isSameCase = (one: CaseName, other: CaseName | null): boolean =>
  one.kind === other?.kind && one.id === other.id

interface QueuedCase extends CaseName {
  listing: { id: number } | null
}

/** Which to open once the one at `at` is decided, and with it the other reports of a listing. */
export function findNextCase(items: QueuedCase[], at: number, others_of: number | null): QueuedCase | null {
  const isOpen = ({ kind, listing }: QueuedCase) =>
    others_of === null || kind !== 'listing_report' || listing?.id !== others_of
  return items.slice(at + 1).find(isOpen) ?? items.slice(0, Math.max(at, 0)).findLast(isOpen) ?? null
}

export function moderationAddress(place: Partial<ModerationPlace>): string {
  const { kind, severity, assignee, order = 'severity', q, page = 1, open } = place
  const wanted = new URLSearchParams({
    ...(kind && { kind }),
    ...(severity && { severity: String(severity) }),
    ...(assignee && { assignee }),
    ...(order !== 'severity' && { order }),
    ...(q && { q }),
    ...(page > 1 && { page: String(page) }),
    ...(open && { case: nameCase(open) }),
  })
  return wanted.size > 0 ? `/moderation?${wanted}` : '/moderation'
}
