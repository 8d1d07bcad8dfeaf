import { proposeAct } from '#domains/moderation/common/second-person.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { getSettings } from '#domains/settings/common/settings.ts'
import type { TwoPersonRule } from '#domains/staff/common/second-person-rules.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { findProblem } from '#platform/web/session/problem.ts'

export function useTwoPersonRule(): TwoPersonRule {
  const { data } = useApiQuery(getSettings, {})
  return data?.kept ?? { second_person_dollars: null, deletions_need: 'one_admin' }
}

/** Acts at once, or proposes if the setting needs two admins. */
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
