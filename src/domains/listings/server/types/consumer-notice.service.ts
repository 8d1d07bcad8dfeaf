import path from 'node:path'
import type { ListingId } from '#platform/common/ids.ts'
import type { CacheOptions } from '#platform/server/cache/cache.ts'
import { createPdfRenderer, type RenderPdf } from '#platform/server/files/pdf/render-pdf.ts'
import type { AnsweredFile } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { readPublicListing } from '../listings.service.ts'
import type { PrintedNotice } from './consumer-notice.view.ts'
import * as t from '#domains/listings/texts.ts'

const renderNotice: RenderPdf<PrintedNotice> = createPdfRenderer(
  path.join(import.meta.dirname, 'consumer-notice.view.ts'),
)

/** Keyed by everything printed, so that a change of the listing or its seller prints a new one. */
const noticeCache: CacheOptions<Buffer> = {
  name: 'consumer notices',
  maxBytes: 16 * 2 ** 20,
  sizeOf: ({ length }) => length + 4_000,
  ttlMs: Infinity,
}

export async function printNotice(
  platform: Pick<Platform, 'db' | 'caches' | 'config'>,
  listingId: ListingId,
): Promise<AnsweredFile> {
  const listing = await readPublicListing(platform, listingId)
  if (!listing?.consumer_notice) {
    return refuse('not_found', {
      message: t.this_listing_has_no_consumer(),
    })
  }
  const printed = { notice: listing.consumer_notice, listing_id: listingId }
  const content = await platform.caches
    .open(noticeCache)
    .read(JSON.stringify(printed), () => renderNotice(printed))
  const name = `consumer-information-notice-${listingId}.pdf`
  return { name, content_type: 'application/pdf', content, is_shown: true }
}
