import { Readable } from 'node:stream'
import { streamFile } from '#server/modules/media/files.service.ts'
import { fileKey, originalFileKey } from '#server/modules/media/media.service.ts'
import type { AnsweredFile } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { jsonList, packZip, type ZipEntry } from '#server/platform/files/zip.ts'
import { selectAccount, viewAccount } from '#server/modules/auth/account/account.service.ts'
import { exportDevices, exportPaymentDetails, exportPickups } from './export-handovers.queries.ts'
import {
  exportAppeals,
  exportDecisions,
  exportFlags,
  exportRequirementConfirmations,
  exportOffers,
  exportQuestions,
  exportReviews,
} from './export-said.queries.ts'
import {
  exportBids,
  exportChoices,
  exportFavourites,
  exportFiles,
  exportImages,
  exportLicenceChecks,
  exportListings,
  exportLookups,
  exportMessages,
  exportNotifications,
  exportSavedSearches,
  exportBrowsers,
  exportSessions,
  exportTrades,
} from './export.queries.ts'

type Parts = Pick<Platform, 'db' | 'storage'>
type Account = Awaited<ReturnType<typeof selectAccount>>

/** Everything held about an account, made while it is downloaded. */
export async function exportData(parts: Parts, account_id: number): Promise<AnsweredFile> {
  const account = await selectAccount(parts.db, account_id)
  const day = account.server_time.toISOString().slice(0, 10)
  const name = `hoko-${account.id}-${day}.zip`
  return { name, content_type: 'application/zip', content: packZip(listEntries(parts, account)) }
}

async function* listEntries({ db, storage }: Parts, account: Account): AsyncGenerator<ZipEntry> {
  yield { path: 'README.txt', content: bytes(readme(account.server_time)) }
  yield { path: 'account.json', content: bytes(JSON.stringify(wholeAccount(account), null, 2)) }
  yield { path: 'sessions.json', content: jsonList(exportSessions(db, account)) }
  yield { path: 'devices.json', content: jsonList(exportDevices(db, account)) }
  yield { path: 'browsers.json', content: jsonList(exportBrowsers(db, account)) }
  yield { path: 'payment-details.json', content: jsonList(exportPaymentDetails(db, account)) }
  yield { path: 'listings.json', content: jsonList(exportListings(db, account)) }
  yield { path: 'bids.json', content: jsonList(exportBids(db, account)) }
  yield { path: 'confirmations.json', content: jsonList(exportRequirementConfirmations(db, account)) }
  yield { path: 'offers.json', content: jsonList(exportOffers(db, account)) }
  yield { path: 'trades.json', content: jsonList(exportTrades(db, account)) }
  yield { path: 'pickups.json', content: jsonList(exportPickups(db, account)) }
  yield { path: 'reviews.json', content: jsonList(exportReviews(db, account)) }
  yield { path: 'favourites.json', content: jsonList(exportFavourites(db, account)) }
  yield { path: 'saved-searches.json', content: jsonList(exportSavedSearches(db, account)) }
  yield { path: 'questions.json', content: jsonList(exportQuestions(db, account)) }
  yield { path: 'notifications.json', content: jsonList(exportNotifications(db, account)) }
  yield { path: 'notification-choices.json', content: jsonList(exportChoices(db, account)) }
  yield { path: 'messages.json', content: jsonList(exportMessages(db, account)) }
  yield { path: 'vehicle-lookups.json', content: jsonList(exportLookups(db, account)) }
  yield { path: 'licence-checks.json', content: jsonList(exportLicenceChecks(db, account)) }
  yield { path: 'decisions.json', content: jsonList(exportDecisions(db, account)) }
  yield { path: 'appeals.json', content: jsonList(exportAppeals(db, account)) }
  yield { path: 'reports.json', content: jsonList(exportFlags(db, account)) }
  yield { path: 'images.json', content: jsonList(listedImages(exportImages(db, account))) }
  yield { path: 'files.json', content: jsonList(listedFiles(exportFiles(db, account))) }
  yield* pictures({ db, storage }, account)
  yield* files({ db, storage }, account)
}

