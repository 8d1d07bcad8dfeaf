import { joinClasses } from '#platform/web/ui/classes.ts'
import { compareTexts, foldUnchanged, type FoldedLine, type Piece } from './text-difference.ts'
import * as t from '#domains/settings/texts.ts'

interface Version {
  title: string
  text: string
}

/**
 * Removed text is struck through and added text is underlined, so that colour isn't the only sign.
 */
export function Difference({ before, after }: { before: Version; after: Version }) {
  const titles = before.title === after.title ? [] : compareTexts(before.title, after.title)
  const lines = [...titles, ...foldUnchanged(compareTexts(before.text, after.text))]
  if (!lines.some(({ kind }) => kind !== 'same' && kind !== 'folded'))
    return <p className="text-sm text-ink-3">{t.no_differences()}</p>
  return (
    <div className="grid max-w-prose gap-2 text-sm break-words">
      {lines.map((line, n) => (
        <Line key={n} line={line} />
      ))}
    </div>
  )
}

function Line({ line }: { line: FoldedLine }) {
  if (line.kind === 'folded') {
    return <p className="text-xs text-ink-3">{t.count_unchanged_lines({ count: line.count })}</p>
  }
  const pieces = line.kind === 'changed' ? line.pieces : [line]
  return (
    <p
      className={joinClasses(
        'border-l-2 pl-3',
        line.kind === 'same' ? 'border-transparent text-ink-2' : 'border-pounamu',
      )}
    >
      {pieces.map((piece, n) => (
        <Marked key={n} {...piece} />
      ))}
    </p>
  )
}

function Marked({ kind, text }: Piece) {
  if (kind === 'same') return text
  return kind === 'added' ? (
    <ins className="bg-pounamu-wash [del+&]:ml-1 text-pounamu-deep decoration-1 underline-offset-3">
      <span className="sr-only">{t.added()} </span>
      {text}
    </ins>
  ) : (
    <del className="bg-pohutukawa-wash text-pohutukawa-deep">
      <span className="sr-only">{t.removed()} </span>
      {text}
    </del>
  )
}
