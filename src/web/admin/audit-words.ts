import type { AuditEntry } from '#contract/members.ts'

const actions: Record<string, string> = {
  'account.created': 'Made the account',
  'account.changed': 'Changed the account',
  'account.suspended': 'Suspended',
  'account.reinstated': 'Reinstated',
  'account.reset-started': 'Started a reset',
  'account.deleted': 'Deleted the account',
  'accounts.exported': 'Saved the table of users',
  'listing.approved': 'Approved the listing',
  'listing.sent-back': 'Sent the listing back',
  'listing.suspended': 'Suspended the listing',
  'listing.reinstated': 'Reinstated the listing',
  'listing.started-for': 'Began a draft for the member',
  'listing.draft-changed-for': 'Wrote on the draft',
  'listing.listed-for': 'Listed it for the member',
  'listing.changed-for': 'Changed it for the member',
  'listing.discarded-for': 'Threw the draft away',
  'listing.withdrawn-for': 'Withdrew it for the member',
  'picture.changed-for': 'Changed a picture of the member',
  'appeal.answered': 'Answered the appeal',
  'flag.upheld': 'Upheld a report',
  'flag.dismissed': 'Dismissed a report',
  'trade.completed': 'Decided a dispute: complete',
  'trade.cancelled': 'Decided a dispute: cancelled',
  'trade.agreed': 'Decided a dispute: the sale goes on',
  'review.upheld': 'Let a disputed review stand',
  'review.removed': 'Removed the review',
  'listings.exported': 'Saved the table of listings',
  'settings.changed': 'Changed the settings',
}

/** What was done, in words; an act of a later version by its name. */
export const actWords = (action: string): string => actions[action] ?? action

const fields: Record<string, string> = {
  first_name: 'First name',
  last_name: 'Last name',
  phone_number: 'Phone',
  seller_kind: 'Sells',
  trading_name: 'Trading name',
  nzbn: 'NZBN',
  gst_number: 'GST number',
  trader_number: 'motor trader number',
  agency_licence: 'Agency licence',
  avatar_image_id: 'Photo',
  ends_sessions: 'Signed out everywhere',
  ended_sessions: 'Sessions ended',
}

const fieldWords = (name: string) =>
  fields[name] ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')

export interface AuditChange {
  name: string
  /** Null where there was nothing before. */
  before: string | null
  after: string
}

/** What an act changed, a line each; empty to empty is no change. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): AuditChange[] {
  return Object.entries(after ?? {}).flatMap(([name, value]) => {
    const was = before ? valueWords(before[name]) : null
    const is = valueWords(value)
    return was === null && is === none ? [] : [{ name: fieldWords(name), before: was, after: is }]
  })
}

const none = 'nothing'

function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return none
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (value === 'in_trade') return 'in trade'
  if (typeof value === 'object' && !Array.isArray(value)) return groupWords(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Of what belongs together, such as a vehicle, only what is said of it. */
function groupWords(group: object): string {
  const said = Object.entries(group)
    .map(([name, value]) => [fieldWords(name), valueWords(value)] as const)
    .filter(([, words]) => words !== none && words !== '[]')
  return said.length === 0 ? none : said.map(([name, words]) => `${name} ${words}`).join(', ')
}
