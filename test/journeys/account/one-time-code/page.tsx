import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { CodeType } from '#web/ui/fields/code-boxes.ts'
import { OneTimeCode } from '#web/ui/fields/one-time-code.tsx'

/** One entry of every type, each with what it says of itself beside it. */

function Entry({ name, type, length }: { name: string; type?: CodeType; length?: number }) {
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
    </form>
  )
}

createRoot(document.getElementById('root')!).render(
  <>
    <Entry name="usual" />
    <Entry name="tel" type="tel" />
    <Entry name="letters" type="letter-numeric" length={6} />
    <Entry name="password" type="password" />
    <textarea aria-label="Clipboard" />
  </>,
)
