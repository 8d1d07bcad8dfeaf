import { setTimeout as pause } from 'node:timers/promises'

/** An element in the form of the protocol that found it. */
export type FoundElement = Record<string, unknown>

/** The W3C protocols' common part: WebDriver for WebKit, WebDriver BiDi for Firefox. */
export interface Protocol {
  navigate: (address: string) => Promise<void>
  /** Calls a function's source in the page with JSON arguments; the reply is JSON. */
  call: (source: string, args: unknown[]) => Promise<unknown>
  find: (source: string, args: unknown[]) => Promise<FoundElement | null>
  click: (element: FoundElement) => Promise<void>
  typeKeys: (text: string) => Promise<void>
  upload: (element: FoundElement, path: string) => Promise<void>
  /** Errors on the console, where the protocol reports them. */
  complaints: string[]
  close: () => Promise<void>
}

const waitMs = 20_000
const betweenMs = 100

/** Key codes that both protocols know. */
export const keys = { enter: '\uE007', escape: '\uE00C', control: '\uE009' }

/** A visible element by its selector and accessible name; a field's name is its label. */
const findByName = `(selector, name) => {
  const isShown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const nameOf = (one) => (
    one.getAttribute('aria-label') ??
    (one.labels?.length ? [...one.labels].map((label) => label.innerText).join(' ') : one.innerText)
  ).trim()
  const shown = [...document.querySelectorAll(selector)].filter((one) => one.type === 'file' || isShown(one))
  const found = name === null ? shown[0] : shown.find((one) => nameOf(one).startsWith(name))
  found?.scrollIntoView({ block: 'center' })
  return found ?? null
}`

export class OtherBrowser {
  readonly #protocol: Protocol
  readonly #origin: string

  constructor(protocol: Protocol, origin: string) {
    this.#protocol = protocol
    this.#origin = origin
  }

  get complaints(): string[] {
    return this.#protocol.complaints
  }

  async open(path: string): Promise<void> {
    await this.#protocol.navigate(`${this.#origin}${path}`)
    await this.waitFor(`() => document.readyState === 'complete' && document.fonts.status === 'loaded'`)
  }

  async evaluate<Value>(source: string, ...args: unknown[]): Promise<Value> {
    return (await this.#protocol.call(source, args)) as Value
  }

  async waitFor(source: string, ...args: unknown[]): Promise<void> {
    await poll(`${source} ${JSON.stringify(args)}`, () => this.evaluate<boolean>(source, ...args))
  }

  /** Name null: the first that is visible. */
  async find(selector: string, name: string | null = null): Promise<FoundElement> {
    return await poll(`${selector} “${name}”`, () => this.#protocol.find(findByName, [selector, name]))
  }

  async click(selector: string, name: string | null = null): Promise<void> {
    // A rendering may replace the element before the click, which is then refused.
    await poll(`${selector} “${name}”`, async () => {
      const element = await this.#protocol.find(findByName, [selector, name])
      if (element) await this.#protocol.click(element)
      return element
    })
  }

  async fill(label: string, text: string): Promise<void> {
    await this.click('input, textarea', label)
    await this.evaluate(`() => document.activeElement.select?.()`)
    await this.press(text)
  }

  async press(text: string): Promise<void> {
    await this.#protocol.typeKeys(text)
  }

  async upload(path: string): Promise<void> {
    // React replays clicks from before hydration, but no chosen file.
    await this.waitFor(
      `() => Object.keys(document.querySelector('input[type=file]')).some((key) => key.startsWith('__react'))`,
    )
    await this.#protocol.upload(await this.find('input[type=file]'), path)
  }

  async waitForText(text: string): Promise<void> {
    await this.waitFor(`(text) => document.body.innerText.includes(text)`, text)
  }

  async close(): Promise<void> {
    await this.#protocol.close()
  }
}

async function poll<Value>(subject: string, read: () => Promise<Value>): Promise<NonNullable<Value>> {
  const until = Date.now() + waitMs
  for (;;) {
    // A page that navigates answers with an error.
    const value = await read().catch(() => null)
    if (value) return value
    if (Date.now() > until) throw new Error(`Waited ${waitMs / 1_000} s for ${subject}`)
    await pause(betweenMs)
  }
}
