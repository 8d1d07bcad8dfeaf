import type { SettingsDraft, TypedSettings } from '#domains/settings/common/settings.ts'

export type SaveState =
  | { kind: 'saved' }
  | { kind: 'saving' }
  /** Retried automatically. */
  | { kind: 'failed'; error: unknown }

interface Options<Values> {
  draft: SettingsDraft
  values: Values
  /** Returns the names of the differing values. */
  findChanged: (before: Values, after: Values) => string[]
  toTyped: (values: Values, names: string[]) => TypedSettings
  /** The version of the settings that the draft's owner has seen. */
  version: number
  send: (input: { version: number; changes: TypedSettings }) => Promise<SettingsDraft>
  onState: (state: SaveState) => void
  /** `isAll` is true if no value was typed since. */
  onSaved: (draft: SettingsDraft, isAll: boolean) => void
  pauseMs?: number
  retryMs?: number
}

/**
 * Keeps the server's draft in sync with the form: one call at a time, with only the changes since
 * the last.
 */
export class DraftSaver<Values> {
  readonly #options: Required<Options<Values>>
  #kept: Values
  #wanted: Values
  #running: Promise<boolean> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  /** The server's last reply. */
  latest: SettingsDraft

  constructor(options: Options<Values>) {
    this.#options = { pauseMs: 800, retryMs: 5000, ...options }
    this.latest = options.draft
    this.#kept = options.values
    this.#wanted = options.values
  }

  take(read: SettingsDraft): void {
    this.latest = read
  }

  change(values: Values): void {
    this.#wanted = values
    if (this.#findDue().length === 0) return
    this.#options.onState({ kind: 'saving' })
    this.#saveAfter(this.#options.pauseMs)
  }

  /** @returns whether all of it is saved */
  async flush(): Promise<boolean> {
    await this.#running
    return this.#findDue().length === 0 || (await this.#save())
  }

  /** Called when the owner has seen the published version. @returns whether all of it is saved */
  async rebase(version: number): Promise<boolean> {
    this.#options.version = version
    await this.#running
    return (await this.#save()) || (await this.flush())
  }

  /** Stops saving and drops unsaved changes. */
  forget(): void {
    clearTimeout(this.#timer)
    this.#kept = this.#wanted
    this.#options.onState({ kind: 'saved' })
  }

  stop(): void {
    clearTimeout(this.#timer)
    if (this.#findDue().length > 0) void this.#save()
  }

  #findDue(): string[] {
    return this.#options.findChanged(this.#kept, this.#wanted)
  }

  async #save(): Promise<boolean> {
    clearTimeout(this.#timer)
    this.#running ??= this.#send().finally(() => (this.#running = null))
    return await this.#running
  }

  async #send(): Promise<boolean> {
    const { send, version, toTyped, onState, onSaved, retryMs } = this.#options
    const sent = this.#wanted
    onState({ kind: 'saving' })
    try {
      const draft = await send({ version, changes: toTyped(sent, this.#findDue()) })
      this.#kept = sent
      this.latest = draft
      const isAll = this.#findDue().length === 0
      onSaved(draft, isAll)
      onState({ kind: isAll ? 'saved' : 'saving' })
      if (!isAll) this.#saveAfter(0)
      return isAll
    } catch (error) {
      onState({ kind: 'failed', error })
      this.#saveAfter(retryMs)
      return false
    }
  }

  #saveAfter(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#save(), ms)
  }
}