async function* pictures({ db, storage }: Parts, account: Account): AsyncGenerator<ZipEntry> {
  const readPage = exportImages(db, account)
  for (let page = await readPage(); page.length > 0; page = await readPage(page.at(-1))) {
    for (const { id, key, original_key } of page) {
      // One that was removed since the list was read is missing here as well.
      const file = await storage.get(fileKey(key, 1600))
      if (file) yield { path: `images/${id}.webp`, content: file.stream, is_compressed: true }
      const original = original_key && (await storage.get(originalFileKey(original_key)))
      if (original) yield { path: `images/${id}-original.jpg`, content: original.stream, is_compressed: true }
    }
  }
}

async function* files({ db, storage }: Parts, account: Account): AsyncGenerator<ZipEntry> {
  const readPage = exportFiles(db, account)
  for (let page = await readPage(); page.length > 0; page = await readPage(page.at(-1))) {
    for (const row of page) {
      const stream = await streamFile(storage, row)
      if (stream) yield { path: filePath(row), content: stream }
    }
  }
}

/** Under names that unpack everywhere. */
const filePath = ({ id, name }: { id: number; name: string }) =>
  `files/${id}-${name.replace(/[^\p{L}\p{N}._-]+/gu, '-')}`

/** Where a picture or a file is kept is nobody's own: it is listed by where it lies in the archive. */
const listedImages = (readPage: ReturnType<typeof exportImages>) => async (last?: { id: number }) =>
  (await readPage(last)).map(({ id, name, alt, width, height, uploaded_at }) => ({
    id,
    file: `images/${id}.webp`,
    name,
    alt,
    width,
    height,
    uploaded_at,
  }))

const listedFiles = (readPage: ReturnType<typeof exportFiles>) => async (last?: { id: number }) =>
  (await readPage(last)).map(({ id, name, folder, content_type, uploaded_at }) => ({
    id,
    file: filePath({ id, name }),
    name,
    folder,
    content_type,
    uploaded_at,
  }))

/** All but what is there to prove who somebody is: the password and tokens, of which only hashes are kept. */
const wholeAccount = (account: Account) => ({
  ...viewAccount(account),
  accepted_terms_at: account.accepted_terms_at,
  last_seen_at: account.last_seen_at,
  two_factor_since: account.two_factor_since,
})

const bytes = (text: string) => Readable.from([Buffer.from(text)], { objectMode: false })

const readme = (at: Date) => `Kia ora,

this is everything Hoko holds about you, as of ${at.toISOString()}.

account.json               your profile and contact details
sessions.json              where you are or were signed in
browsers.json              when browsers you were signed in with in the last month were first and last seen
devices.json               the kinds of devices, and neighbourhoods of the network, you signed in from
payment-details.json       where your buyers pay
listings.json              what you listed, drafts included
bids.json                  your bids, with your secret maximum
confirmations.json         what you confirmed before you bid, bought or offered where a category asks for it
offers.json                what you offered and were offered, with all that was said
trades.json                what you bought and sold, and with whom
pickups.json               when and where you were to meet for what you bought and sold
reviews.json               what you said of others, and what is shown of you
favourites.json            what you watch, with your notes, when you last looked and are reminded
saved-searches.json        the searches you saved, and how often they tell you of what is new
questions.json             what you asked and were asked, with the answers
notifications.json         what we told you under the bell
notification-choices.json  where you want to be told, as far as you changed it
messages.json              the mail and SMS we sent you; the text of the last hour is left out, as it may hold a code that still works
vehicle-lookups.json       the plates you had looked up in the last 90 days
licence-checks.json        when you had your driver licence checked, its last two digits and the outcome, unless you removed them
decisions.json             what we decided about your account and what you listed, and why
appeals.json               what you and we wrote about listings of yours that we suspended
reports.json               the listings you reported, and what we decided
images.json, images/       your pictures, and the originals that only you can go back to
files.json, files/         your other files

Amounts are whole cents in New Zealand dollars, times are in UTC. Your password is not here: we only keep a hash of it.
`
