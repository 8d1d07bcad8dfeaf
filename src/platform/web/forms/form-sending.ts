import { keysOf, filterOf } from '#platform/common/records.ts'
import { type CallProblem, findProblem, getMessage } from '../session/problem.ts'

export type FormErrors<Values> = Partial<Record<keyof Values & string, string>>

export interface FormView<Values> {
  /** In form order: the first wrong field gets the focus. */
  values: Values
  /** The initial or last saved values. */
  saved: Values
  errors: FormErrors<Values>
  message: string | null
  isSending: boolean
  failures: number
}

export interface FormSteps<Values, Reply> {
  check?: ((values: Values) => FormErrors<Values>) | undefined
  /**
   * After a failed try, typed values are checked at once. Without it, a changed field counts as
   * valid until the next try.
   */
  rechecks?: boolean | undefined
  send: (values: Values) => Promise<Reply>
  placeProblem?: ((problem: CallProblem) => FormErrors<Values>) | undefined
  onRefused?: ((problem: CallProblem) => void) | undefined
  unanswered?: string | undefined
  onDone: (reply: Reply, values: Values) => void | Promise<void>
}

type RefusalSteps<Values> = Pick<FormSteps<Values, unknown>, 'placeProblem' | 'onRefused' | 'unanswered'>

/** A submit during another one does nothing. */
export class FormSending<Values extends object> {
  view: FormView<Values>
  #tell: () => void = () => undefined
  #recheck: FormSteps<Values, unknown>['check']

  constructor(values: Values) {
    this.view = { values, saved: values, errors: {}, message: null, isSending: false, failures: 0 }
  }

  getView = () => this.view

  subscribe = (listener: () => void) => {
    this.#tell = listener
    return () => {
      this.#tell = () => undefined
    }
  }

  setValues(changes: Partial<Values>): void {
    const errors = { ...this.view.errors }
    for (const name of keysOf(changes)) delete errors[name]
    this.#change({ values: { ...this.view.values, ...changes }, errors })
  }

  /** Called for the user's input, not for the page's changes. */
  enterValues(changes: Partial<Values>): void {
    this.setValues(changes)
    const wrong: FormErrors<Values> = this.#recheck?.(this.view.values) ?? {}
    const own = filterOf(wrong, (name) => name in changes)
    if (hasErrors(own)) this.#change({ errors: { ...this.view.errors, ...own } })
  }

  /** Resets to the last saved values by default. */
  reset(saved: Values = this.view.saved): void {
    const values = { ...this.view.values, ...saved }
    this.#recheck = undefined
    this.#change({ values, saved: values, errors: {}, message: null })
  }

  /** Takes saved values, except for fields changed since `sent`. */
  adopt(saved: Partial<Values>, sent: Values = this.view.values): void {
    const { values } = this.view
    const unchanged = filterOf(saved, (name) => isSame(values[name], sent[name]))
    this.#change({ saved: { ...this.view.saved, ...saved } })
    this.setValues(unchanged)
  }

  async submit<Reply>(steps: FormSteps<Values, Reply>): Promise<void> {
    if (this.view.isSending) return
    const { values } = this.view
    const errors = steps.check?.(values) ?? {}
    this.#recheck = steps.rechecks ? steps.check : undefined
    if (hasErrors(errors)) return this.fail(null, errors)
    // Set synchronously: a second click comes before the next render.
    this.#change({ isSending: true, errors: {}, message: null })
    let reply: Reply
    try {
      reply = await steps.send(values)
    } catch (error) {
      return this.refuse(error, steps)
    }
    this.#recheck = undefined
    await steps.onDone(reply, values)
    this.#change({ isSending: false })
  }

  fail(message: string | null, errors: FormErrors<Values> = {}): void {
    this.#change({ errors, message, isSending: false, failures: this.view.failures + 1 })
  }

  /** Places a refusal at its fields, or above the form. */
  refuse(error: unknown, steps: RefusalSteps<Values>): void {
    const problem = findProblem(error)
    const placed = problem ? this.#placeProblem(problem, steps) : {}
    const message = (problem ? undefined : steps.unanswered) ?? describeFailure(error)
    this.fail(hasErrors(placed) ? null : message, placed)
    if (problem) steps.onRefused?.(problem)
  }

  #placeProblem(problem: CallProblem, steps: RefusalSteps<Values>): FormErrors<Values> {
    const names = Object.keys(this.view.values)
    const own: Record<string, string> = {}
    for (const [name, message] of Object.entries(problem.errors ?? {})) {
      const field = findField(name, names)
      if (field !== undefined) own[field] ??= message
    }
    return { ...(own as FormErrors<Values>), ...steps.placeProblem?.(problem) }
  }

  #change(changes: Partial<FormView<Values>>): void {
    this.view = { ...this.view, ...changes }
    this.#tell()
  }
}

/** `options.3` belongs to `options`, unless the form has a closer field. */
export const findField = (name: string, fields: readonly string[]): string | undefined =>
  fields
    .filter((field) => name === field || name.startsWith(`${field}.`))
    .toSorted((one, other) => other.length - one.length)[0]

export const findChanged = <Values extends object>({ values, saved }: FormView<Values>) =>
  keysOf(values).filter((name) => !isSame(values[name], saved[name]))

const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

const hasErrors = (errors: object) => Object.values(errors).some((sentence) => sentence !== undefined)

/** A refused field that the form doesn't show is described in the form's message. */
function describeFailure(refused: unknown): string {
  return Object.values(findProblem(refused)?.errors ?? {})[0] ?? getMessage(refused)
}
