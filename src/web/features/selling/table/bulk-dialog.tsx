import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { setListingStatus } from '#contract/selling/own-listings.ts'
import { relistListing } from '#contract/selling/selling.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { useApiMutation } from '#web/lib/loading/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { ProgressBar } from '#web/ui/states/progress-bar.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { type BulkAct, type BulkRun, runBulk } from './bulk-run.ts'
import { describeBulk } from './bulk-words.ts'
import { type OwnRow, readOwnAgain } from './use-own-listings.ts'

const reason_id = 'bulk-reason'

interface BulkDialogProps {
  act: BulkAct
  rows: OwnRow[]
  /** What has been done needs no choosing any more. */
  onDone: (row_ids: number[]) => void
  onClose: () => void
}

/** Says what will happen to the listings that were chosen, does it one by one, and says what came of it. */
export function BulkDialog({ act, rows, onDone, onClose }: BulkDialogProps) {
  const queries = useQueryClient()
  const withdraw = useApiMutation(setListingStatus)
  const relist = useApiMutation(relistListing)
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const [run, setRun] = useState<BulkRun | null>(null)
  const [state, setState] = useState<'asks' | 'runs' | 'told'>('asks')
  const stopped = useRef(false)
  const words = describeBulk(act, rows)
  const isMissing = words.needs_reason && reason.trim() === ''

  useEffect(
    () => () => {
      stopped.current = true
    },
    [],
  )

  const call = ({ id }: OwnRow): Promise<unknown> =>
    act === 'relist'
      ? relist.mutateAsync({ id, as_it_was: true })
      : withdraw.mutateAsync({ id, status: 'withdrawn', reason: reason.trim() || undefined })

  async function confirm() {
    setMissing(isMissing)
    if (isMissing) return document.getElementById(reason_id)?.focus()
    stopped.current = false
    setRun({ done: [], failed: [], of: rows.length })
    setState('runs')
    const outcome = await runBulk({
      rows,
      call,
      describeProblem,
      onStep: setRun,
      isStopped: () => stopped.current,
    })
    setState('told')
    onDone(outcome.done.map(({ id }) => id))
    await readOwnAgain(queries)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={state === 'told' && run ? words.told(run) : words.title}
      description={state === 'asks' ? words.what_happens : undefined}
      shape="sheet"
      footer={
        state === 'asks' ? (
          <>
            <Button kind="quiet" onClick={onClose}>
              Go back
            </Button>
            <Button kind={act === 'withdraw' ? 'danger' : 'primary'} onClick={() => void confirm()}>
              {words.confirm}
            </Button>
          </>
        ) : state === 'runs' ? (
          <Button kind="quiet" onClick={() => (stopped.current = true)}>
            Stop after this one
          </Button>
        ) : (
          <Button onClick={onClose}>Close</Button>
        )
      }
    >
      {state === 'asks' && act === 'withdraw' && (
        <Field
          label={words.needs_reason ? 'Your reason' : 'A reason'}
          optional={!words.needs_reason}
          id={reason_id}
          error={missing && isMissing ? 'Tell bidders why you’re withdrawing them.' : undefined}
          help={
            words.needs_reason ? 'Everyone who bid will see this.' : 'Shown to people who look at them later.'
          }
        >
          {(control) => (
            <Textarea
              {...control}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              maxLength={300}
              className="min-h-20"
            />
          )}
        </Field>
      )}
      {state !== 'asks' && run && <Outcome run={run} runs={state === 'runs'} />}
    </Dialog>
  )
}

function Outcome({ run: { done, failed, of }, runs }: { run: BulkRun; runs: boolean }) {
  const begun = done.length + failed.length
  return (
    <div className="grid gap-4">
      {runs && (
        <div className="grid gap-2">
          <ProgressBar label="How far it is" value={begun / of} />
          <p role="status" className="num text-sm text-ink-2">
            {begun} of {of} done
          </p>
        </div>
      )}
      {!runs && begun < of && (
        <Notice>{`You stopped it: ${of - begun} ${of - begun === 1 ? 'was' : 'were'} left as ${of - begun === 1 ? 'it was' : 'they were'}.`}</Notice>
      )}
      {failed.length > 0 && (
        <Notice kind="wrong" live>
          {failed.length === 1 ? 'One stayed as it was:' : `${failed.length} stayed as they were:`}
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
        <ul aria-label="Done" className="grid gap-1 text-sm text-ink-2">
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
  const said = findProblem(error)?.errors
  return said ? Object.values(said).join(' ') : getMessage(error)
}
