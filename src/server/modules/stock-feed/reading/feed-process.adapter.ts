import { open, readFile, stat } from 'node:fs/promises'
import { inMegabytes } from '#shared/formats/files.ts'
import { serveWork } from '#server/platform/files/serve-work.ts'
import { listPictures, openPush, orRefused, takeOutPictures } from './feed-archive.adapter.ts'
import { readFeedText } from './feed-content.adapter.ts'
import type { FeedRefused, ReadFeed } from './feed-file.types.ts'
import { max_text_bytes } from './feed-text.rules.ts'
import * as t from './texts.ts'

async function isZip(file: string): Promise<boolean> {
  const opened = await open(file)
  try {
    const { buffer } = await opened.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.readUInt32BE(0) === 0x504b0304
  } finally {
    await opened.close()
  }
}

async function readFeed(file: string, folder: string): Promise<ReadFeed | FeedRefused> {
  if (await isZip(file)) return await orRefused(() => readPush(file, folder))
  if ((await stat(file)).size > max_text_bytes)
    return { refused: t.the_text_is_too_large({ max: inMegabytes(max_text_bytes) }) }
  const read = readFeedText(await readFile(file))
  return 'refused' in read ? read : { ...read, pictures: [], has_pictures: false, archives: [] }
}

async function readPush(file: string, folder: string): Promise<ReadFeed | FeedRefused> {
  const { xml, archives } = await openPush(file, folder)
  const read = readFeedText(xml)
  if ('refused' in read) return read
  const pictures = [...(await listPictures(archives))]
  return { ...read, pictures, has_pictures: archives.length > 0, archives }
}

serveWork({
  readFeed,
  takeOut: (file: string, names: string[], folder: string) =>
    orRefused(() => takeOutPictures(file, names, folder)),
})
