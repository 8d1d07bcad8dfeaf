import { buildOneClickAddress, buildStopAlertsLink } from '#domains/saved-searches/common/stop-alerts.ts'
import { selectListingCards } from '#domains/listings/server/listings.service.ts'
import { openLetter } from '#domains/saved-searches/server/alert-emails.service.ts'
import {
  savedSearchesDigested,
  savedSearchesMatched,
} from '#domains/saved-searches/server/saved-searches.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { selectSearchNames } from '../notifications.queries.ts'
import { notifyAccount } from '../notifications.service.ts'
import {
  digestMail,
  composeDigestedNotice,
  matchedMail,
  composeMatchedNotice,
} from '../labels/saved-searches.labels.ts'

export const notifySavedSearchesMatched = reaction({
  name: 'notify.saved-searches-matched',
  on: savedSearchesMatched,
  run: async (tx, { payload: { listing_id, owners } }, platform) => {
    const { public_url } = platform.config.http
    const [card] = await selectListingCards(tx, [listing_id])
    if (card?.status !== 'active') return
    for (const { account_id, saved_search_ids } of owners) {
      const names = await selectSearchNames(tx, account_id, saved_search_ids)
      if (names.length === 0) continue
      const words = composeMatchedNotice(
        card,
        names.map(({ name }) => name),
      )
      const writeMail = async () => {
        const token = await openLetter(tx, { account_id, alerts: 'at_once', saved_search_ids })
        const addresses = { public_url, stop_page: buildStopAlertsLink(public_url, token) }
        return {
          text: matchedMail(words, card, addresses),
          one_click_url: buildOneClickAddress(public_url, token),
        }
      }
      await notifyAccount(tx, platform, { account_id, listing_id, ...words, writeMail })
    }
  },
})

export const notifySavedSearchesDigested = reaction({
  name: 'notify.saved-searches-digested',
  on: savedSearchesDigested,
  run: async (tx, { payload: { account_id, alerts, searches } }, platform) => {
    const { public_url } = platform.config.http
    const savedSearchIds = searches.map(({ saved_search_id }) => saved_search_id)
    const names = new Map(
      (await selectSearchNames(tx, account_id, savedSearchIds)).map(({ id, name }) => [id, name]),
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
    const words = composeDigestedNotice(digested)
    const writeMail = async () => {
      const token = await openLetter(tx, { account_id, alerts, saved_search_ids: savedSearchIds })
      const addresses = { public_url, stop_page: buildStopAlertsLink(public_url, token) }
      return {
        text: digestMail(words, digested, addresses),
        one_click_url: buildOneClickAddress(public_url, token),
      }
    }
    await notifyAccount(tx, platform, { account_id, listing_id: null, ...words, writeMail })
  },
})
