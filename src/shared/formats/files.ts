import * as t from './texts.ts'
export const avifAddress = (address: string) => address.replace(/\.webp$/, '.avif')

export const documentAddress = (file_id: number) => `/api/download/${file_id}`

/** In MiB: a file that Windows shows as 64 MB isn't over a limit of 64 MB. */
export const inMegabytes = (bytes: number) => t.bytes_mb({ bytes: bytes / 1024 / 1024 })
