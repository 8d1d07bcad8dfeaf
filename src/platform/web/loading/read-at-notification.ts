import type { AnyOperation } from '#platform/common/operation.ts'
import type { LiveMessage } from '#platform/common/live.ts'
import { useLive } from '../live/live.ts'
import { useInvalidate } from './query.tsx'

type Notified = Extract<LiveMessage, { kind: 'notification' }>

/**
 * Refetches when the member gets a notification and after a gap in the stream.
 * @returns a function that refetches at once
 */
export function useReadAtNotification(
  ops: AnyOperation[],
  concerns: (notice: Notified) => boolean = () => true,
): () => void {
  const readOpAgain = useInvalidate()
  const invalidate = () => ops.forEach((op) => readOpAgain(op))
  useLive('me', (message) => message.kind === 'notification' && concerns(message) && invalidate(), invalidate)
  return invalidate
}
