import type { FeedField } from '#domains/stock-feed/common/feed-fields.ts'

/** One vehicle with the raw texts of its file. */
export interface FeedVehicle {
  fields: Partial<Record<FeedField, string>>
  extras: string[]
}

export interface FeedText {
  /** The dealership named in the file; null if it names none. */
  dealership: string | null
  vehicles: FeedVehicle[]
}

/**
 * A kind of file: which texts it accepts, and how its names map to our fields. The rest is the same
 * for each.
 */
export interface FeedFormat {
  /** A dealer's own file names no dealership; a system's file must. */
  is_own: boolean
  isOf(text: string): boolean
  /** @throws RunFailed */
  read(text: string): FeedText
}

export interface SentPicture {
  /** Counted from 1, as in `{StockNo}_{n}.jpg`. */
  n: number
  name: string
  crc: number
  bytes: number
  /** The index of its archive. */
  archive: number
}

export interface FeedFile extends FeedText, Pick<FeedFormat, 'is_own'> {
  /** Keyed by stock number in lower case. */
  pictures: [stock_number: string, pictures: SentPicture[]][]
  /** Whether it came with an archive of pictures, even an empty one. */
  hasPictures: boolean
  /** Files in the work folder. */
  archives: string[]
}
