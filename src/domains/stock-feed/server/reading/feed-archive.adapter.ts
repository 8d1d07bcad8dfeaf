import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { maxImageBytes } from '#domains/media/common/media.ts'
import { must } from '#platform/common/must.ts'
import { readEntries, withZip } from '#platform/server/files/sent/open-zip.ts'
import { takeOutFiles } from '#platform/server/files/sent/take-out-files.ts'
import type { SentPicture } from '../formats/format.types.ts'
import { pushFiles } from '../formats/motorcentral.adapter.ts'
import { RunFailed } from '../runs/run-failed.rules.ts'
import { requireFeedText } from './feed-text.adapter.ts'
import * as t from '#domains/stock-feed/texts.ts'

const gigabyte = 1024 ** 3
const outerLimits = { entries: 60, bytes: 4 * gigabyte, eachBytes: 2 * gigabyte }
const pictureLimits = { entries: 100_000, bytes: 8 * gigabyte, eachBytes: maxImageBytes }
const maxArchives = 20

const isOurs = (error: unknown) => error instanceof RunFailed

interface OpenedPush {
  text: Buffer
  /** Paths of the archives of pictures, extracted into the folder. */
  archives: string[]
}

/** Opens the outer ZIP: the text, archives of pictures, and a file that marks it as complete. */
export async function openPush(file: string, folder: string): Promise<OpenedPush> {
  return await withZip(
    file,
    async (zip) => {
      const entries = await readEntries(zip, outerLimits)
      const findEntry = (name: string) => entries.find(({ fileName }) => fileName.toLowerCase() === name)
      const entry = findEntry(pushFiles.text)
      if (!entry) throw new RunFailed(t.the_zip_has_no_sml_xml())
      if (!findEntry(pushFiles.end)) throw new RunFailed(t.the_zip_has_no_end_xml())
      requireFeedText(entry.uncompressedSize)
      const data = entries.filter(({ fileName }) => pushFiles.archive.test(fileName))
      if (data.length > maxArchives) throw new RunFailed(t.the_zip_has_too_many_files())
      const text = await buffer(await zip.openReadStreamPromise(entry))
      const archives = data.map((_, n) => path.join(folder, `pictures-${n}.zip`))
      for (const [n, archive] of archives.entries())
        await pipeline(
          await zip.openReadStreamPromise(must(data[n], 'file of the archive')),
          createWriteStream(archive),
        )
      return { text, archives }
    },
    isOurs,
  )
}

/** Files not named like pictures belong to no vehicle and aren't extracted. */
export async function listPictures(archives: string[]): Promise<[string, SentPicture[]][]> {
  const pictures: (SentPicture & { key: string })[] = []
  for (const [archive, file] of archives.entries()) {
    for (const entry of await withZip(file, (zip) => readEntries(zip, pictureLimits))) {
      const { fileName: name, crc32: crc, uncompressedSize: bytes } = entry
      if (/\.zip$/i.test(name)) throw new RunFailed(t.the_zip_is_too_deep())
      const [, stockNumber, n] = pushFiles.picture.exec(name) ?? []
      if (stockNumber !== undefined)
        pictures.push({ key: stockNumber.toLowerCase(), n: Number(n), name, crc, bytes, archive })
    }
  }
  pictures.sort((a, b) => a.n - b.n || a.name.localeCompare(b.name))
  const groups = Map.groupBy(pictures, ({ key }) => key)
  return [...groups].map(([key, ofIt]) => [key, ofIt.map(({ key: _key, ...picture }) => picture)])
}

export const takeOutPictures = (file: string, names: readonly string[], folder: string) =>
  takeOutFiles(file, names, folder, pictureLimits)
