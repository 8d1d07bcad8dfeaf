import { maxImages } from '#domains/media/common/media.ts'
import * as t from '#domains/listing-import/texts.ts'

const maxAddress = 2000

/** Addresses and names of files, split at lines, bars and semicolons; spaces before an address. */
export const splitPictures = (text: string): string[] =>
  text
    .split(/[|\n]|;\s+|;$|\s+(?=https?:\/\/)/i)
    .flatMap((part) => (/^\s*https?:/i.test(part) ? [part] : part.split(';')))
    .map((part) => part.trim())
    .filter((part) => part !== '')

export type PictureSource =
  | { kind: 'address'; source: string }
  | { kind: 'file'; source: string; name: string }

interface PictureTerms {
  /** By name in small letters; null without a ZIP. */
  files: ReadonlyMap<string, { name: string; crc: number; bytes: number }> | null
  isPublicHost: (host: string) => boolean
  /** Where Hoko's own pictures are. */
  ownAddress: string
}

/** @returns the sentence that refuses it */
export function readPicture(
  text: string,
  { files, isPublicHost, ownAddress }: PictureTerms,
): PictureSource | string {
  if (text.startsWith(ownAddress)) return { kind: 'address', source: text }
  if (/^[a-z][a-z0-9+.-]*:/i.test(text)) return readAddress(text, isPublicHost)
  const file = files?.get(text.toLowerCase())
  if (file) return { kind: 'file', name: file.name, source: `file:${file.crc}-${file.bytes}` }
  return files === null
    ? t.a_picture_is_no_address({ name: cut(text) })
    : t.the_zip_has_no_such_file({ name: cut(text) })
}

const cut = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

function readAddress(text: string, isPublicHost: PictureTerms['isPublicHost']): PictureSource | string {
  const url = text.length <= maxAddress ? URL.parse(text) : null
  if (url === null) return t.a_picture_is_no_address({ name: cut(text) })
  if (url.protocol !== 'https:') return t.a_picture_isnt_https({ name: cut(text) })
  if (url.username !== '' || url.password !== '' || !isPublicHost(url.hostname))
    return t.a_picture_isnt_public({ name: cut(text) })
  url.hash = ''
  return { kind: 'address', source: url.href }
}

export const tooManyPictures = (count: number): string | null =>
  count > maxImages ? t.at_most_pictures({ count: maxImages }) : null
