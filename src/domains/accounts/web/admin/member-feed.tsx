import { useState } from 'react'
import { May } from '#domains/staff/web/shared/may.tsx'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import {
  updateMcDealership,
  type FeedRun,
  type RunStatus,
  getMemberFeed,
} from '#domains/stock-feed/common/stock-feed.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import * as t from '#domains/accounts/texts.ts'

interface DealershipDialogProps {
  id: number
  number: string | null
  onDone: () => void
  onClose: () => void
}

function DealershipDialog({ id, number, onDone, onClose }: DealershipDialogProps) {
  const form = useOperationForm(updateMcDealership, {
    initial: { mc_dealership_id: number ?? '' },
    written: ['mc_dealership_id'],
    toInput: ({ mc_dealership_id: mcDealershipId }) => ({
      id,
      mc_dealership_id: mcDealershipId.trim() || null,
    }),
    onDone: () => {
      onClose()
      notify.success(t.dealership_number_saved())
      onDone()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t.motorcentral_dealership()}
      description={t.their_stock_is_fetched_every_night()}
      confirm={t.save()}
      onClose={onClose}
    >
      <Field
        label={t.dealership_number_label()}
        help={t.leave_blank_for_none()}
        {...form.field('mc_dealership_id')}
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.text('mc_dealership_id')}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            className="num"
          />
        )}
      </Field>
    </FormDialog>
  )
}

/** Shows a dealer's stock feed: the MotorCentral number and the latest runs. */
export function MemberFeed({ id, onChanged }: { id: number; onChanged: () => void }) {
  const call = useApiQuery(getMemberFeed, { id }, { staleTime: 0 })
  const [isChanging, setChanging] = useState(false)
  return (
    <Panel title={t.stock_feed()}>
      <Query call={call} loading={t.loading_the_stock_feed()} skeleton={<SkeletonRow />}>
        {(data) => (
          <div className="grid gap-3 text-sm">
            <p className="flex flex-wrap items-center gap-2">
              <span className="num font-semibold break-all">
                {data.mc_dealership_id === null
                  ? t.no_dealership_number()
                  : t.dealership_number({ number: data.mc_dealership_id })}
              </span>
              <Badge kind={data.is_allowed ? 'good' : 'plain'}>
                {data.is_allowed ? t.in_their_plan() : t.not_in_their_plan()}
              </Badge>
            </p>
            <p className="num text-ink-2">
              {t.so_many_vehicles({ ...data.counts, unlisted: data.counts.new })}
            </p>
            {data.runs.length > 0 && (
              <ul aria-label={t.latest_runs()} className="divide-y divide-line border-y border-line">
                {data.runs.map((run) => (
                  <RunRow key={run.id} run={run} />
                ))}
              </ul>
            )}
            <p>
              <May op={updateMcDealership}>
                <Button kind="quiet" size="small" onClick={() => setChanging(true)}>
                  {data.mc_dealership_id === null ? t.add_the_number() : t.change_the_number()}
                </Button>
              </May>
            </p>
            {isChanging && (
              <DealershipDialog
                id={id}
                number={data.mc_dealership_id}
                onDone={() => {
                  void call.refetch()
                  onChanged()
                }}
                onClose={() => setChanging(false)}
              />
            )}
          </div>
        )}
      </Query>
    </Panel>
  )
}

const statusWords: Record<RunStatus, () => string> = {
  queued: t.waiting,
  reading: t.reading,
  ready: t.waits_for_them,
  applying: t.applying,
  done: t.done,
  failed: t.failed,
  cancelled: t.cancelled,
}

function RunRow({ run: { status, created_at: createdAt, failure, report } }: { run: FeedRun }) {
  const kind = status === 'done' ? 'good' : status === 'failed' ? 'wrong' : 'plain'
  return (
    <li className="grid gap-1 py-2">
      <p className="flex flex-wrap items-center gap-2">
        <span className="num">{formatMoment(createdAt)}</span>
        <Badge kind={kind}>{statusWords[status]()}</Badge>
      </p>
      <p className="num break-words text-ink-2">{failure ?? t.report_in_a_line(report)}</p>
    </li>
  )
}
