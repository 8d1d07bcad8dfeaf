import { rejectionReason, type Verdict } from '#platform/common/verdict.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/selling/texts.ts'
/**
 * The changes that a seller may make to a live listing. Pure.
 * trading-rules.md › Buy now, reserve, edits.
 */

/** A listing's fields; nested ones have a dot in the name: `vehicle.odometer_km`. */
export type Fields = Readonly<Record<string, unknown>>

export interface EditContext {
  has_bids: boolean
  by_admin: boolean
  sold_count: number
  judgeReserve: (reserveCents: number | null) => Verdict
}

export interface Change {
  field: string
  before: unknown
  after: unknown
}

export interface EditVerdict {
  changes: Change[]
  problems: Record<string, string>
}

/**
 * Before the first bid nobody relies on the text; after it a seller may add to it and remove
 * nothing.
 */
export function mayEdit(before: Fields, after: Fields, context: EditContext): EditVerdict {
  const changes = listChanges(before, after)
  const problems: Record<string, string> = {}
  for (const change of changes) {
    const problem = always[change.field]?.(change, context) ?? problemAfterBids(change, context)
    if (problem) problems[change.field] = problem
  }
  return { changes, problems }
}

/** Fields missing from `after` don't change; null equals a missing value. */
function listChanges(before: Fields, after: Fields): Change[] {
  return Object.keys(after)
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((change) => !isSame(change.before, change.after))
}

/** A column of jsonb has its keys in another order than the request. */
export const isSame = (a: unknown, b: unknown): boolean => serialise(a) === serialise(b)

const serialise = (value: unknown) =>
  JSON.stringify(value, (_key, inner: unknown) =>
    isGroup(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

type Rule = (change: Change, context: EditContext) => string | null

const getFrozen = makeTexts(() => t.people_have_bid_so_you_cant_change())

function problemAfterBids(change: Change, context: EditContext): string | null {
  if (!context.has_bids) return null
  const rule = afterFirstBid[change.field]
  return rule ? rule(change, context) : getFrozen()
}

const always: Record<string, Rule> = {
  type: () => t.you_cant_change_the_type_of_listing(),
  sale_method: () => t.you_cant_change_how_it_sells_withdraw(),
  'vehicle.subtype': () => t.you_cant_change_the_vehicle_type(),
  'property.purpose': () => t.you_cant_change_between_sale_and_rent(),
  quantity: ({ after }, { sold_count: soldCount }) =>
    soldCount > 0 && (after as number) <= soldCount ? t.count_sold_already({ count: soldCount }) : null,
}

/** A Consumer Information Notice may need it, and nobody has relied on a blank. */
const onlyFilledIn: Rule = ({ before }) => (before === null ? null : getFrozen())

const afterFirstBid: Record<string, Rule> = {
  description: ({ before, after }) =>
    isAddedBelow(before as string, after as string) ? null : t.people_have_bid_on_this_you_can_add_to(),
  image_ids: ({ before, after }) =>
    startsWith(after as unknown[], before as unknown[]) ? null : t.people_have_bid_on_these_photos_you(),
  delivery_options: ({ before, after }) =>
    startsWith(after as unknown[], before as unknown[]) ? null : t.people_have_bid_with_these_you_can_add(),
  'vehicle.odometer_km': ({ before, after }, { by_admin: byAdmin }) =>
    typeof before === 'number' && typeof after === 'number' && (byAdmin || after > before)
      ? null
      : t.people_have_bid_you_can_only_correct(),
  'vehicle.vin': onlyFilledIn,
  'vehicle.chassis_number': onlyFilledIn,
  'vehicle.first_registered_year': onlyFilledIn,
  'vehicle.has_security_interest': onlyFilledIn,
  reserve_price_cents: ({ after }, { judgeReserve }) => rejectionReason(judgeReserve(after as number | null)),
  // Automatic relisting concerns only the seller and Hoko.
  auto_relist_left: () => null,
}

/** The old text, then a new line: a word added directly behind it could reverse its meaning. */
const isAddedBelow = (before: string, after: string) => after.startsWith(`${before}\n`)

const startsWith = (list: unknown[], beginning: unknown[]) =>
  beginning.every((item, index) => isSame(item, list[index]))

export function flattenFields(fields: object): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]): [string, unknown][] =>
      isGroup(value)
        ? Object.entries(value).map(([inner, innerValue]) => [`${name}.${inner}`, innerValue])
        : [[name, value]],
    ),
  )
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

export function requestedClosing(
  input: { closes_at?: string | null | undefined; duration_minutes?: number | null | undefined },
  before: { duration_minutes: number | null; starts_at: Date },
): Date | null {
  if (input.closes_at) return new Date(input.closes_at)
  const { duration_minutes: durationMinutes } = input
  if (typeof durationMinutes !== 'number') return null
  const isMeant = input.closes_at === null || durationMinutes !== before.duration_minutes
  return isMeant ? new Date(before.starts_at.getTime() + durationMinutes * 60_000) : null
}

/** Earlier problems in unchanged fields don't count. */
export function newProblems(
  before: Record<string, string>,
  after: Record<string, string>,
  changed: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(after).filter(
      ([field, sentence]) => before[field] !== sentence || changed.includes(field),
    ),
  )
}
