import path from 'node:path'
import { createWorkProcess, WorkEnded } from '#platform/server/files/work-process.ts'
import type { FeedFile } from '../formats/format.types.ts'
import * as t from '#domains/stock-feed/texts.ts'

/** A gigabyte is unpacked in half a minute on a busy machine. */
const maxMs = 300_000
const reader = createWorkProcess(path.join(import.meta.dirname, 'feed-process.adapter.ts'), { maxMs })

interface Refused {
  refused: string
}

let before: Promise<unknown> = Promise.resolve()

/** Runs in its own process, one file at a time: a stranger's archive can't harm anything else. */
async function run<T>(task: string, input: readonly unknown[]): Promise<T | Refused> {
  const own = before.then(() => reader.run(task, input))
  before = own.catch(() => undefined)
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The process answers what its task returns.
    return (await own) as T
  } catch (error) {
    if (error instanceof WorkEnded) return { refused: t.the_file_couldnt_be_read() }
    throw error
  }
}

/** Archives of pictures are extracted into the folder. */
export const readFeedFile = (sent: string, folder: string): Promise<FeedFile | Refused> =>
  run('readFeed', [sent, folder])

export const takeOut = (
  archive: string,
  names: readonly string[],
  folder: string,
): Promise<[name: string, path: string][] | Refused> => run('takeOut', [archive, names, folder])
