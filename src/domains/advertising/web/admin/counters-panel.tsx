import {
  type AdvertisementCounters,
  getAdvertisementCounters,
  maxAmount,
  maxPeriod,
  putAdvertisementCounters,
} from '#domains/advertising/common/counters.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { readCount } from './read-count.ts'
import { May } from '#domains/staff/web/shared/may.tsx'
import * as t from '#domains/advertising/texts.ts'

export function CountersPanel() {
  const call = useApiQuery(getAdvertisementCounters, {}, { staleTime: 0 })
  return (
    <Panel title={t.how_often_they_show()}>
      <Query
        call={call}
        failed={t.this_didnt_load()}
        loading={t.loading_how_often_they_show()}
        skeleton={<SkeletonText lines={3} />}
      >
        {(data) => <CountersForm key={`${data.period} ${data.amount}`} counters={data} />}
      </Query>
    </Panel>
  )
}

function CountersForm({ counters }: { counters: AdvertisementCounters }) {
  const invalidate = useInvalidate()
  const form = useOperationForm(putAdvertisementCounters, {
    initial: { period: String(counters.period), amount: String(counters.amount) },
    check: ({ period, amount }) => ({
      ...(isBetween(period, 1, maxPeriod) ? {} : { period: t.enter_from_to({ min: 1, max: maxPeriod }) }),
      ...(isBetween(amount, 0, maxAmount) ? {} : { amount: t.enter_from_to({ min: 0, max: maxAmount }) }),
    }),
    toInput: ({ period, amount }) => ({ period: readCount(period), amount: readCount(amount) }),
    onDone: () => {
      invalidate(getAdvertisementCounters)
      invalidate(listAudit)
      notify.success(t.changes_saved())
    },
  })
  return (
    <form id={form.id} noValidate onSubmit={form.submit} className="grid gap-4">
      {form.message && <Notice kind="wrong">{form.message}</Notice>}
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:max-w-form">
        <Field label={t.listings_in_between()} {...form.field('period')}>
          {(control) => <CountInput {...control} {...form.text('period')} />}
        </Field>
        <Field label={t.advertisements_at_a_time()} help={t.enter_0_to_show_none()} {...form.field('amount')}>
          {(control) => <CountInput {...control} {...form.text('amount')} />}
        </Field>
      </div>
      <p role="status" className="text-sm text-ink-2">
        {describeCounters(form.values)}
      </p>
      <div>
        <May op={putAdvertisementCounters}>
          <Button type="submit" size="small" busy={form.isSending}>
            {t.save_changes()}
          </Button>
        </May>
      </div>
    </form>
  )
}

function CountInput(props: React.ComponentProps<typeof TextInput>) {
  return <TextInput {...props} inputMode="numeric" maxLength={4} autoComplete="off" className="num" />
}

const isBetween = (typed: string, min: number, max: number) =>
  readCount(typed) >= min && readCount(typed) <= max

/** The number of listings on a page of results. */
const listingsAPage = 24

function describeCounters(typed: { period: string; amount: string }): string {
  if (!isBetween(typed.period, 1, maxPeriod) || !isBetween(typed.amount, 0, maxAmount))
    return t.the_preview_shows_here()
  const [period, amount] = [readCount(typed.period), readCount(typed.amount)]
  return amount === 0
    ? t.no_advertisements_show()
    : t.after_every_period_amount({
        period,
        amount,
        count: Math.floor(listingsAPage / period) * amount,
        listings: listingsAPage,
      })
}
