import { findField } from '../form.ts'
import { type CallProblem, findProblem, getMessage } from '../session/problem.ts'

export type FormErrors<Values> = Partial<Record<keyof Values & string, string>>

export interface FormView<Values> {
  values: Values
  errors: FormErrors<Values>
  message: string | null
  isSending: boolean
  failures: number
}

export interface FormSteps<Values, Reply> {
  check?: ((values: Values) => FormErrors<Values>) | undefined
  send: (values: Values) => Promise<Reply>
  placeProblem?: ((problem: CallProblem) => FormErrors<Values>) | undefined
  onRefused?: ((problem: CallProblem) => void) | undefined
  unanswered?: string | undefined
  onDone: (reply: Reply, values: Values) => void | Promise<void>
}

/** A press while it's sending does nothing. */
export class FormSending<Values extends object> {
  view: FormView<Values>
  #tell: () => void = () => undefined

  constructor(values: Values) {
    this.view = { values, errors: {}, message: null, isSending: false, failures: 0 }
  }

  getView = () => this.view

  subscribe = (tell: () => void) => {
    this.#tell = tell
    return () => {
      this.#tell = () => undefined
    }
  }

  setValues(changes: Partial<Values>): void {
    const errors = { ...this.view.errors }
    for (const name of Object.keys(changes) as (keyof Values & string)[]) delete errors[name]
    this.#change({ values: { ...this.view.values, ...changes }, errors })
  }

  async submit<Reply>(steps: FormSteps<Values, Reply>): Promise<void> {
    if (this.view.isSending) return
    const { values } = this.view
    const errors = steps.check?.(values) ?? {}
    if (hasErrors(errors)) return this.#fail(errors, null)
    // Set synchronously: a second press comes before the next render.
    this.#change({ isSending: true, errors: {}, message: null })
    let reply: Reply
    try {
      reply = await steps.send(values)
    } catch (refused) {
      const problem = findProblem(refused)
      const placed = problem ? this.#placeProblem(problem, steps) : {}
      this.#fail(
        placed,
        hasErrors(placed) ? null : ((problem ? undefined : steps.unanswered) ?? describeFailure(refused)),
      )
      if (problem) steps.onRefused?.(problem)
      return
    }
    await steps.onDone(reply, values)
    this.#change({ isSending: false })
  }

  #placeProblem<Reply>(problem: CallProblem, steps: FormSteps<Values, Reply>): FormErrors<Values> {
    const names = Object.keys(this.view.values)
    const own: Record<string, string> = {}
    for (const [name, message] of Object.entries(problem.errors ?? {})) {
      const field = findField(name, names)
      if (field !== undefined) own[field] ??= message
    }
    return { ...(own as FormErrors<Values>), ...steps.placeProblem?.(problem) }
  }

  #fail(errors: FormErrors<Values>, message: string | null): void {
    this.#change({ errors, message, isSending: false, failures: this.view.failures + 1 })
  }

  #change(changes: Partial<FormView<Values>>): void {
    this.view = { ...this.view, ...changes }
    this.#tell()
  }
}

const hasErrors = (errors: object) => Object.values(errors).some((sentence) => sentence !== undefined)

/** A refusal of a field that the form doesn't show is described by that field's sentence. */
function describeFailure(refused: unknown): string {
  return Object.values(findProblem(refused)?.errors ?? {})[0] ?? getMessage(refused)
}
