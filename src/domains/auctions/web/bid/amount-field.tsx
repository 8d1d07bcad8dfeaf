import { writeDollars } from '#platform/common/texts/write-number.ts'
import { Chip } from '#platform/web/ui/facts/chip.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { MoneyInput } from '#platform/web/ui/fields/money-input.tsx'
import { quickAmounts } from './quick-amounts.ts'
import type { Bidding } from './use-bidding.ts'
import * as t from '#domains/auctions/texts.ts'

interface AmountFieldProps {
  bidding: Bidding
  error: string | undefined
}

export function AmountField({ bidding: { amount, leads }, error }: AmountFieldProps) {
  const { cents, choose, leave, proposedCents } = amount
  return (
    <>
      <Field label={leads ? t.raise_your_limit_to() : t.bid_up_to()} error={error}>
        {(control) => (
          <MoneyInput {...control} large cents={cents} onCents={choose} onBlur={leave} maxLength={20} />
        )}
      </Field>
      <div
        role="group"
        aria-label={t.amounts_to_choose_from()}
        className="grid grid-cols-2 gap-2 min-[22rem]:grid-cols-4"
      >
        {quickAmounts(proposedCents).map((one) => (
          <Chip key={one} chosen={one === cents} onClick={() => choose(one)} className="num px-1">
            <span className="sr-only">{t.nz()} </span>
            {writeDollars(one)}
          </Chip>
        ))}
      </div>
    </>
  )
}
