import { vi } from 'vitest'
import { requestFor } from '#platform/common/request.ts'
import type { Problem } from '#platform/common/refusals.ts'
import type { AnyOperation, OperationInput, OperationReply } from '#platform/common/operation.ts'

interface RequestInput {
  path: string
  body: unknown
}

type Answer = () => Response | Promise<Response>

const answers = new Map<string, Answer>()
const values: RequestInput[] = []

export function fakeApi(): { values: RequestInput[] } {
  answers.clear()
  values.length = 0
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    const answer = answers.get(`${method} ${address}`)
    if (!answer) throw new Error(`No answer is given for ${method} ${address}`)
    values.push({ path: address, body: typeof body === 'string' ? JSON.parse(body) : undefined })
    return answer()
  })
  return { values }
}

function give(op: AnyOperation, input: object, answer: Answer): void {
  const { method, path } = requestFor(op, input)
  answers.set(`${method} /api${path}`, answer)
}

export function answerWith<Op extends AnyOperation>(
  op: Op,
  input: Partial<OperationInput<Op>>,
  reply: OperationReply<Op>,
): void {
  give(op, input, () => Response.json(reply))
}

export function refuseWith<Op extends AnyOperation>(
  op: Op,
  input: Partial<OperationInput<Op>>,
  problem: Pick<Problem, 'key' | 'status' | 'message'>,
): void {
  give(op, input, () => Response.json({ ...problem, request_id: '' }, { status: problem.status }))
}

export function failWith<Op extends AnyOperation>(
  op: Op,
  input: Partial<OperationInput<Op>>,
  status: number,
): void {
  give(op, input, () => new Response('', { status }))
}

/** For calls whose replies the test doesn't need. */
export function leaveUnanswered<Op extends AnyOperation>(op: Op, input: Partial<OperationInput<Op>>): void {
  give(op, input, () => new Promise(() => undefined))
}
