import { formatShortInstant } from '#platform/common/formats/formats.ts'
import type { Trade, TradeMove } from '#domains/trades/common/trades.ts'
import { describeMove, isUnconfirmedPayment } from '../trade-labels.ts'

export function MoveList({ moves, reader }: { moves: TradeMove[]; reader: Trade['role'] | null }) {
  return (
    <ol className="grid gap-1.5 border-l border-line pl-3.5 text-sm">
      {moves.map((move, n) => (
        <li key={`${move.at} ${move.action}`}>
          <p className="num">
            {describeMove(move, reader, isUnconfirmedPayment(move, moves.slice(n + 1)))}{' '}
            <time dateTime={move.at} className="text-ink-3">
              {formatShortInstant(new Date(move.at))}
            </time>
          </p>
          {move.reason && (
            <p className="max-w-prose break-words whitespace-pre-line text-ink-2">“{move.reason}”</p>
          )}
        </li>
      ))}
    </ol>
  )
}
