import { getConsumerNotice } from '#contract/listings/consumer-notice.ts'
import type { AnsweredFile } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusal.ts'
import { consumerNoticePdf } from './consumer-notice.view.ts'
import { readListing } from '../detail/detail.service.ts'
import * as t from './texts.ts'

export async function printNotice(
  parts: Pick<Platform, 'db' | 'config'>,
  listing_id: number,
): Promise<AnsweredFile> {
  const listing = await readListing(parts, listing_id, null)
  if (!listing?.consumer_notice) {
    return refuse(getConsumerNotice, 'not_found', {
      message: t.this_listing_has_no_consumer(),
    })
  }
  const content = await consumerNoticePdf(listing.consumer_notice, listing_id)
  const name = `consumer-information-notice-${listing_id}.pdf`
  return { name, content_type: 'application/pdf', content, is_shown: true }
}
