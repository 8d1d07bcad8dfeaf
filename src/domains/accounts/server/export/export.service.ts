import { Readable } from 'node:stream'
import { streamFile } from '#domains/media/server/files.service.ts'
import { fileKey, originalFileKey } from '#domains/media/server/media.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { AnsweredFile } from '#platform/server/http/call.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'
import { jsonList, packZip, type ZipEntry } from '#platform/server/files/zip.ts'
import { selectAccount, viewAccount } from '#domains/identity/server/account/account.service.ts'
import {
  exportAgents,
  exportBusiness,
  exportTableChoices,
  exportTableViews,
  exportTeamActs,
  exportTeams,
  exportApiKeys,
  exportWebhooks,
  exportSuspensions,
  exportWarnings,
} from './export-partners.queries.ts'
import {
  exportCards,
  exportDevices,
  exportFinanceEnquiries,
  exportPaymentDetails,
  exportPickups,
  exportTenantFacts,
  exportViewings,
  exportInvoices,
  exportPayments,
  exportSubscriptions,
  exportStockFeed,
  exportStockRecords,
  exportStockRuns,
  exportStockTexts,
} from './export-money.queries.ts'
import { exportImports, exportReferences } from './export-imports.queries.ts'
import {
  exportAccountAppeals,
  exportAppeals,
  exportChats,
  exportDecisions,
  exportFlags,
  exportMemberFlags,
  exportRequirementConfirmations,
  exportOffers,
  exportQuestions,
  exportReviews,
} from './export-written-texts.queries.ts'
import { exportPayouts, exportTradePayments } from './export-member-money.queries.ts'
import { exportTrades } from './export-trades.queries.ts'
import {
  exportAcceptedTerms,
  exportAddresses,
  exportBids,
  exportChoices,
  exportDeliveryTemplates,
  exportQuietHours,
  exportFavourites,
  exportFollows,
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
  exportUnwatched,
  exportWatchChoices,
} from './export.queries.ts'
import * as t from '#domains/accounts/texts.ts'

type Parts = Pick<Platform, 'db' | 'storage'>
type Account = Awaited<ReturnType<typeof selectAccount>>

export async function exportData(parts: Parts, accountId: AccountId): Promise<AnsweredFile> {
  const account = await selectAccount(parts.db, accountId)
  const day = account.server_time.toISOString().slice(0, 10)
  const name = `hoko-${account.id}-${day}.zip`
  return { name, content_type: 'application/zip', content: packZip(listEntries(parts, account)) }
}

