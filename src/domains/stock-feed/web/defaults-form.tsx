import { type ReactNode, useState } from 'react'
import { putStockFeed, type StockFeed } from '#domains/stock-feed/common/stock-feed.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { useSetQueryData } from '#platform/web/loading/query.tsx'
import { getStockFeed } from '#domains/stock-feed/common/stock-feed.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import * as t from '#domains/stock-feed/texts.ts'

export type RenderPlace = (slot: {
  ids: { region: string; suburb: string }
  region: string | null
  suburb: string | null
  errors: { region?: string; suburb?: string }
  onChange: (place: { region: string | null; suburb: string | null }) => void
}) => ReactNode

type Answer = '' | 'yes' | 'no'

const toAnswer = (value: boolean | null): Answer => (value === null ? '' : value ? 'yes' : 'no')
const fromAnswer = (answer: Answer) => (answer === '' ? null : answer === 'yes')

/** Defaults for every vehicle that no feed contains. */
export function DefaultsForm({ feed, renderPlace }: { feed: StockFeed; renderPlace: RenderPlace }) {
  const setReply = useSetQueryData()
  const [region, setRegion] = useState<string | null>(null)
  const form = useOperationForm(putStockFeed, {
    initial: {
      suburb: feed.suburb,
      on_road_costs_included: toAnswer(feed.on_road_costs_included),
      has_security_interest: toAnswer(feed.has_security_interest),
      wof_at_sale: feed.wof_at_sale ?? ('' as const),
      year_is_first_registered: feed.year_is_first_registered,
      ending: feed.ending,
    },
    toInput: ({
      on_road_costs_included: onRoadCostsIncluded,
      has_security_interest: hasSecurityInterest,
      wof_at_sale: wofAtSale,
      ...values
    }) => ({
      ...values,
      on_road_costs_included: fromAnswer(onRoadCostsIncluded),
      has_security_interest: fromAnswer(hasSecurityInterest),
      wof_at_sale: wofAtSale || null,
    }),
    onDone: (saved) => {
      void setReply(getStockFeed, {}, saved)
      notify.success(t.settings_saved())
    },
  })
  const suburb = form.field('suburb')
  const answers = [
    { value: '', label: t.not_said() },
    { value: 'yes', label: t.stock_feed_yes() },
    { value: 'no', label: t.stock_feed_no() },
  ]
  return (
    <Panel title={t.for_every_vehicle()}>
      <form id={form.id} method="post" noValidate className="grid max-w-2xl gap-5" onSubmit={form.submit}>
        <p className="text-sm text-ink-2">{t.no_feed_says_this()}</p>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {renderPlace({
            ids: { region: `${form.id}-region`, suburb: suburb.id },
            region,
            suburb: form.values.suburb,
            errors: { ...(suburb.error && { suburb: suburb.error }) },
            onChange: (place) => {
              setRegion(place.region)
              form.set({ suburb: place.suburb })
            },
          })}
        </div>
        <Field
          label={t.on_road_costs()}
          help={t.on_road_costs_help()}
          {...form.field('on_road_costs_included')}
        >
          {(control) => <Select {...control} {...form.text('on_road_costs_included')} options={answers} />}
        </Field>
        <Field
          label={t.security_interest()}
          help={t.security_interest_help()}
          {...form.field('has_security_interest')}
        >
          {(control) => <Select {...control} {...form.text('has_security_interest')} options={answers} />}
        </Field>
        <Field label={t.without_a_wof()} {...form.field('wof_at_sale')}>
          {(control) => (
            <Select
              {...control}
              {...form.text('wof_at_sale')}
              options={[
                { value: '', label: t.not_said() },
                { value: 'new', label: t.sold_with_a_new_wof() },
                { value: 'as_is', label: t.sold_as_is() },
              ]}
            />
          )}
        </Field>
        <Checkbox
          label={t.year_is_first_registered()}
          help={t.year_is_first_registered_help()}
          {...form.box('year_is_first_registered')}
        />
        <Field label={t.at_the_end_of_descriptions()} optional {...form.field('ending')}>
          {(control) => <Textarea {...control} {...form.text('ending')} maxLength={1000} rows={3} />}
        </Field>
        {form.message && (
          <Notice kind="wrong" live>
            {form.message}
          </Notice>
        )}
        <p>
          <Button type="submit" busy={form.isSending}>
            {t.save_settings()}
          </Button>
        </p>
      </form>
    </Panel>
  )
}
