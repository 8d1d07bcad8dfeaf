import { oneClickAddressOf, stopAlertsPageOf } from '#contract/saved-searches/saved-searches.ts'
import { selectListingCards } from '#server/modules/listings/listings.service.ts'
import { openLetter } from '#server/modules/saved-searches/letters.service.ts'
import { savedSearchesMatched } from '#server/modules/saved-searches/saved-searches.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { selectSearchNames } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'
import { matchedMail, matchedWords } from './saved-searches.words.ts'

export const notifySavedSearchesMatched = reaction({
  name: 'notify.saved-searches-matched',
  on: savedSearchesMatched,
  run: async (tx, { payload: { listing_id, owners } }, platform) => {
    const { public_url } = platform.config
    const [card] = await selectListingCards(tx, [listing_id])
    if (card?.status !== 'active') return
    for (const { account_id, saved_search_ids } of owners) {
      const names = await selectSearchNames(tx, account_id, saved_search_ids)
      if (names.length === 0) continue
      const words = matchedWords(
        card,
        names.map(({ name }) => name),
      )
      const writeMail = async () => {
        const token = await openLetter(tx, { account_id, alerts: 'at_once', saved_search_ids })
        const addresses = { public_url, stop_page: stopAlertsPageOf(public_url, token) }
        return {
          text: matchedMail(words, card, addresses),
          one_click_url: oneClickAddressOf(public_url, token),
        }
      }
      await notify(tx, platform, { account_id, listing_id, ...words, writeMail })
    }
  },
})
