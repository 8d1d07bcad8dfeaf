import * as t from '#platform/texts.ts'

const mebibyte = 1024 * 1024
const gibibyte = 1024 * mebibyte

export const avifAddress = (address: string) => address.replace(/\.webp$/, '.avif')

/** Without MEDIA_URL, for columns and emails, which may outlive it. */
export const getPicturePath = (address: string) => new URL(address, 'http://localhost').pathname

export const documentAddress = (fileId: number) => `/api/download/${fileId}`

/** Counts in MiB: a file that Windows shows as 64 MB isn't over a limit of 64 MB. */
export const inMegabytes = (bytes: number) =>
  bytes >= gibibyte ? t.bytes_gb({ bytes: bytes / gibibyte }) : t.bytes_mb({ bytes: bytes / mebibyte })
