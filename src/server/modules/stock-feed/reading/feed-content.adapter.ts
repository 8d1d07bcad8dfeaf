import type { FeedRefused, ReadText, SaidVehicle } from './feed-file.types.ts'
import { readCsv } from './feed-csv.rules.ts'
import { readHtml } from './feed-html.adapter.ts'
import { max_extras } from './feed-limits.rules.ts'
import { decodeText } from './feed-text.rules.ts'
import { readXml } from './feed-xml.adapter.ts'

/** XML begins with a bracket; anything else is a table. */
export function readFeedText(bytes: Uint8Array): ReadText | FeedRefused {
  const decoded = decodeText(bytes)
  if ('refused' in decoded) return decoded
  const feed = /^\ufeff?\s*</.test(decoded.text) ? readXml(decoded.text) : readCsv(decoded.text)
  return 'refused' in feed ? feed : { ...feed, vehicles: feed.vehicles.map(toPlainText) }
}

function toPlainText({ fields, extras }: SaidVehicle): SaidVehicle {
  const { OnlineNotes } = fields
  return {
    fields: { ...fields, ...(OnlineNotes !== undefined && { OnlineNotes: readHtml(OnlineNotes) }) },
    extras: extras
      .flatMap((extra) => readHtml(extra).split('\n'))
      .filter(Boolean)
      .slice(0, max_extras),
  }
}
