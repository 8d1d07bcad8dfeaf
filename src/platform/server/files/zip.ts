import { Readable, type PassThrough } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { toError } from '#platform/common/errors.ts'

export interface ZipEntry {
  path: string
  content: Readable
  isCompressed?: boolean
}

/**
 * Streams with one entry in memory at a time. If an entry can't be read the stream aborts, so that
 * nobody takes a partial archive for a whole one.
 */
export function packZip(entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- yazl declares only what it reads by.
  const output = zip.outputStream as PassThrough
  let open: Readable | undefined
  const fail = (error: unknown) => output.destroy(toError(error))
  zip.on('error', fail)
  // A reader that stops mustn't leave a file open.
  output.once('close', () => open?.destroy())

  const add = async () => {
    for await (const { path, content, isCompressed = false } of entries) {
      open = content
      if (output.destroyed) break
      zip.addReadStream(content, path, { compress: !isCompressed, mtime: new Date() })
      await finished(content)
    }
    if (output.destroyed) open?.destroy()
    else zip.end()
  }
  add().catch(fail)
  return output
}

export function jsonList<Row>(readPage: (after: Row | undefined) => Promise<Row[]>): Readable {
  async function* lines() {
    let last: Row | undefined
    yield Buffer.from('[')
    for (;;) {
      const page = await readPage(last)
      if (page.length === 0) break
      const text = page.map((row) => JSON.stringify(row)).join(',\n')
      yield Buffer.from(last === undefined ? `\n${text}` : `,\n${text}`)
      last = page.at(-1)
    }
    yield Buffer.from('\n]\n')
  }
  return Readable.from(lines(), { objectMode: false })
}
