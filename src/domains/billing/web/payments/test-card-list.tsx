import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { must } from '#platform/common/must.ts'
import { findTestCard } from '#platform/common/payments/test-cards.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import type { CardEntry } from './card-entry.ts'
import { groupCardNumber } from './card-number-text.ts'
import { nameBrand } from '#domains/billing/common/payments/card-brands.ts'
import * as t from '#domains/billing/texts.ts'

const getOffered = makeTexts((): [name: string, effect: string][] => [
  ['visa', t.works()],
  ['amex', t.works()],
  ['asks-always', t.asks_you_to_confirm()],
  ['declined', t.is_declined()],
  ['insufficient-funds', t.isnt_enough_money()],
  ['incorrect-cvc', t.wrong_security_code()],
  ['declined-later', t.is_declined_when_charged()],
])

export function TestCardList({ onChoose }: { onChoose: (entry: CardEntry) => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="rounded-control border border-line-strong"
    >
      <summary className="flex min-h-11 py-2 cursor-pointer items-center justify-between px-3.5 text-sm font-semibold text-pounamu">
        {t.choose_a_test_card()}
        <ChevronDown aria-hidden size={18} strokeWidth={1.75} className={isOpen ? 'rotate-180' : undefined} />
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {getOffered().map(([name, effect]) => {
          const { number, brand } = must(findTestCard(name), 'test card')
          const securityCode = brand === 'amex' ? '1234' : '123'
          return (
            <li key={name}>
              <button
                type="button"
                onClick={() => {
                  onChoose({
                    number: groupCardNumber(number),
                    expiry: '12 / 34',
                    security_code: securityCode,
                  })
                  setOpen(false)
                }}
                className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 px-3.5 py-2 text-left text-sm transition-colors hover:bg-sunk"
              >
                <span className="num">{groupCardNumber(number)}</span>
                <span className="text-ink-2">
                  {nameBrand(brand)} · {effect}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
