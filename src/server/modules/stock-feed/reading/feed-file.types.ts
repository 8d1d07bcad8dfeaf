import type { FeedField } from '#shared/rules/stock-feed/feed-fields.ts'

/** One vehicle in the words of the feed; nothing of it is understood yet. */
export interface SaidVehicle {
  fields: Partial<Record<FeedField, string>>
  extras: string[]
}

export interface SentPicture {
  /** From 1, as in `{StockNo}_{n}.jpg`. */
  n: number
  name: string
  crc: number
  bytes: number
  /** Which of the archives it's in. */
  archive: number
}

export interface FeedRefused {
  refused: string
}

export interface ReadText {
  kind: 'xml' | 'csv'
  /** Null in a CSV, which names no dealership. */
  user_id: string | null
  vehicles: SaidVehicle[]
}

export interface ReadFeed extends ReadText {
  /** By stock number in lower case. */
  pictures: [stock_number: string, pictures: SentPicture[]][]
  /** Whether it came with an archive of pictures, even an empty one. */
  has_pictures: boolean
  /** Files in the work folder. */
  archives: string[]
}
