import type { FeedField } from '#domains/stock-feed/common/feed-fields.ts'

/** One vehicle in the words of its file; nothing of it is understood yet. */
export interface FeedVehicle {
  fields: Partial<Record<FeedField, string>>
  extras: string[]
}

export interface FeedText {
  /** Whose stock it says it is; null where it names nobody. */
  dealership: string | null
  vehicles: FeedVehicle[]
}

/** A kind of file: which texts are of it, and how its names become our fields. All else is the same for each. */
export interface FeedFormat {
  /** A dealer's own file names nobody; what a system sends must name its dealership. */
  is_own: boolean
  isOf(text: string): boolean
  /** @throws RunFailed */
  read(text: string): FeedText
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

export interface FeedFile extends FeedText, Pick<FeedFormat, 'is_own'> {
  /** By stock number in lower case. */
  pictures: [stock_number: string, pictures: SentPicture[]][]
  /** Whether it came with an archive of pictures, even an empty one. */
  has_pictures: boolean
  /** Files in the work folder. */
  archives: string[]
}
