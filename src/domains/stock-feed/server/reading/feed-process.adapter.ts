import { open, readFile, stat } from 'node:fs/promises'
import { serveWork } from '#platform/server/files/serve-work.ts'
import { readText } from '../formats/formats.adapter.ts'
import type { FeedFile } from '../formats/format.types.ts'
import { RunFailed } from '../runs/run-failed.rules.ts'
import { listPictures, openPush, takeOutPictures } from './feed-archive.adapter.ts'
import { decodeText, requireTextSize } from './feed-text.rules.ts'

async function isZip(file: string): Promise<boolean> {
  const opened = await open(file)
  try {
    const { buffer } = await opened.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.readUInt32BE(0) === 0x504b0304
  } finally {
    await opened.close()
  }
}

async function readFeed(file: string, folder: string): Promise<FeedFile> {
  if (await isZip(file)) {
    const { text, archives } = await openPush(file, folder)
    const feed = readText(decodeText(text))
    return { ...feed, pictures: await listPictures(archives), hasPictures: archives.length > 0, archives }
  }
  requireTextSize((await stat(file)).size)
  return { ...readText(decodeText(await readFile(file))), pictures: [], hasPictures: false, archives: [] }
}

/** @returns the reason if it's refused; other errors are ours */
async function orRefused<T>(work: Promise<T>): Promise<T | { refused: string }> {
  try {
    return await work
  } catch (error) {
    if (error instanceof RunFailed) return { refused: error.message }
    throw error
  }
}

serveWork({
  readFeed: (file: string, folder: string) => orRefused(readFeed(file, folder)),
  takeOut: (archive: string, names: string[], folder: string) =>
    orRefused(takeOutPictures(archive, names, folder)),
})
