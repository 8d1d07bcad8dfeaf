import { Field } from '#platform/web/ui/fields/field.tsx'
import { MoneyInput } from '#platform/web/ui/fields/money-input.tsx'
import { Switch } from '#platform/web/ui/fields/switch.tsx'
import { fieldIds } from '../form/sell-check.ts'
import type { SectionProps } from '../form/sell-section.ts'
import * as t from '#domains/selling/texts.ts'

export function OfferChoice({ values, problems, change }: SectionProps) {
  return (
    <div className="grid gap-4">
      <Switch
        id={fieldIds.accepts_offers}
        label={t.take_offers()}
        help={t.buyers_can_offer_less_than_your_price({ is_auction: values.sale_method === 'auction' })}
        checked={values.accepts_offers}
        onChange={(event) => change({ accepts_offers: event.target.checked })}
      />
      {values.accepts_offers && (
        <div className="grid gap-5 sm:grid-cols-2 sm:items-start sm:gap-4">
          <Field
            label={t.accept_from()}
            optional
            id={fieldIds.auto_accept_cents}
            error={problems.auto_accept_cents}
            help={t.secret_offers_at_or_above_this_are()}
          >
            {(control) => (
              <MoneyInput
                {...control}
                cents={values.auto_accept_cents}
                onCents={(autoAcceptCents) => change({ auto_accept_cents: autoAcceptCents })}
              />
            )}
          </Field>
          <Field
            label={t.decline_below()}
            optional
            id={fieldIds.auto_decline_cents}
            error={problems.auto_decline_cents}
            help={t.secret_lower_offers_are_declined()}
          >
            {(control) => (
              <MoneyInput
                {...control}
                cents={values.auto_decline_cents}
                onCents={(autoDeclineCents) => change({ auto_decline_cents: autoDeclineCents })}
              />
            )}
          </Field>
        </div>
      )}
    </div>
  )
}
