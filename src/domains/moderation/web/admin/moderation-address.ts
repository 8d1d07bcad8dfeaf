import * as z from 'zod/mini'
import { caseOrders, listCases, type ModerationCase } from '#domains/moderation/common/cases.ts'
import { listCases as shapes } from '#domains/moderation/common/cases.shapes.ts'
import { caseKinds } from '#domains/moderation/common/case-kinds.ts'
import { tableAddress } from '#domains/staff/web/shared/table/table-address.ts'
import type { SearchOf } from '#domains/staff/web/shared/table/table-definition.ts'

export type CaseFilter = SearchOf<typeof listCases, {}>
export type CaseName = Pick<ModerationCase, 'kind' | 'id'>

export interface ModerationPlace extends CaseFilter {
  open: CaseName | null
}

/** 'listing_report-12' */
const beside = { case: z.optional(z.string().check(z.regex(/^[a-z_]+-[1-9]\d{0,14}$/))) }

const address = tableAddress<SearchOf<typeof listCases, typeof beside>>({
  path: '/moderation',
  query: z.extend(shapes.query, { order: z._default(z.enum(caseOrders), 'severity') }),
  beside,
})

export function readModerationPlace(params: URLSearchParams): ModerationPlace {
  const { case: name, ...filter } = address.read(params)
  const [kind, id] = name?.split('-') ?? []
  const known = caseKinds.find((one) => one === kind)
  return { ...filter, open: known ? { kind: known, id: Number(id) } : null }
}

export const moderationAddress = ({ open, ...filter }: Partial<ModerationPlace>): string =>
  address.to({ ...filter, ...(open && { case: nameCase(open) }) })

export const nameCase = ({ kind, id }: CaseName): string => `${kind}-${id}`

export const isSameCase = (one: CaseName, other: CaseName | null): boolean =>
  one.kind === other?.kind && one.id === other.id

interface QueuedCase extends CaseName {
  listing: { id: number } | null
}

/** Finds the case to open once the one at `at` and the listing's other reports are decided. */
export function findNextCase(items: QueuedCase[], at: number, othersOf: number | null): QueuedCase | null {
  const isOpen = ({ kind, listing }: QueuedCase) =>
    othersOf === null || kind !== 'listing_report' || listing?.id !== othersOf
  return items.slice(at + 1).find(isOpen) ?? items.slice(0, Math.max(at, 0)).findLast(isOpen) ?? null
}
