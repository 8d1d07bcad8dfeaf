import { useState } from 'react'
import { commands, type Locator, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type CodeType, OneTimeCode } from '#platform/web/ui/fields/one-time-code.tsx'

function CodeForm({ name, type, length }: { name: string; type?: CodeType; length?: number }) {
  const [value, setValue] = useState('')
  const [completed, setCompleted] = useState<string[]>([])
  const [rejected, setRejected] = useState(0)
  return (
    <form
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault()
        setCompleted([...completed, 'sent'])
      }}
    >
      <OneTimeCode
        type={type}
        length={length}
        value={value}
        onChange={setValue}
        onComplete={(code) => setCompleted((before) => [...before, code])}
        onReject={() => setRejected((before) => before + 1)}
      />
      <output aria-label="Value">{value}</output>
      <output aria-label="Completed">{completed.join(' ')}</output>
      <output aria-label="Rejected">{rejected}</output>
      <button type="submit">Send</button>
      <button type="button" onClick={() => setValue('')}>
        Clear
      </button>
    </form>
  )
}

export async function openForms() {
  await render(
    <main>
      <CodeForm name="usual" />
      <CodeForm name="tel" type="tel" />
      <CodeForm name="letters" type="letter-numeric" length={6} />
      <CodeForm name="password" type="password" />
      <textarea aria-label="Clipboard" />
    </main>,
  )
  return (name: string) => new Entry(name)
}

class Entry {
  readonly form: Locator

  constructor(name: string) {
    this.form = page.getByRole('form', { name })
  }

  get input(): HTMLInputElement {
    return this.form.element().querySelector('input')!
  }

  /** The characters shown in the boxes. */
  readonly boxes = () =>
    [...this.form.element().querySelectorAll('[aria-hidden] > span')].map((box) => box.textContent)

  /** The boxes for the next character or deletion. */
  readonly marked = () =>
    [...this.form.element().querySelectorAll('[aria-hidden] > span')].flatMap((box, index) =>
      box.classList.contains('outline-2') ? [index] : [],
    )

  async paste(text: string) {
    const source = page.getByLabelText('Clipboard')
    await source.fill(text)
    ;(source.element() as HTMLTextAreaElement).select()
    await commands.press('ControlOrMeta+C')
    this.input.focus()
    await commands.press('ControlOrMeta+V')
  }

  read(label: 'Value' | 'Completed' | 'Rejected') {
    return this.form.getByLabelText(label).element().textContent
  }
}
