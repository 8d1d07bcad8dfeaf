import { truncateText } from '#shared/formats/formats.ts'
import { getListingPath, quoteTitle, type NamedListing, type Words } from './notifications.words.ts'
import * as t from './texts.ts'

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

const getName = ({ title }: NamedListing) => title || t.no_title_yet()
const named = (listing: NamedListing) => (listing.title ? quoteTitle(listing) : t.a_draft_without_a_title())

/** What support changes for a reason of its own was asked for by nobody. */
function because(reason: string | undefined): string {
  if (reason === undefined) return t.if_you_didnt_ask_for_this_contact_us()
  const ended = /[.!?…]$/.test(reason) ? reason : `${reason}.`
  return t.reason_ended_if_you_dont_agree_contact({ ended })
}

type Says = (listing: NamedListing) => { what: string; body: string; link: string }

const says: Record<OnBehalfKind, Says> = {
  listed: (listing) => ({
    what: t.listed_for_you(),
    body: t.hoko_listed_listing_for_you_its_live({ listing: named(listing) }),
    link: getListingPath(listing),
  }),
  changed: (listing) => ({
    what: t.changed_for_you(),
    body: t.hoko_changed_listing_for_you({ listing: named(listing) }),
    link: getListingPath(listing),
  }),
  draft_changed: (listing) => ({
    what: t.your_draft(),
    body: t.hoko_is_working_on_listing_for_you_in({ listing: named(listing) }),
    link: `/${listing.type}/${listing.id}/edit`,
  }),
  draft_discarded: (listing) => ({
    what: t.deleted(),
    body: t.hoko_deleted_listing_which_wasnt_live({ listing: named(listing) }),
    link: '/isell?status=draft',
  }),
  withdrawn: (listing) => ({
    what: t.withdrawn_for_you(),
    body: t.hoko_withdrew_listing_for_you_you_can({ listing: named(listing) }),
    link: '/isell?status=withdrawn',
  }),
}

function listed(lines: readonly string[]): string {
  if (lines.length === 0) return ''
  const shown = lines.slice(0, max_lines).map((line) => truncateText(line.replace(/\s+/g, ' '), 200))
  const left = lines.length - shown.length
  return ` ${shown.join('; ')}${left > 0 ? `; and ${left} more` : ''}.`
}
