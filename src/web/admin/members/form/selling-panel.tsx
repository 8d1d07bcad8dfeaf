import { Store, UserRound } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { Field } from '#web/ui/fields/field.tsx'
import { RadioCards } from '#web/ui/fields/radio-cards.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { memberIds as ids } from './member-values.ts'
import { Row } from './row.tsx'
import * as t from './texts.ts'
import type { MemberFields } from './use-member-form.ts'

export function SellingPanel({ form, field }: MemberFields) {
  const seller_kind = useWatch({ control: form.control, name: 'seller_kind' })
  return (
    <Panel title={t.selling()}>
      <div className="grid gap-5">
        <RadioCards
          {...form.register('seller_kind')}
          id={ids.seller_kind}
          legend={t.how_they_sell()}
          columns={2}
          value={seller_kind}
          error={field('seller_kind').error}
          cards={[
            { value: 'private', label: t.privately(), icon: UserRound },
            { value: 'in_trade', label: t.in_trade(), icon: Store },
          ]}
        />
        {seller_kind === 'in_trade' && (
          <>
            <Field label={t.trading_name()} optional {...field('trading_name')}>
              {(control) => (
                <TextInput
                  {...control}
                  {...form.register('trading_name')}
                  autoComplete="off"
                  maxLength={80}
                />
              )}
            </Field>
            <Row>
              <Field label="NZBN" optional {...field('nzbn')} help={t.n_13_digits()}>
                {(control) => (
                  <TextInput
                    {...control}
                    {...form.register('nzbn')}
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={20}
                  />
                )}
              </Field>
              <Field label={t.gst_number()} optional {...field('gst_number')} help={t.n_8_or_9_digits()}>
                {(control) => (
                  <TextInput
                    {...control}
                    {...form.register('gst_number')}
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={20}
                  />
                )}
              </Field>
            </Row>
          </>
        )}
        <Field label={t.about()} optional {...field('about')} help={t.shown_on_their_public_page()}>
          {(control) => <Textarea {...control} {...form.register('about')} rows={4} maxLength={2000} />}
        </Field>
      </div>
    </Panel>
  )
}
