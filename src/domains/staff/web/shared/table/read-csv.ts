import { must } from '#platform/common/must.ts'
import { ApiError, getOffline } from '#platform/web/session/problem.ts'

const [quote, lineFeed] = ['"', '\n'].map((character) => character.charCodeAt(0))

/**
 * Counts the rows of a CSV that arrives in chunks. A line break within quotes doesn't end a row.
 */
export function createRowCounter(): (piece: Uint8Array) => number {
  let lines = 0
  let isQuoted = false
  return (piece) => {
    for (const byte of piece) {
      if (byte === quote) isQuoted = !isQuoted
      else if (byte === lineFeed && !isQuoted) lines += 1
    }
    // The first line names the columns.
    return Math.max(0, lines - 1)
  }
}

/** Collects blobs, which browsers may store on disk. */
export async function readCsv(response: Response, onRows: (rows: number) => void): Promise<Blob> {
  const pieces: Blob[] = []
  const countRows = createRowCounter()
  const reader = must(response.body, 'body').getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      pieces.push(new Blob([value]))
      onRows(countRows(value))
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError(getOffline())
  }
  return new Blob(pieces, { type: 'text/csv' })
}
