import { Gavel, Tag } from 'lucide-react'
import { useId, useState } from 'react'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { MoneyInput } from '#platform/web/ui/fields/money-input.tsx'
import { OneTimeCode } from '#platform/web/ui/fields/one-time-code.tsx'
import { PasswordInput, TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { Switch } from '#platform/web/ui/fields/switch.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Piece } from './piece.tsx'

export function Forms() {
  const id = useId()
  const [cents, setCents] = useState<number | null | undefined>(123_450)
  const [code, setCode] = useState('24')
  const [description, setDescription] = useState('Ridden to work for two years, serviced in August.')
  return (
    <>
      <Piece name="Fields">
        <Field label="Title" help="What it is, in the words a buyer would search for.">
          {(control) => <TextInput {...control} placeholder="Cinelli Tutto commuter, 54 cm" />}
        </Field>
        <Field label="Email" id={`${id}-email`} error="Write an address such as mere@example.nz.">
          {(control) => <TextInput {...control} type="email" defaultValue="mere@" autoComplete="off" />}
        </Field>
        <Field label="Password" help="8 to 15 characters, at least one digit.">
          {(control) => <PasswordInput {...control} defaultValue="kererū 2026" autoComplete="off" />}
        </Field>
        <Field label="Category">
          {(control) => (
            <Select
              {...control}
              options={[
                { label: 'Sport', options: [{ value: 'cycling', label: 'Cycling' }] },
                { label: 'Home', options: [{ value: 'kitchen', label: 'Kitchen' }] },
              ]}
            />
          )}
        </Field>
        <Field label="Description" optional>
          {(control) => (
            <Textarea
              {...control}
              maxLength={2000}
              rows={3}
              value={description}
              onChange={(event) => setDescription(event.target.value)}
            />
          )}
        </Field>
      </Piece>
      <Piece name="Money">
        <Field label="Start price">
          {(control) => <MoneyInput {...control} cents={cents} onCents={setCents} />}
        </Field>
        <Field label="Bid up to" error={cents === undefined ? 'Write the amount as 1,234.50.' : undefined}>
          {(control) => <MoneyInput {...control} large cents={cents} onCents={setCents} />}
        </Field>
      </Piece>
      <Piece name="Choices">
        <RadioCards
          legend="How do you want to sell it?"
          name={`${id}-how`}
          defaultValue="auction"
          columns={2}
          cards={[
            {
              value: 'auction',
              label: 'Auction',
              help: 'Buyers set the price, until it closes.',
              icon: Gavel,
            },
            { value: 'fixed', label: 'Fixed price', help: 'The first to pay it has it.', icon: Tag },
          ]}
        />
        <div>
          <Checkbox label="Kāpiti Coast" count="214" defaultChecked />
          <Checkbox label="Horowhenua" count="158" />
          <Checkbox label="I am 18 or older" error="Only people of 18 and older may bid here." />
        </div>
        <Switch label="Tell me when I am outbid" help="By mail, at once." defaultChecked />
        <Switch label="Tell me about new listings" />
      </Piece>
      <Piece name="One-time code">
        <Field label="The code we sent you">
          {(control) => <OneTimeCode {...control} value={code} onChange={setCode} />}
        </Field>
      </Piece>
      <Piece name="Summary of errors">
        <Summary field={`${id}-email`} />
      </Piece>
    </>
  )
}

/** Rendered on request: it takes the focus as soon as it appears. */
function Summary({ field }: { field: string }) {
  const [attempt, setAttempt] = useState(0)
  return (
    <>
      <button
        type="button"
        onClick={() => setAttempt(attempt + 1)}
        className="w-fit text-sm font-semibold text-pounamu"
      >
        Send a form with errors
      </button>
      <FormErrors
        attempt={attempt}
        errors={
          attempt === 0
            ? []
            : [
                { message: 'Write an address such as mere@example.nz.', field },
                { message: 'Choose at least one picture.' },
              ]
        }
      />
    </>
  )
}
