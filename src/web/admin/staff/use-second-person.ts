import { proposeAct } from '#contract/moderation/second-person.ts'
import type { OperationInput } from '#contract/core/operation.ts'
import { getSettings } from '#contract/settings/settings.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { api } from '#web/lib/session/api.ts'
import { findProblem } from '#web/lib/session/problem.ts'

/** From how many dollars refunds need a second admin; null where two-person approval is off. */
export function useSecondPerson(): number | null {
  const { data } = useApiQuery(getSettings, {})
  return data?.kept?.second_person_dollars ?? null
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
