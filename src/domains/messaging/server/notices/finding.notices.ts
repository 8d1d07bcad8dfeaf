import { selectListingCards } from '#domains/listings/server/listings.service.ts'
import { buildOneClickAddress, buildStopAlertsLink } from '#domains/saved-searches/common/stop-alerts.ts'
import { openLetter } from '#domains/saved-searches/server/alert-emails.service.ts'
import {
  savedSearchesDigested,
  savedSearchesMatched,
} from '#domains/saved-searches/server/saved-searches.events.ts'
import { listingEdited } from '#domains/selling/server/selling.events.ts'
import { watchersCarriedOver } from '#domains/watchlist/server/watching.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { digestMail, matchedMail } from '../labels/alerts.labels.ts'
import {
  composeDigestedNotice,
  composeMatchedNotice,
  composeReducedNotice,
  reductionIn,
} from '../labels/finding.labels.ts'
import { composeRelistedNotice } from '../labels/relisting.labels.ts'
import { selectSearchNames, selectEdit, selectNamedListing } from '../notifications.queries.ts'
import { notifyAccount } from '../notifications.service.ts'
import { selectWatcherIds } from './following.queries.ts'

export const notifySavedSearchesMatched = reaction({
  name: 'notify.saved-searches-matched',
  on: savedSearchesMatched,
  run: async (tx, { payload: { listing_id: listingId, owners } }, platform) => {
    const { publicUrl } = platform.config.http
    const [card] = await selectListingCards(tx, [listingId])
    if (card?.status !== 'active') return
    for (const { account_id: accountId, saved_search_ids: savedSearchIds } of owners) {
      const names = await selectSearchNames(tx, accountId, savedSearchIds)
      if (names.length === 0) continue
      const words = composeMatchedNotice(
        card,
        names.map(({ name }) => name),
      )
      const writeMail = async () => {
        const token = await openLetter(tx, {
          account_id: accountId,
          alerts: 'at_once',
          saved_search_ids: savedSearchIds,
        })
        const addresses = { publicUrl, stopPage: buildStopAlertsLink(publicUrl, token) }
        return {
          text: matchedMail(words, card, addresses),
          one_click_url: buildOneClickAddress(publicUrl, token),
        }
      }
      await notifyAccount(tx, platform, { account_id: accountId, listing_id: listingId, ...words, writeMail })
    }
  },
})

export const notifySavedSearchesDigested = reaction({
  name: 'notify.saved-searches-digested',
  on: savedSearchesDigested,
  run: async (tx, { payload: { account_id: accountId, alerts, searches } }, platform) => {
    const { publicUrl } = platform.config.http
    const savedSearchIds = searches.map(({ saved_search_id: savedSearchId }) => savedSearchId)
    const names = new Map(
      (await selectSearchNames(tx, accountId, savedSearchIds)).map(({ id, name }) => [id, name]),
    )
    const cards = new Map(
      (
        await selectListingCards(
          tx,
          searches.flatMap(({ listing_ids: listingIds }) => listingIds),
        )
      ).map((card) => [card.id, card]),
    )
    const digested = searches.flatMap(
      ({ saved_search_id: savedSearchId, count, listing_ids: listingIds }) => {
        const name = names.get(savedSearchId)
        return name === undefined
          ? []
          : [{ name, count, cards: listingIds.flatMap((id) => cards.get(id) ?? []) }]
      },
    )
    if (digested.length === 0) return
    const words = composeDigestedNotice(digested)
    const writeMail = async () => {
      const token = await openLetter(tx, { account_id: accountId, alerts, saved_search_ids: savedSearchIds })
      const addresses = { publicUrl, stopPage: buildStopAlertsLink(publicUrl, token) }
      return {
        text: digestMail(words, digested, addresses),
        one_click_url: buildOneClickAddress(publicUrl, token),
      }
    }
    await notifyAccount(tx, platform, { account_id: accountId, listing_id: null, ...words, writeMail })
  },
})

export const notifyWatchedReduced = reaction({
  name: 'notify.watched-reduced',
  on: listingEdited,
  run: async (tx, { payload: { listing_id: listingId, edit_id: editId } }, platform) => {
    const edit = editId === undefined ? undefined : await selectEdit(tx, editId)
    const reduction = edit && reductionIn(edit.changes, edit.sale_method)
    if (!reduction) return
    const words = composeReducedNotice(await selectNamedListing(tx, listingId), reduction)
    for (const accountId of await selectWatcherIds(tx, listingId, reduction)) {
      await notifyAccount(tx, platform, { account_id: accountId, listing_id: listingId, ...words })
    }
  },
})

export const notifyWatchersCarriedOver = reaction({
  name: 'notify.watchers-carried-over',
  on: watchersCarriedOver,
  run: async (tx, { payload: { listing_id: listingId, account_ids: accountIds } }, platform) => {
    const words = composeRelistedNotice(await selectNamedListing(tx, listingId))
    for (const accountId of accountIds)
      await notifyAccount(tx, platform, { account_id: accountId, listing_id: listingId, ...words })
  },
})
