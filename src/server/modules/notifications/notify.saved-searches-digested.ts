import { oneClickAddressOf, stopAlertsPageOf } from '#contract/saved-searches/saved-searches.ts'
import { selectListingCards } from '#server/modules/listings/listings.service.ts'
import { openLetter } from '#server/modules/saved-searches/letters.service.ts'
import { savedSearchesDigested } from '#server/modules/saved-searches/saved-searches.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { selectSearchNames } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'
import { digestedWords, digestMail } from './saved-searches.words.ts'

export const notifySavedSearchesDigested = reaction({
  name: 'notify.saved-searches-digested',
  on: savedSearchesDigested,
  run: async (tx, { payload: { account_id, alerts, searches } }, platform) => {
    const { public_url } = platform.config
    const saved_search_ids = searches.map(({ saved_search_id }) => saved_search_id)
    const names = new Map(
      (await selectSearchNames(tx, account_id, saved_search_ids)).map(({ id, name }) => [id, name]),
    )
    const cards = new Map(
      (
        await selectListingCards(
          tx,
          searches.flatMap(({ listing_ids }) => listing_ids),
        )
      ).map((card) => [card.id, card]),
    )
    const digested = searches.flatMap(({ saved_search_id, count, listing_ids }) => {
      const name = names.get(saved_search_id)
      return name === undefined
        ? []
        : [{ name, count, cards: listing_ids.flatMap((id) => cards.get(id) ?? []) }]
    })
    if (digested.length === 0) return
    const words = digestedWords(digested)
    const writeMail = async () => {
      const token = await openLetter(tx, { account_id, alerts, saved_search_ids })
      const addresses = { public_url, stop_page: stopAlertsPageOf(public_url, token) }
      return {
        text: digestMail(words, digested, addresses),
        one_click_url: oneClickAddressOf(public_url, token),
      }
    }
    await notify(tx, platform, { account_id, listing_id: null, ...words, writeMail })
  },
})
