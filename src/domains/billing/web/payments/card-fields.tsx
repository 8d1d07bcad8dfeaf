import { useId, useLayoutEffect, useRef, useState } from 'react'
import {
  cardBrand,
  cardExpiryInput,
  cardNumberInput,
  securityCodeInput,
} from '#platform/common/payments/card-rules.ts'
import type { ActionForm } from '#platform/web/forms/use-operation-form.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { type CardEntry, formatTypedNumber } from './card-entry.ts'
import { nameBrand } from '#domains/billing/common/payments/card-brands.ts'
import * as t from '#domains/billing/texts.ts'

export function CardFields({ form }: { form: ActionForm<CardEntry> }) {
  const { values: entry, field, set } = form
  const brand = cardBrand(cardNumberInput(entry.number))
  return (
    <div className="grid gap-4">
      <NumberField {...field('number')} value={entry.number} onValue={(number) => set({ number })} />
      <div className="grid grid-cols-2 items-start gap-3">
        <Field label={t.expiry_date()} {...field('expiry')} help={t.month_and_year_on_the_card()}>
          {(control) => (
            <TextInput
              {...control}
              value={entry.expiry}
              onChange={(event) => set({ expiry: cardExpiryInput(event.target.value, entry.expiry) })}
              autoComplete="cc-exp"
              inputMode="numeric"
              className="num"
            />
          )}
        </Field>
        <Field
          label={t.security_code()}
          {...field('security_code')}
          help={brand === 'amex' ? t.four_digits_on_the_front() : t.three_digits_on_the_back()}
        >
          {(control) => (
            <TextInput
              {...control}
              value={entry.security_code}
              onChange={(event) => set({ security_code: securityCodeInput(event.target.value) })}
              autoComplete="cc-csc"
              inputMode="numeric"
              className="num"
            />
          )}
        </Field>
      </div>
    </div>
  )
}

interface NumberFieldProps {
  id: string
  value: string
  error: string | undefined
  onValue: (text: string) => void
}

function NumberField({ id, value, error, onValue }: NumberFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [caret, setCaret] = useState<{ at: number } | null>(null)
  const brandId = useId()
  // React moves the caret to the end of reformatted text.
  useLayoutEffect(() => {
    if (caret && document.activeElement === input.current)
      input.current?.setSelectionRange(caret.at, caret.at)
  }, [caret])
  const brand = cardBrand(cardNumberInput(value))
  return (
    <Field label={t.card_number()} id={id} error={error}>
      {(control) => (
        <div className="relative">
          <TextInput
            {...control}
            ref={input}
            value={value}
            aria-describedby={[control['aria-describedby'], brandId].filter(Boolean).join(' ')}
            onChange={({ target }) => {
              const typed = formatTypedNumber(target.value, target.selectionStart ?? target.value.length)
              onValue(typed.text)
              setCaret({ at: typed.caret })
            }}
            autoComplete="cc-number"
            inputMode="numeric"
            className="num pr-32"
          />
          <span
            id={brandId}
            aria-live="polite"
            className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-xs font-semibold text-ink-2"
          >
            {brand && nameBrand(brand)}
          </span>
        </div>
      )}
    </Field>
  )
}
