import { truncateText } from '#shared/formats/formats.ts'
import { getListingPath, quoteTitle, type NamedListing, type Words } from './notifications.words.ts'

/** What a seller reads of what Hoko does in their stead. */

export type OnBehalfKind = 'listed' | 'changed' | 'draft_changed' | 'draft_discarded' | 'withdrawn'

const max_lines = 12

export function composeBehalfNotice(
  listing: NamedListing,
  act: OnBehalfKind,
  lines: readonly string[],
  reason?: string,
): Words {
  const { what, body, link } = says[act](listing)
  return {
    kind: 'behalf',
    title: `${what}: ${truncateText(getName(listing))}`,
    body: `${body}${listed(lines)}${because(reason)}`,
    link,
  }
}

const getName = ({ title }: NamedListing) => title || 'no title yet'
const named = (listing: NamedListing) => (listing.title ? quoteTitle(listing) : 'a draft without a title')

/** What support changes for a reason of its own was asked for by nobody. */
function because(reason: string | undefined): string {
  if (reason === undefined) return ' If you didn’t ask for this, contact us.'
  const ended = /[.!?…]$/.test(reason) ? reason : `${reason}.`
  return ` Reason: ${ended} If you don’t agree, contact us.`
}

type Says = (listing: NamedListing) => { what: string; body: string; link: string }

const says: Record<OnBehalfKind, Says> = {
  listed: (listing) => ({
    what: 'Listed for you',
    body: `Hoko listed ${named(listing)} for you. It’s live and it’s yours, so you can answer questions and change it.`,
    link: getListingPath(listing),
  }),
  changed: (listing) => ({
    what: 'Changed for you',
    body: `Hoko changed ${named(listing)} for you.`,
    link: getListingPath(listing),
  }),
  draft_changed: (listing) => ({
    what: 'Your draft',
    body: `Hoko is working on ${named(listing)} for you, in your drafts. Check it before you publish it.`,
    link: `/${listing.type}/${listing.id}/edit`,
  }),
  draft_discarded: (listing) => ({
    what: 'Deleted',
    body: `Hoko deleted ${named(listing)}, which wasn’t live yet.`,
    link: '/isell?status=draft',
  }),
  withdrawn: (listing) => ({
    what: 'Withdrawn for you',
    body: `Hoko withdrew ${named(listing)} for you. You can relist it in iSell.`,
    link: '/isell?status=withdrawn',
  }),
}

function listed(lines: readonly string[]): string {
  if (lines.length === 0) return ''
  const shown = lines.slice(0, max_lines).map((line) => truncateText(line.replace(/\s+/g, ' '), 200))
  const left = lines.length - shown.length
  return ` ${shown.join('; ')}${left > 0 ? `; and ${left} more` : ''}.`
}
