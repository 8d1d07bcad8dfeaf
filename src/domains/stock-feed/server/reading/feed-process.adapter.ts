import { readFile, stat } from 'node:fs/promises'
import { isZip } from '#platform/server/files/sent/open-zip.ts'
import { Unreadable } from '#platform/server/files/sent/unreadable.ts'
import { serveWork } from '#platform/server/files/serve-work.ts'
import { readText } from '../formats/formats.adapter.ts'
import type { FeedFile } from '../formats/format.types.ts'
import { RunFailed } from '../runs/run-failed.rules.ts'
import { listPictures, openPush, takeOutPictures } from './feed-archive.adapter.ts'
import { decodeFeed, requireFeedText } from './feed-text.adapter.ts'
import { explainUnreadable } from '../runs/unreadable.labels.ts'

async function readFeed(file: string, folder: string): Promise<FeedFile> {
  if (await isZip(file)) {
    const { text, archives } = await openPush(file, folder)
    const feed = readText(decodeFeed(text))
    return { ...feed, pictures: await listPictures(archives), hasPictures: archives.length > 0, archives }
  }
  requireFeedText((await stat(file)).size)
  return { ...readText(decodeFeed(await readFile(file))), pictures: [], hasPictures: false, archives: [] }
}

/** @returns the reason if it's refused; other errors are ours */
async function orRefused<T>(work: Promise<T>): Promise<T | { refused: string }> {
  try {
    return await work
  } catch (error) {
    if (error instanceof RunFailed) return { refused: error.message }
    if (error instanceof Unreadable) return { refused: explainUnreadable(error) }
    throw error
  }
}

serveWork({
  readFeed: (file: string, folder: string) => orRefused(readFeed(file, folder)),
  takeOut: (archive: string, names: string[], folder: string) =>
    orRefused(takeOutPictures(archive, names, folder)),
})
