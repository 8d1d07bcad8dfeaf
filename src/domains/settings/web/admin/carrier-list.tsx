import { Plus, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import {
  type Carrier,
  findCarrierProblem,
  knownCarriers,
  maxCarriers,
} from '#domains/settings/common/carriers.ts'
import { getListFormat } from '#platform/common/texts/intl.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field, FieldError } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import * as t from '#domains/settings/texts.ts'

const isFilled = ({ name, url_pattern: pattern }: Carrier) => name.trim() !== '' || pattern.trim() !== ''

const nameRemoval = ({ name }: Carrier, at: number) =>
  name.trim() === ''
    ? t.remove_carrier_number({ number: at + 1 })
    : t.remove_carrier_name({ name: name.trim() })

interface CarrierListProps {
  carriers: Carrier[]
  onChange: (carriers: Carrier[]) => void
  id: string
  error: string | undefined
}

const fields = [
  { name: 'name', type: 'text', label: t.carrier_name },
  { name: 'url_pattern', type: 'url', label: t.carrier_tracking_address },
] as const

export function CarrierList({ carriers, onChange, id, error }: CarrierListProps) {
  const adding = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [added, setAdded] = useState<number | null>(null)
  useEffect(() => {
    if (added !== null) list.current?.children.item(added)?.querySelector('input')?.focus()
  }, [added])
  const filled = carriers.filter(isFilled)
  const problem = error === undefined ? null : findCarrierProblem(filled)
  const isWrong = (carrier: Carrier, field: keyof Carrier) =>
    problem !== null && filled[problem.at] === carrier && problem.field === field
  const isFull = carriers.length >= maxCarriers
  const change = (at: number, changes: Partial<Carrier>) =>
    onChange(carriers.map((carrier, index) => (index === at ? { ...carrier, ...changes } : carrier)))
  const remove = (at: number) => {
    onChange(carriers.filter((_, index) => index !== at))
    setAdded(null)
    adding.current?.focus()
  }
  return (
    <Panel title={t.carriers()}>
      <p className="mb-4 text-xs text-ink-2">
        {t.known_carriers_are_built_in({
          names: getListFormat().format(knownCarriers.map(({ name }) => name)),
        })}
      </p>
      {error && !problem && (
        <div className="mb-3">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
      <ul ref={list} className="grid gap-5 empty:hidden" aria-label={t.carriers()}>
        {carriers.map((carrier, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- A row has no other identity while it is typed.
          <li key={at} className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto]">
            {fields.map(({ name, type, label }) => (
              <Field
                key={name}
                label={label()}
                help={name === 'url_pattern' && t.how_a_tracking_address_is_written()}
                {...(isWrong(carrier, name) && { id, error })}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    type={type}
                    autoComplete="off"
                    value={carrier[name]}
                    onChange={({ target }) => change(at, { [name]: target.value })}
                  />
                )}
              </Field>
            ))}
            <Button
              kind="quiet"
              icon={X}
              aria-label={nameRemoval(carrier, at)}
              onClick={() => remove(at)}
              className="max-sm:justify-self-start sm:mt-6.75"
            >
              {t.remove_carrier()}
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button
          ref={adding}
          kind="quiet"
          icon={Plus}
          disabled={isFull}
          onClick={() => {
            setAdded(carriers.length)
            onChange([...carriers, { name: '', url_pattern: '' }])
          }}
        >
          {t.add_carrier()}
        </Button>
        {isFull && <p className="text-xs text-ink-2">{t.at_most_count_carriers({ count: maxCarriers })}</p>}
      </div>
    </Panel>
  )
}