async function* listEntries({ db, storage }: Parts, account: Account): AsyncGenerator<ZipEntry> {
  yield {
    path: 'README.txt',
    content: bytes(`${t.what_each_file_holds({ at: account.server_time.toISOString() })}\n`),
  }
  yield { path: 'account.json', content: bytes(JSON.stringify(await wholeAccount(db, account), null, 2)) }
  yield { path: 'accepted-terms.json', content: jsonList(exportAcceptedTerms(db, account)) }
  yield { path: 'sessions.json', content: jsonList(exportSessions(db, account)) }
  yield { path: 'devices.json', content: jsonList(exportDevices(db, account)) }
  yield { path: 'browsers.json', content: jsonList(exportBrowsers(db, account)) }
  yield { path: 'payment-details.json', content: jsonList(exportPaymentDetails(db, account)) }
  yield { path: 'delivery-addresses.json', content: jsonList(exportAddresses(db, account)) }
  yield { path: 'cards.json', content: jsonList(exportCards(db, account)) }
  yield { path: 'subscriptions.json', content: jsonList(exportSubscriptions(db, account)) }
  yield { path: 'payments.json', content: jsonList(exportPayments(db, account)) }
  yield { path: 'payments-of-sales.json', content: jsonList(exportTradePayments(db, account)) }
  yield { path: 'payouts.json', content: jsonList(exportPayouts(db, account)) }
  yield { path: 'invoices.json', content: jsonList(exportInvoices(db, account)) }
  yield { path: 'business.json', content: jsonList(exportBusiness(db, account)) }
  yield { path: 'agents.json', content: jsonList(exportAgents(db, account)) }
  yield { path: 'teams.json', content: jsonList(exportTeams(db, account)) }
  yield { path: 'team-acts.json', content: jsonList(exportTeamActs(db, account)) }
  yield { path: 'stock-feed.json', content: jsonList(exportStockFeed(db, account)) }
  yield { path: 'stock-words.json', content: jsonList(exportStockTexts(db, account)) }
  yield { path: 'stock-runs.json', content: jsonList(exportStockRuns(db, account)) }
  yield { path: 'stock-records.json', content: jsonList(exportStockRecords(db, account)) }
  yield { path: 'listing-references.json', content: jsonList(exportReferences(db, account)) }
  yield { path: 'listing-imports.json', content: jsonList(exportImports(db, account)) }
  yield { path: 'delivery-templates.json', content: jsonList(exportDeliveryTemplates(db, account)) }
  yield { path: 'listings.json', content: jsonList(exportListings(db, account)) }
  yield { path: 'bids.json', content: jsonList(exportBids(db, account)) }
  yield { path: 'confirmations.json', content: jsonList(exportRequirementConfirmations(db, account)) }
  yield { path: 'offers.json', content: jsonList(exportOffers(db, account)) }
  yield { path: 'trades.json', content: jsonList(exportTrades(db, account)) }
  yield { path: 'pickups.json', content: jsonList(exportPickups(db, account)) }
  yield { path: 'viewings.json', content: jsonList(exportViewings(db, account)) }
  yield { path: 'tenant-facts.json', content: jsonList(exportTenantFacts(db, account)) }
  yield { path: 'reviews.json', content: jsonList(exportReviews(db, account)) }
  yield { path: 'favourites.json', content: jsonList(exportFavourites(db, account)) }
  yield { path: 'unwatched.json', content: jsonList(exportUnwatched(db, account)) }
  yield { path: 'watch-choices.json', content: jsonList(exportWatchChoices(db, account)) }
  yield { path: 'followed-sellers.json', content: jsonList(exportFollows(db, account)) }
  yield { path: 'saved-searches.json', content: jsonList(exportSavedSearches(db, account)) }
  yield { path: 'questions.json', content: jsonList(exportQuestions(db, account)) }
  yield { path: 'chats.json', content: jsonList(exportChats(db, account)) }
  yield { path: 'warnings.json', content: jsonList(exportWarnings(db, account)) }
  yield { path: 'suspensions.json', content: jsonList(exportSuspensions(db, account)) }
  yield { path: 'notifications.json', content: jsonList(exportNotifications(db, account)) }
  yield { path: 'notification-choices.json', content: jsonList(exportChoices(db, account)) }
  yield { path: 'quiet-hours.json', content: jsonList(exportQuietHours(db, account)) }
  yield { path: 'messages.json', content: jsonList(exportMessages(db, account)) }
  yield { path: 'vehicle-lookups.json', content: jsonList(exportLookups(db, account)) }
  yield { path: 'finance-enquiries.json', content: jsonList(exportFinanceEnquiries(db, account)) }
  yield { path: 'licence-checks.json', content: jsonList(exportLicenceChecks(db, account)) }
  yield { path: 'api-keys.json', content: jsonList(exportApiKeys(db, account)) }
  yield { path: 'webhooks.json', content: jsonList(exportWebhooks(db, account)) }
  yield { path: 'table-views.json', content: jsonList(exportTableViews(db, account)) }
  yield { path: 'table-choices.json', content: jsonList(exportTableChoices(db, account)) }
  yield { path: 'decisions.json', content: jsonList(exportDecisions(db, account)) }
  yield { path: 'account-appeals.json', content: jsonList(exportAccountAppeals(db, account)) }
  yield { path: 'appeals.json', content: jsonList(exportAppeals(db, account)) }
  yield { path: 'reports-of-members.json', content: jsonList(exportMemberFlags(db, account)) }
  yield { path: 'reports.json', content: jsonList(exportFlags(db, account)) }
  yield { path: 'images.json', content: jsonList(listedImages(exportImages(db, account))) }
  yield { path: 'files.json', content: jsonList(listedFiles(exportFiles(db, account))) }
  yield* pictures({ db, storage }, account)
  yield* files({ db, storage }, account)
}

async function* pictures({ db, storage }: Parts, account: Account): AsyncGenerator<ZipEntry> {
  const readPage = exportImages(db, account)
  for (let page = await readPage(); page.length > 0; page = await readPage(page.at(-1))) {
    for (const { id, key, original_key: originalKey } of page) {
      // It may have been removed since the list was read.
      const file = await storage.get(fileKey(key, 1600))
      if (file) yield { path: `images/${id}.webp`, content: file.stream, isCompressed: true }
      const original = originalKey && (await storage.get(originalFileKey(originalKey)))
      if (original) yield { path: `images/${id}-original.jpg`, content: original.stream, isCompressed: true }
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

/** Builds names that unpack on every file system. */
const filePath = ({ id, name }: { id: number; name: string }) =>
  `files/${id}-${name.replace(/[^\p{L}\p{N}._-]+/gu, '-')}`

const listedImages = (readPage: ReturnType<typeof exportImages>) => async (last?: { id: number }) =>
  (await readPage(last)).map(({ id, name, alt, width, height, uploaded_at: uploadedAt }) => ({
    id,
    file: `images/${id}.webp`,
    name,
    alt,
    width,
    height,
    uploaded_at: uploadedAt,
  }))

const listedFiles = (readPage: ReturnType<typeof exportFiles>) => async (last?: { id: number }) =>
  (await readPage(last)).map(({ id, name, folder, content_type: contentType, uploaded_at: uploadedAt }) => ({
    id,
    file: filePath({ id, name }),
    name,
    folder,
    content_type: contentType,
    uploaded_at: uploadedAt,
  }))

/** Leaves out the password and tokens, which are stored only as hashes. */
const wholeAccount = async (db: Db, account: Account) => ({
  ...(await viewAccount(db, account)),
  accepted_terms_at: account.accepted_terms_at,
  two_factor_since: account.two_factor_since,
})

const bytes = (text: string) => Readable.from([Buffer.from(text)], { objectMode: false })
