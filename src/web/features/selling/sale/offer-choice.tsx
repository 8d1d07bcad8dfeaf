import { Field } from '#web/ui/fields/field.tsx'
import { MoneyInput } from '#web/ui/fields/money-input.tsx'
import { Switch } from '#web/ui/fields/switch.tsx'
import { fieldIds } from '../form/sell-check.ts'
import type { SectionProps } from '../form/sell-section.ts'

/** Whether buyers may name a price, and which the seller has answered beforehand. */
export function OfferChoice({ values, problems, change }: SectionProps) {
  const until = values.sale_method === 'auction' ? 'Until the first bid, buyers' : 'Buyers'
  return (
    <div className="grid gap-4">
      <Switch
        id={fieldIds.accepts_offers}
        label="Take offers"
        help={`${until} can offer less than your price. You can accept, decline or counter.`}
        checked={values.accepts_offers}
        onChange={(event) => change({ accepts_offers: event.target.checked })}
      />
      {values.accepts_offers && (
        <div className="grid gap-5 sm:grid-cols-2 sm:items-start sm:gap-4">
          <Field
            label="Accept from"
            optional
            id={fieldIds.auto_accept_cents}
            error={problems.auto_accept_cents}
            help="Secret. Offers at or above this are accepted automatically."
          >
            {(control) => (
              <MoneyInput
                {...control}
                cents={values.auto_accept_cents}
                onCents={(auto_accept_cents) => change({ auto_accept_cents })}
              />
            )}
          </Field>
          <Field
            label="Decline below"
            optional
            id={fieldIds.auto_decline_cents}
            error={problems.auto_decline_cents}
            help="Secret. Lower offers are declined automatically."
          >
            {(control) => (
              <MoneyInput
                {...control}
                cents={values.auto_decline_cents}
                onCents={(auto_decline_cents) => change({ auto_decline_cents })}
              />
            )}
          </Field>
        </div>
      )}
    </div>
  )
}
