export interface SentPicture {
  name: string
  crc: number
  bytes: number
}

export interface SentTable {
  head: string[]
  rows: string[][]
  /** Those in the ZIP; null if the table came alone. */
  pictures: SentPicture[] | null
}

export interface RefusedFile {
  refused: string
}
