import { useEffect, useState } from 'react'
import type { AnyOperation, OperationInput, OperationReply } from '#platform/common/operation.ts'
import { settleRequest } from '#platform/common/request-outcomes.ts'
import { api } from '../session/api.ts'
import { CommittedRequest, type BindingOutcome, type BindingView } from './committed-request.ts'
import { idle } from './binding-steps.ts'

export interface Binding<Op extends AnyOperation> extends BindingView {
  /** Resolves once the outcome is known, which can take long on a bad connection. */
  send: (
    input: OperationInput<Op>,
    prepare?: () => Promise<boolean>,
  ) => Promise<BindingOutcome<OperationReply<Op>>>
  retry: () => void
  back: () => boolean
}

export type BindingControl = Omit<Binding<AnyOperation>, 'send'>

const ready = () => Promise.resolve(true)

/**
 * For operations with an Idempotency-Key: sends at most once, never by itself after reconnecting,
 * and reports the true outcome. Navigating to another of our pages cancels the call; leaving the
 * site doesn't.
 */
export function useBinding<Op extends AnyOperation>(op: Op): Binding<Op> {
  const [view, setView] = useState<BindingView>({ ...idle, error: null })
  const [call] = useState(
    () =>
      new CommittedRequest<OperationReply<Op>>(
        {
          settle: async (key, withdraw, signal) =>
            (await api.call(settleRequest, { operation: op.name, key, withdraw }, { signal })).outcome,
          isOnline: () => navigator.onLine,
          newKey: () => crypto.randomUUID(),
        },
        setView,
      ),
  )
  useEffect(() => () => void call.back(), [call])
  useEffect(() => {
    const comeBack = () => call.comeBackOnline()
    window.addEventListener('online', comeBack)
    return () => window.removeEventListener('online', comeBack)
  }, [call])
  return {
    ...view,
    send: (input, prepare = ready) =>
      call.send({
        prepare,
        call: (key, signal) => api.call(op, input, { idempotencyKey: key, signal }),
      }),
    retry: () => call.press(),
    back: () => call.back(),
  }
}
