import { endSentence } from '#platform/common/texts/end-sentence.ts'
import { truncateText } from '#platform/common/formats/formats.ts'
import { getListingPath, quoteTitle, type NamedListing, type NoticeTexts } from './notifications.labels.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import * as t from '#domains/messaging/texts.ts'

export type OnBehalfKind = 'listed' | 'changed' | 'draft_changed' | 'draft_discarded' | 'withdrawn'

const maxLines = 12

export function composeBehalfNotice(
  listing: NamedListing,
  act: OnBehalfKind,
  lines: readonly string[],
  reason?: string,
): NoticeTexts {
  const { what, body, ...rest } = composers[act](listing)
  return {
    kind: 'behalf',
    title: what,
    body: joinSentences(body, listChanges(lines), because(reason)),
    ...rest,
  }
}

export const composeWithdrawnByTeamNotice = (listing: NamedListing, name: string): NoticeTexts => ({
  kind: 'behalf',
  title: t.withdrawn_by_name({ name }),
  body: t.name_on_your_team_withdrew_listing({ name, listing: quoteTitle(listing) }),
  link: '/isell?status=withdrawn',
  action: t.act_relist(),
})

function because(reason: string | undefined): string {
  if (reason === undefined) return t.if_you_didnt_ask_for_this_contact_us()
  const ended = endSentence(reason)
  return t.reason_if_you_dont_agree_contact_us({ reason: ended })
}

type Compose = (listing: NamedListing) => { what: string; body: string; link: string; action?: string }

const composers: Record<OnBehalfKind, Compose> = {
  listed: (listing) => ({
    what: t.listed_for_you(),
    body: t.hoko_listed_listing_for_you_its_live({ listing: quoteTitle(listing) }),
    link: getListingPath(listing),
  }),
  changed: (listing) => ({
    what: t.changed_for_you(),
    body: t.hoko_changed_listing_for_you({ listing: quoteTitle(listing) }),
    link: getListingPath(listing),
  }),
  draft_changed: (listing) => ({
    what: t.your_draft(),
    body: t.hoko_is_working_on_your_draft({ title: listing.title, has_title: listing.title !== '' }),
    link: `/${listing.type}/${listing.id}/edit`,
    action: t.act_edit_listing(),
  }),
  draft_discarded: (listing) => ({
    what: t.deleted(),
    body: t.hoko_deleted_your_draft({ title: listing.title, has_title: listing.title !== '' }),
    link: '/isell?status=draft',
    action: t.act_open_isell(),
  }),
  withdrawn: (listing) => ({
    what: t.withdrawn_for_you(),
    body: t.hoko_withdrew_listing_for_you_you_can({ listing: quoteTitle(listing) }),
    link: '/isell?status=withdrawn',
    action: t.act_relist(),
  }),
}

function listChanges(lines: readonly string[]): string {
  if (lines.length === 0) return ''
  const shown = lines.slice(0, maxLines).map((line) => truncateText(line.replace(/\s+/g, ' '), 200))
  const left = lines.length - shown.length
  const changes = shown.join('; ')
  return left > 0 ? t.changes_and_count_more({ changes, count: left }) : `${changes}.`
}
