import { ApiError, getOffline } from '#platform/web/session/problem.ts'

const [quote, line_feed] = ['"', '\n'].map((character) => character.charCodeAt(0))

/** Of a CSV that comes in pieces. A line that breaks within quotes is the same row. */
export function createRowCounter(): (piece: Uint8Array) => number {
  let lines = 0
  let isQuoted = false
  return (piece) => {
    for (const byte of piece) {
      if (byte === quote) isQuoted = !isQuoted
      else if (byte === line_feed && !isQuoted) lines += 1
    }
    // The first line names the columns.
    return Math.max(0, lines - 1)
  }
}

/** A browser may keep pieces that are blobs on its disk. */
export async function readCsv(response: Response, onRows: (rows: number) => void): Promise<Blob> {
  const pieces: Blob[] = []
  const countRows = createRowCounter()
  const reader = response.body!.getReader()
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
