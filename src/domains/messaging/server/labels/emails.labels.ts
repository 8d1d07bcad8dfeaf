import { getPicturePath } from '#platform/common/formats/files.ts'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { getActions } from './actions.labels.ts'
import { describePrice, type EmailCard } from './finding.labels.ts'
import type { NoticeTexts } from './notifications.labels.ts'
import * as t from '#domains/messaging/texts.ts'

/** Never cut: mail programs do that themselves, each at its own width. */
export const composeSubject = (
  { title, subject }: Pick<NoticeTexts, 'title' | 'subject'>,
  card: Pick<EmailCard, 'title'> | null,
): string => subject ?? (card?.title ? t.subject_about_listing({ title, listing: card.title }) : title)

type Emailed = Pick<NoticeTexts, 'kind' | 'body' | 'link' | 'action' | 'facts'>

export function composeEmailText(
  { kind, body, link, action, facts }: Emailed,
  card: EmailCard | null,
  publicUrl: string,
): string {
  return [
    body,
    card && composeCard(card, facts ?? listFacts(card), publicUrl),
    `${action ?? getActions()[kind]}: ${publicUrl}${link}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** A paragraph that emails show with its picture. */
export const composeCard = (
  { title, cover }: Pick<EmailCard, 'title' | 'cover'>,
  facts: string[],
  publicUrl: string,
): string =>
  [...(cover ? [`${publicUrl}${getPicturePath(cover.thumb_url)}`] : []), title, ...facts].join('\n')

export function listFacts(card: EmailCard): string[] {
  if (card.status !== 'active') return []
  const { closes_at: closesAt } = card
  return [
    describePrice(card),
    ...(closesAt === null ? [] : [t.closes_instant({ instant: formatShortInstant(new Date(closesAt)) })]),
  ]
}
