/**
 * Calls `onData` with the data of each event of a stream that arrives in pieces. Names, ids and comments (heartbeats)
 * are ignored.
 */
export function createEventParser(onData: (data: string) => void): (piece: string) => void {
  let rest = ''
  let lines: string[] = []
  let endedInReturn = false

  function readLine(line: string) {
    if (line === '') {
      if (lines.length > 0) onData(lines.join('\n'))
      lines = []
      return
    }
    const [, value] = /^data(?:: ?(.*))?$/s.exec(line) ?? []
    if (value !== undefined) lines.push(value)
    else if (line === 'data') lines.push('')
  }

  return (piece) => {
    // \r and \n may arrive in different pieces: the \n then ends no second line.
    const text = endedInReturn && piece.startsWith('\n') ? piece.slice(1) : piece
    if (piece === '') return
    endedInReturn = piece.endsWith('\r')
    const parts = (rest + text).split(/\r\n|\n|\r/)
    rest = parts.pop() ?? ''
    for (const line of parts) readLine(line)
  }
}
