import type { AuditEntry } from '#contract/audit/audit.ts'
import { auditLabel } from './audit-labels.ts'
import { type AuditNames, auditValue, nothing } from './audit-values.ts'

const actions: Record<string, string> = {
  'account.created': 'Created the account',
  'account.changed': 'Changed the account',
  'account.appeal-answered': 'Answered an appeal',
  'account.suspended': 'Suspended',
  'account.reinstated': 'Reinstated',
  'account.reset-started': 'Started a password reset',
  'account.deleted': 'Deleted the account',
  'accounts.exported': 'Exported users as CSV',
  'listing.approved': 'Approved the listing',
  'listing.sent-back': 'Sent the listing back',
  'listing.suspended': 'Suspended the listing',
  'listing.reinstated': 'Reinstated the listing',
  'listing.started-for': 'Started a draft for the seller',
  'listing.draft-changed-for': 'Edited the draft',
  'listing.listed-for': 'Published for the seller',
  'listing.changed-for': 'Edited for the seller',
  'listing.discarded-for': 'Deleted the draft',
  'listing.withdrawn-for': 'Withdrew for the seller',
  'picture.changed-for': 'Changed a photo for the seller',
  'appeal.answered': 'Answered the appeal',
  'flag.upheld': 'Upheld a report',
  'flag.dismissed': 'Dismissed a report',
  'trade.completed': 'Decided a dispute: sale completed',
  'trade.cancelled': 'Decided a dispute: sale cancelled',
  'trade.agreed': 'Decided a dispute: sale kept',
  'review.upheld': 'Kept a disputed review',
  'review.removed': 'Removed the review',
  'listings.exported': 'Exported listings as CSV',
  'settings.changed': 'Changed the settings',
  'category.added': 'Added the category',
  'category.changed': 'Changed the category',
  'category.removed': 'Removed the category',
  'filter.added': 'Added the filter',
  'filter.changed': 'Changed the filter',
  'filter.removed': 'Removed the filter',
  'faq.added': 'Added the FAQ',
  'faq.changed': 'Changed the FAQ',
  'faq.removed': 'Removed the FAQ',
}

/** What was done, in words; an act of a later version by its name. */
export const describeAct = (action: string): string => actions[action] ?? action

export interface AuditChange {
  name: string
  /** Null where there was nothing before. */
  before: string | null
  after: string
}

type Facts = Record<string, unknown>
const isGroup = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What an act changed, a line each; of what belongs together, such as a vehicle, a line for each part. */
export function listChanges(
  { before, after }: Pick<AuditEntry, 'before' | 'after'>,
  names: AuditNames = {},
): AuditChange[] {
  return listLines(before, after ?? {}, names)
}

function listLines(before: Facts | null, after: Facts, names: AuditNames): AuditChange[] {
  return Object.entries(after).flatMap(([field, value]) => {
    const was = before?.[field]
    if (isGroup(value))
      return listLines(isGroup(was) || before === null ? ((was ?? null) as Facts | null) : {}, value, names)
    const [words, wasWords] = [auditValue(field, value, names), auditValue(field, was, names)]
    if (words === (before === null ? nothing : wasWords)) return []
    return [{ name: auditLabel(field), before: before === null ? null : wasWords, after: words }]
  })
}

/** An entry, or several of the same that followed one another: a draft saves itself as it is written. */
export interface AuditStep extends AuditEntry {
  saves: number
}

const folded = new Set(['listing.draft-changed-for'])

/** Newest first, saves in a row as one: as it was before the first of them, as it is after the last. */
export function foldSaves(entries: AuditEntry[]): AuditStep[] {
  const steps: AuditStep[] = []
  for (const entry of entries) {
    const last = steps.at(-1)
    const isSame =
      last &&
      folded.has(entry.action) &&
      last.action === entry.action &&
      last.actor_id === entry.actor_id &&
      last.subject_id === entry.subject_id
    if (isSame) {
      last.before = { ...last.before, ...entry.before }
      last.after = { ...entry.after, ...last.after }
      last.saves += 1
    } else {
      steps.push({ ...entry, saves: 1 })
    }
  }
  return steps
}

const places: Record<string, { kind: string; to?: (id: number) => string }> = {
  account: { kind: 'User', to: (id) => `/user/${id}/detail` },
  listing: { kind: 'Listing', to: (id) => `/listings?open=${id}` },
  category: { kind: 'Category', to: (id) => `/category/${id}/edit` },
  faq: { kind: 'FAQ', to: (id) => `/faq/${id}/edit` },
  filter: { kind: 'Filter' },
  review: { kind: 'Review', to: (id) => `/reviews/${id}` },
  trade: { kind: 'Sale' },
}

/** What was acted on, and where it is found; null for what is one of its kind. */
export function getSubject({
  subject_kind,
  subject_id,
  subject_name,
}: Pick<AuditEntry, 'subject_kind' | 'subject_id' | 'subject_name'>): {
  label: string
  to: string | null
} | null {
  const place = places[subject_kind]
  if (!place || subject_id === null) return null
  return {
    label: subject_name || `${place.kind} ${subject_id}`,
    to: place.to?.(subject_id) ?? null,
  }
}
