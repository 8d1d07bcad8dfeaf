import { useRef, useState } from 'react'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { type BulkPlan, maxBulk } from '#platform/common/bulk.ts'
import { must } from '#platform/common/must.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { type BulkAct, type BulkTable, type BulkLabels, BulkProgress } from './bulk-progress.tsx'
import { runInPieces, type RunResult } from './run-in-pieces.ts'
import * as t from '#domains/staff/texts.ts'

interface BulkDialogProps extends BulkTable {
  act: BulkAct
  onClose: () => void
}

interface Running {
  done: number
  of: number
  isUndo: boolean
  result: RunResult | null
}

export function BulkDialog({ plan, search, chosen = [], act, onChanged, onClose }: BulkDialogProps) {
  const [running, setRunning] = useState<Running | null>(null)
  const stopped = useRef(false)
  // Fixed when the dialog opens: rows changed by the action may no longer match.
  const [input] = useState({ ...search, act: act.act })
  const [ofChosen] = useState(() => planForChosen(chosen))
  const enabled = running === null && !ofChosen
  const call = useApiQuery(plan, input, { staleTime: 0, gcTime: 0, enabled })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Every operation of a plan replies one.
  const planned = ofChosen ?? (call.data as BulkPlan | undefined)

  async function run<Item>(
    items: Item[],
    send: Parameters<typeof runInPieces<Item>>[0]['send'],
    isUndo: boolean,
  ) {
    stopped.current = false
    const begun = { done: 0, of: items.length, isUndo, result: null }
    setRunning(begun)
    const onProgress = (done: number) => setRunning({ ...begun, done })
    const result = await runInPieces({ items, send, onProgress, isStopped: () => stopped.current })
    setRunning({ ...begun, done: items.length - result.left, result })
    onChanged()
  }

  if (running) {
    const { result, isUndo } = running
    const { undo } = act
    return (
      <BulkProgress
        {...running}
        describeDone={act.done}
        title={isUndo ? (result ? t.undone() : t.undoing()) : act.label}
        onStop={() => (stopped.current = true)}
        onUndo={
          undo && result && !isUndo && result.decided.length > 0
            ? () =>
                void run(result.decided, (piece, options) => undo(piece, t.undone_reason(), options), true)
            : undefined
        }
        onClose={onClose}
      />
    )
  }
  return (
    <BulkQuestion
      act={act}
      plan={planned}
      problem={call.error && !planned ? getMessage(call.error) : null}
      onRetry={() => void call.refetch()}
      onGo={(words) =>
        void run(planned?.ids ?? [], (piece, options) => act.send(piece, words, options), false)
      }
      onClose={onClose}
    />
  )
}

/** The server explains refused ids only when it tries them. */
const planForChosen = (chosen: readonly number[]): BulkPlan | null =>
  chosen.length === 0 ? null : { total: chosen.length, ids: [...chosen], cannot: [] }

interface BulkQuestionProps {
  act: BulkAct
  plan: BulkPlan | undefined
  problem: string | null
  onRetry: () => void
  onGo: (words: BulkLabels) => void
  onClose: () => void
}

const minReason = 3

function BulkQuestion({ act, plan, problem, onRetry, onGo, onClose }: BulkQuestionProps) {
  const form = useActionForm({
    initial: { reason: '', category: '' },
    written: ['reason'],
    check: ({ reason, category }) => ({
      ...(act.help !== null &&
        reason.trim().length < minReason && { reason: act.missing ?? t.give_a_reason() }),
      ...(act.categories && !category && { category: t.choose_a_category() }),
    }),
    send: async (values) => values,
    onDone: ({ reason, category }) =>
      onGo({ reason: reason.trim(), category_id: category ? Number(category) : null }),
  })
  const count = plan?.ids.length ?? 0
  return (
    <FormDialog
      form={form}
      title={plan ? t.confirm_question({ act: act.confirm(count) }) : act.label}
      description={act.what}
      confirm={act.confirm(count)}
      kind={act.danger ? 'danger' : 'primary'}
      disabled={count === 0}
      onClose={onClose}
    >
      {problem !== null ? (
        <ErrorState title={t.couldnt_work_it_out()} onRetry={onRetry}>
          {problem}
        </ErrorState>
      ) : plan ? (
        <PlanSummary plan={plan} fits={act.fits ?? t.count_of_total_can} />
      ) : (
        <Loading label={t.working_it_out()}>
          <SkeletonText lines={2} />
        </Loading>
      )}
      {act.categories && (
        <Field label={t.category()} {...form.field('category')}>
          {(control) => (
            <Select
              {...control}
              {...form.text('category')}
              options={[
                { value: '', label: t.choose_a_category_option() },
                ...must(act.categories, 'categories'),
              ]}
            />
          )}
        </Field>
      )}
      {act.help !== null && (
        <Field label={act.field ?? t.reason()} {...form.field('reason')} help={act.help}>
          {(control) => (
            <Textarea {...control} {...form.text('reason')} rows={3} maxLength={500} className="min-h-20" />
          )}
        </Field>
      )}
    </FormDialog>
  )
}

interface PlanSummaryProps {
  plan: BulkPlan
  fits: NonNullable<BulkAct['fits']>
}

function PlanSummary({ plan: { total, ids, cannot }, fits }: PlanSummaryProps) {
  const fitting = total - cannot.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="grid gap-1 rounded-control bg-ground p-3 text-sm" role="status">
      <p className="num font-semibold">{fits({ count: formatCount(fitting), total: formatCount(total) })}</p>
      {fitting > ids.length && <p>{t.the_first_at_once({ count: formatCount(maxBulk) })}</p>}
      {cannot.length > 0 && (
        <ul className="num text-ink-2">
          {cannot.map(({ why, count }) => (
            <li key={why}>{t.count_cannot({ count: formatCount(count), why })}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
