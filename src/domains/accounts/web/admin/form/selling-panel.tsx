import { Store, UserRound } from 'lucide-react'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { Row } from './row.tsx'
import * as t from '#domains/accounts/texts.ts'
import type { MemberFields } from './use-member-form.ts'

export function SellingPanel({ form }: MemberFields) {
  return (
    <Panel title={t.selling()}>
      <div className="grid gap-5">
        <RadioCards
          {...form.text('seller_kind')}
          {...form.field('seller_kind')}
          legend={t.how_they_sell()}
          columns={2}
          cards={[
            { value: 'private', label: t.privately(), icon: UserRound },
            { value: 'in_trade', label: t.in_trade(), icon: Store },
          ]}
        />
        {form.values.seller_kind === 'in_trade' && (
          <>
            <Field label={t.trading_name()} optional {...form.field('trading_name')}>
              {(control) => (
                <TextInput {...control} {...form.text('trading_name')} autoComplete="off" maxLength={80} />
              )}
            </Field>
            <Row>
              <Field label="NZBN" optional {...form.field('nzbn')} help={t.n_13_digits()}>
                {(control) => (
                  <TextInput
                    {...control}
                    {...form.text('nzbn')}
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={20}
                  />
                )}
              </Field>
              <Field label={t.gst_number()} optional {...form.field('gst_number')} help={t.n_8_or_9_digits()}>
                {(control) => (
                  <TextInput
                    {...control}
                    {...form.text('gst_number')}
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={20}
                  />
                )}
              </Field>
            </Row>
          </>
        )}
        <Field label={t.about()} optional {...form.field('about')} help={t.shown_on_their_public_page()}>
          {(control) => <Textarea {...control} {...form.text('about')} rows={4} maxLength={2000} />}
        </Field>
      </div>
    </Panel>
  )
}
