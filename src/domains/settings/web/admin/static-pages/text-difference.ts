import { must } from '#platform/common/must.ts'
export interface Piece {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** A partly changed line has both its old and its new pieces. */
export type DifferenceLine = Piece | { kind: 'changed'; pieces: Piece[] }

/** The limit of cells in the LCS table; a larger part counts as rewritten. */
const maxCells = 4_000_000
/** The share of unchanged words above which two lines count as the same line. */
const leastAlike = 0.4

/** Compares line by line, and changed lines word by word. */
export function compareTexts(before: string, after: string): DifferenceLine[] {
  const pieces = align(before.split('\n'), after.split('\n'))
  const lines: DifferenceLine[] = []
  let removed: string[] = []
  let added: string[] = []
  const flush = () => {
    lines.push(...pairLines(removed, added))
    removed = []
    added = []
  }
  for (const piece of pieces) {
    if (piece.kind === 'removed') removed.push(piece.text)
    else if (piece.kind === 'added') added.push(piece.text)
    else {
      flush()
      lines.push(piece)
    }
  }
  flush()
  return lines
}

const isFilled = (line: string) => line.trim() !== ''

/** Ignores empty lines and pairs the n-th removed line with the n-th added one. */
function pairLines(removed: string[], added: string[]): DifferenceLine[] {
  const [gone, come] = [removed.filter(isFilled), added.filter(isFilled)]
  const count = Math.max(gone.length, come.length)
  return Array.from({ length: count }, (_, n) => compareLines(gone[n], come[n])).flat()
}

function compareLines(before: string | undefined, after: string | undefined): DifferenceLine[] {
  if (before === undefined) return [{ kind: 'added', text: must(after, 'added text') }]
  if (after === undefined) return [{ kind: 'removed', text: before }]
  const pieces = joinPieces(align(splitWords(before), splitWords(after)))
  const retained = pieces
    .filter(({ kind }) => kind === 'same')
    .reduce((sum, { text }) => sum + text.length, 0)
  return retained / Math.max(before.length, after.length) >= leastAlike
    ? [{ kind: 'changed', pieces }]
    : [
        { kind: 'removed', text: before },
        { kind: 'added', text: after },
      ]
}

/** Splits into words with their trailing space. */
const splitWords = (line: string): string[] => line.match(/\S+\s*|^\s+/g) ?? []

function joinPieces(pieces: Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last?.kind === piece.kind) last.text += piece.text
    else joined.push({ ...piece })
  }
  return joined
}

/** Aligns by the longest common subsequence, after removing a common start and end. */
function align(before: string[], after: string[]): Piece[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1
  let end = 0
  const most = Math.min(before.length, after.length) - start
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1
  const as = (kind: Piece['kind'], texts: string[]) => texts.map((text): Piece => ({ kind, text }))
  return [
    ...as('same', before.slice(0, start)),
    ...alignMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...as('same', before.slice(before.length - end)),
  ]
}

function alignMiddle(before: string[], after: string[]): Piece[] {
  const rows = before.length
  const columns = after.length
  const common = rows * columns <= maxCells ? countCommon(before, after) : null
  const pieces: Piece[] = []
  let row = 0
  let column = 0
  while (row < rows || column < columns) {
    const isSame = common !== null && row < rows && column < columns && before[row] === after[column]
    const below = common?.[(row + 1) * (columns + 1) + column] ?? 0
    const beside = common?.[row * (columns + 1) + column + 1] ?? 0
    if (isSame) {
      pieces.push({ kind: 'same', text: must(before[row], 'line before') })
      row += 1
      column += 1
    } else if (row < rows && (column === columns || common === null || below >= beside)) {
      pieces.push({ kind: 'removed', text: must(before[row], 'line before') })
      row += 1
    } else {
      pieces.push({ kind: 'added', text: must(after[column], 'line after') })
      column += 1
    }
  }
  return pieces
}

/** The cell at a row and a column has the length of the longest common subsequence from there. */
function countCommon(before: string[], after: string[]): Uint32Array {
  const width = after.length + 1
  const common = new Uint32Array((before.length + 1) * width)
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const at = row * width + column
      common[at] =
        before[row] === after[column]
          ? (common[at + width + 1] ?? 0) + 1
          : Math.max(common[at + width] ?? 0, common[at + 1] ?? 0)
    }
  }
  return common
}

export type FoldedLine = DifferenceLine | { kind: 'folded'; count: number }

/**
 * Folds long unchanged stretches except one line on each side of a change. Empty lines don't count.
 */
export function foldUnchanged(lines: DifferenceLine[]): FoldedLine[] {
  const shown = lines.filter((line) => line.kind !== 'same' || line.text.trim() !== '')
  const isChange = (at: number) => shown[at] !== undefined && shown[at].kind !== 'same'
  const folded: FoldedLine[] = []
  for (const [at, line] of shown.entries()) {
    if (line.kind !== 'same' || isChange(at - 1) || isChange(at + 1)) {
      folded.push(line)
      continue
    }
    const last = folded.at(-1)
    if (last?.kind === 'folded') last.count += 1
    else folded.push({ kind: 'folded', count: 1 })
  }
  return folded
}
