import { proposeAct } from '#contract/moderation/second-person.ts'
import type { OperationInput } from '#contract/core/operation.ts'
import { getSettings } from '#contract/settings/settings.ts'
import type { TwoPersonRule } from '#shared/rules/moderation/second-person.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { api } from '#web/lib/session/api.ts'
import { findProblem } from '#web/lib/session/problem.ts'

export function useTwoPersonRule(): TwoPersonRule {
  const { data } = useApiQuery(getSettings, {})
  return data?.kept ?? { second_person_dollars: null, deletions_need: 'one_admin' }
}

/** Done, or proposed where one admin isn't enough. */
export async function actOrPropose<Done>(
  act: () => Promise<Done>,
  proposal: OperationInput<typeof proposeAct>,
): Promise<{ done: Done } | 'proposed'> {
  try {
    return { done: await act() }
  } catch (error) {
    if (findProblem(error)?.key !== 'second_person_needed') throw error
    await api.call(proposeAct, proposal)
    return 'proposed'
  }
}
