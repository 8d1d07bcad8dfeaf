import * as z from 'zod/mini'
import type { AnyOperation, OperationReply, OperationWithShapes } from '#platform/common/operation.ts'
import { commonRefusals, type RefusalKey } from '#platform/common/refusals.ts'
import { mustBeLogged } from '#platform/common/access/staff-roles.ts'
import type { Platform } from '../platform.ts'
import { Refusal } from '../refusal.ts'
import type { Caller } from './call.ts'
import type { RequestOrigin } from './request-origin.ts'

export interface ContractChecks {
  reply(op: OperationWithShapes, answer: OperationReply<AnyOperation>): void
  /**
   * Throws the error again. The served operation must declare the refusal, whichever operation it
   * was thrown for.
   */
  refusal(op: AnyOperation, error: unknown): never
  /** Each change by an admin is in the audit log. */
  audit(op: AnyOperation, caller: Caller | null, origin: RequestOrigin): void
}

/**
 * Checks for our own errors. They fail a test; in development and the demo they are logged, since
 * the answer is still right for the caller; in production they aren't checked.
 */
export function createContractChecks({ config, log }: Pick<Platform, 'config' | 'log'>): ContractChecks {
  const { mode } = config.process
  if (mode === 'production') return noChecks
  const report = (message: string, cause?: unknown) => {
    if (mode === 'test') throw new Error(message, { cause })
    log.error({ err: cause }, message)
  }
  return {
    reply(op, answer) {
      const { success, error } = z.safeParse(op.reply, answer)
      if (!success) report(`${op.name} answered what its contract does not allow: ${error.message}`)
    },
    refusal(op, error) {
      const declared: readonly RefusalKey[] = [...commonRefusals, ...op.refusals]
      if (error instanceof Refusal && !declared.includes(error.key))
        report(`${op.name} was refused with ${error.key}, which its contract does not declare`, error)
      throw error
    },
    audit(op, caller, { isLogged }) {
      if (caller?.type === 'admin' && mustBeLogged(op) && !isLogged)
        report(`${op.name} wrote nothing to the audit log`)
    },
  }
}

const noChecks: ContractChecks = {
  reply: () => undefined,
  refusal: (_op, error) => {
    throw error
  },
  audit: () => undefined,
}
