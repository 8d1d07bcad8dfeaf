import { composeCard, composeEmailText } from './emails.labels.ts'
import { describePrice, savedSearchesPage, type DigestedSearch, type EmailCard } from './finding.labels.ts'
import { getListingPath, type NoticeTexts } from './notifications.labels.ts'
import * as t from '#domains/messaging/texts.ts'

interface Addresses {
  publicUrl: string
  stopPage: string
}

export function matchedMail(words: NoticeTexts, card: EmailCard, addresses: Addresses): string {
  const facts = [describePrice(card), card.place_name]
  return `${composeEmailText({ ...words, facts }, card, addresses.publicUrl)}\n\n${ending(addresses)}`
}

export function digestMail(words: NoticeTexts, searches: DigestedSearch[], addresses: Addresses): string {
  const { publicUrl } = addresses
  const parts = searches.map(({ name, count, cards }) => {
    const found = cards.map((card) => composeFound(card, publicUrl))
    const more = count - cards.length
    return [name, ...found, more > 0 && t.and_count_more({ count: more })].filter(Boolean).join('\n\n')
  })
  const { body, ...rest } = words
  return [
    t.kia_ora(),
    body,
    ...parts,
    composeEmailText({ ...rest, body: '' }, null, publicUrl),
    ending(addresses),
  ].join('\n\n')
}

/** An item of a list if there is no picture. */
function composeFound(card: EmailCard, publicUrl: string): string {
  const [price, address] = [describePrice(card), `${publicUrl}${getListingPath(card)}`]
  return card.cover
    ? composeCard(card, [price, card.place_name, address], publicUrl)
    : `- ${[card.title, price, card.place_name].join(' · ')}\n  ${address}`
}

const ending = ({ publicUrl, stopPage }: Addresses) =>
  t.change_your_saved_searches({ address: `${publicUrl}${savedSearchesPage}`, stop_page: stopPage })
