import path from 'node:path'
import type { ReceivedFile } from '#platform/server/files/storage.ts'
import { createWorkProcess, WorkEnded } from '#platform/server/files/work-process.ts'
import { getDocumentSentences, type DocumentRefused, type DocumentType } from './document.rules.ts'

/** The largest files take a few seconds on a busy machine. */
const maxMs = 30_000
const checker = createWorkProcess(path.join(import.meta.dirname, 'document-process.adapter.ts'), {
  maxMs,
})

let before: Promise<unknown> = Promise.resolve()

/**
 * Returns its type by its content, or why it's refused. Checks one at a time, in its own process.
 */
export async function checkDocument(file: ReceivedFile): Promise<DocumentType | DocumentRefused> {
  const own = before.then(() => inspect(file))
  before = own.catch(() => undefined)
  return await own
}

async function inspect({ path: source }: ReceivedFile): Promise<DocumentType | DocumentRefused> {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The process answers what its task returns.
    return (await checker.run('documentType', [source])) as DocumentType | DocumentRefused
  } catch (error) {
    if (error instanceof WorkEnded) return { refused: getDocumentSentences().unchecked }
    throw error
  }
}
