import path from 'node:path'
import { createWorkProcess, WorkEnded } from '#platform/server/files/work-process.ts'
import type { RefusedFile, SentTable } from './sent-table.types.ts'
import * as t from '#domains/listing-import/texts.ts'

const maxMs = 120_000

const reader = createWorkProcess(path.join(import.meta.dirname, 'import-process.adapter.ts'), { maxMs })

let before: Promise<unknown> = Promise.resolve()

/** Runs in its own process, one file at a time: a stranger's file can't harm anything else. */
async function run<T>(task: string, input: readonly unknown[]): Promise<T | RefusedFile> {
  const own = before.then(() => reader.run(task, input))
  before = own.catch(() => undefined)
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The process answers what its task returns.
    return (await own) as T
  } catch (error) {
    if (error instanceof WorkEnded) return { refused: t.the_file_cant_be_read() }
    throw error
  }
}

export const readImportFile = (file: string): Promise<SentTable | RefusedFile> => run('readImport', [file])

export const takeOut = (
  archive: string,
  names: readonly string[],
  folder: string,
): Promise<[name: string, path: string][] | RefusedFile> => run('takeOut', [archive, names, folder])
