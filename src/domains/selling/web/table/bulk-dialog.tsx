import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { relistListing } from '#domains/selling/common/selling.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { getMessage, findProblem } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { ProgressBar } from '#platform/web/ui/states/progress-bar.tsx'
import { makePublishedState } from '../publishing/published.ts'
import { type BulkAct, type BulkRun, runBulk } from './bulk-run.ts'
import { type OwnRow, readOwnAgain } from './use-own-listings.ts'
import * as t from '#domains/selling/texts.ts'

interface BulkLabels {
  title: string
  whatHappens: string
  confirm: string
  needsReason: boolean
  announce: (run: Pick<BulkRun, 'done' | 'of'>) => string
}

export function describeBulk(act: BulkAct, rows: Pick<OwnRow, 'bid_count'>[]): BulkLabels {
  const count = rows.length
  if (act === 'relist') {
    return {
      title: t.relist_these({ count }),
      whatHappens: t.each_goes_live_now_with_the_same({ count }),
      confirm: t.relist_them({ count }),
      needsReason: false,
      announce: ({ done, of }) =>
        done.length === of
          ? t.count_listings_relisted({ count: of })
          : t.done_of_count_relisted({ done: done.length, count: of }),
    }
  }
  const withBids = rows.filter((row) => row.bid_count > 0).length
  return {
    title: t.withdraw_these({ count }),
    whatHappens: joinSentences(
      t.each_comes_down_now_and_wont_be_sold({ count }),
      ...(withBids === 0
        ? [t.no_one_has_bid({ count })]
        : [t.count_have_bids_well_tell_everyone({ count: withBids }), t.you_cant_undo_this()]),
    ),
    confirm: t.withdraw_them({ count }),
    needsReason: withBids > 0,
    announce: ({ done, of }) =>
      done.length === of
        ? t.count_listings_withdrawn({ count: of })
        : t.done_of_count_withdrawn({ done: done.length, count: of }),
  }
}

interface BulkDialogProps {
  act: BulkAct
  rows: OwnRow[]
  onDone: (rowIds: number[]) => void
  onClose: () => void
}

export function BulkDialog({ act, rows, onDone, onClose }: BulkDialogProps) {
  const { run, isRunning, relisted, stop, start } = useBulkRun(act, rows, onDone)
  const words = describeBulk(act, rows)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  function close() {
    onClose()
    const [first] = relisted.current
    if (first)
      void navigate(
        { pathname, search },
        {
          replace: true,
          preventScrollReset: true,
          state: makePublishedState(
            relisted.current.map(({ id }) => id),
            first.status,
          ),
        },
      )
  }
  const form = useActionForm({
    initial: { reason: '' },
    written: ['reason'],
    check: ({ reason }) =>
      words.needsReason && reason.trim() === '' ? { reason: t.tell_bidders_why_youre_withdrawing() } : {},
    send: ({ reason }) => start(reason.trim() || undefined),
    onDone: () => undefined,
  })

  return (
    <FormDialog
      form={form}
      onClose={close}
      confirmsFirst={!run}
      title={run && !isRunning ? words.announce(run) : words.title}
      description={run ? undefined : words.whatHappens}
      kind={act === 'withdraw' ? 'danger' : 'primary'}
      {...(act === 'withdraw' && { cancel: t.keep_listings({ count: rows.length }) })}
      confirm={words.confirm}
      renderButtons={
        run ? () => <RunButton isRunning={isRunning} onStop={stop} onClose={close} /> : undefined
      }
    >
      {!run && act === 'withdraw' && (
        <Field
          label={t.your_reason()}
          optional={!words.needsReason}
          {...form.field('reason')}
          help={
            words.needsReason
              ? t.everyone_who_bid_will_see_this()
              : t.shown_to_people_who_look_at_them_later({ count: rows.length })
          }
        >
          {(control) => (
            <Textarea {...control} {...form.text('reason')} maxLength={300} className="min-h-20" />
          )}
        </Field>
      )}
      {run && <Outcome run={run} runs={isRunning} />}
    </FormDialog>
  )
}

/** Leaving stops the run after the current item. */
function useBulkRun(act: BulkAct, rows: OwnRow[], onDone: BulkDialogProps['onDone']) {
  const queries = useQueryClient()
  const withdraw = useApiMutation(setListingStatus)
  const relist = useApiMutation(relistListing)
  const [run, setRun] = useState<BulkRun | null>(null)
  const [isRunning, setRunning] = useState(false)
  const stopped = useRef(false)
  const relisted = useRef<Pick<OwnRow, 'id' | 'status'>[]>([])
  const stop = () => {
    stopped.current = true
  }
  useEffect(() => stop, [])

  async function start(reason: string | undefined) {
    stopped.current = false
    setRun({ done: [], failed: [], of: rows.length })
    setRunning(true)
    const outcome = await runBulk({
      rows,
      call: ({ id }): Promise<unknown> =>
        act === 'relist'
          ? relist.mutateAsync({ id, as_it_was: true }).then((made) => relisted.current.push(made))
          : withdraw.mutateAsync({ id, status: 'withdrawn', reason }),
      describeProblem,
      onStep: setRun,
      isStopped: () => stopped.current,
    })
    setRunning(false)
    onDone(outcome.done.map(({ id }) => id))
    await readOwnAgain(queries)
  }
  return { run, isRunning, relisted, stop, start }
}

interface RunButtonProps {
  isRunning: boolean
  onStop: () => void
  onClose: () => void
}

function RunButton({ isRunning, onStop, onClose }: RunButtonProps) {
  if (!isRunning) return <Button onClick={onClose}>{t.close()}</Button>
  return (
    <Button kind="quiet" onClick={onStop}>
      {t.stop_after_this_one()}
    </Button>
  )
}

function Outcome({ run: { done, failed, of }, runs }: { run: BulkRun; runs: boolean }) {
  const begun = done.length + failed.length
  return (
    <div className="grid gap-4">
      {runs && (
        <div className="grid gap-2">
          <ProgressBar label={t.how_far_it_is()} value={begun / of} />
          <p role="status" className="num text-sm text-ink-2">
            {t.begun_of_of_value_done({ begun, of_value: of })}
          </p>
        </div>
      )}
      {!runs && begun < of && <Notice>{t.you_stopped_it_of_value_of_value({ of_value: of - begun })}</Notice>}
      {failed.length > 0 && (
        <Notice kind="wrong" live>
          {t.length_stayed_as_they_were({ count: failed.length })}
          <ul className="mt-1 grid gap-1">
            {failed.map(({ row, sentence }) => (
              <li key={row.id} className="break-words">
                “{row.title}”: {sentence}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {done.length > 0 && (
        <ul aria-label={t.done()} className="grid gap-1 text-sm text-ink-2">
          {done.map((row) => (
            <li key={row.id} className="break-words">
              {row.title}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function describeProblem(error: unknown): string {
  const problems = findProblem(error)?.errors
  return problems ? Object.values(problems).join(' ') : getMessage(error)
}
