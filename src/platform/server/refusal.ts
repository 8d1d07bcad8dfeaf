import { must } from '#platform/common/must.ts'
import type { AnyOperation, OperationRefusal, OperationReply } from '#platform/common/operation.ts'
import { refusals, type Problem, type RefusalKey } from '#platform/common/refusals.ts'
import type { Rejection, Verdict } from '#platform/common/verdict.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#platform/texts.ts'

export type RefusalDetails = Partial<
  Pick<
    Problem,
    | 'message'
    | 'errors'
    | 'minimum_cents'
    | 'total_cents'
    | 'holds'
    | 'permission'
    | 'retry_after_s'
    | 'puzzle'
    | 'registration'
    | 'limited_token'
  >
>

/** Answers the call with a problem. The transaction it leaves is rolled back. */
export class Refusal extends Error {
  readonly key: RefusalKey
  readonly status: number
  readonly details: RefusalDetails

  constructor(key: RefusalKey, details: RefusalDetails = {}) {
    super(details.message ?? refusals[key].getMessage())
    this.key = key
    this.status = refusals[key].status
    this.details = details
  }
}

/**
 * `serve` checks each key against the refusals that the operation declares (contract-checks.ts).
 */
export function refuse(key: RefusalKey, details?: RefusalDetails): never {
  throw new Refusal(key, details)
}

/** Returned by a service to its route if a refusal must not roll back the writes. */
export type Outcome<Reply, Key extends RefusalKey = RefusalKey> =
  | { outcome: 'accepted'; reply: Reply }
  | { outcome: 'refused'; key: Key; details?: RefusalDetails }

export const accepted = <Reply>(reply: Reply) => ({ outcome: 'accepted', reply }) as const

export const refused = <Key extends RefusalKey>(key: Key, details?: RefusalDetails) =>
  ({ outcome: 'refused', key, details }) as const

/** Called only by routes, once the writes are committed. */
export function answerOutcome<Op extends AnyOperation>(
  _op: Op,
  outcome: Outcome<OperationReply<Op>, OperationRefusal<Op>>,
): OperationReply<Op> {
  return outcome.outcome === 'accepted' ? outcome.reply : refuse(outcome.key, outcome.details)
}

/** Refuses a rule's rejection by its key, or by the given key with its message. */
export function refuseRejected(verdict: Verdict<Rejection<RefusalKey>>): void
export function refuseRejected(verdict: Verdict, key: RefusalKey): void
export function refuseRejected(verdict: Verdict<string | Rejection<RefusalKey>>, key?: RefusalKey): void {
  if (verdict.isAllowed) return
  const { reason } = verdict
  if (typeof reason === 'string') refuse(must(key, 'key'), { message: reason })
  refuse(reason.key, { message: reason.message })
}

/** Nothing was changed, and the caller may retry soon. */
export function refuseBusy(message?: string): never {
  refuse('unavailable', { message: message ?? getBusyMessage(), retry_after_s: 2 })
}

export const getBusyMessage = makeTexts(() => t.were_very_busy_right_now_so_that_didnt())
