import type { FeedRefused, ReadText } from './feed-file.types.ts'
import { readCsv } from './feed-csv.rules.ts'
import { decodeText } from './feed-text.rules.ts'
import { readXml } from './feed-xml.adapter.ts'

/** XML begins with a bracket; anything else is a table. */
export function readFeedText(bytes: Uint8Array): ReadText | FeedRefused {
  const decoded = decodeText(bytes)
  if ('refused' in decoded) return decoded
  return /^\ufeff?\s*</.test(decoded.text) ? readXml(decoded.text) : readCsv(decoded.text)
}
