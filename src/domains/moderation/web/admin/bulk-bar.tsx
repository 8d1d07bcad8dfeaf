import { useState } from 'react'
import { decideCases } from '#domains/moderation/common/cases.ts'
import {
  caseOutcomes,
  type CaseKind,
  type CaseOutcome,
  isForMany,
} from '#domains/moderation/common/case-kinds.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { api } from '#platform/web/session/api.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { describeDone, describeOutcome } from '../shared/case-labels.ts'
import { useCasesChanged } from './case-notes.tsx'
import * as t from '#domains/moderation/texts.ts'

interface Refused {
  id: number
  message: string
}

interface BulkBarProps {
  kind: CaseKind
  chosen: number[]
  total: number
  onAll: (is: boolean) => void
  onDone: () => void
}

export function BulkBar({ kind, chosen, total, onAll, onDone }: BulkBarProps) {
  const [pending, setPending] = useState<CaseOutcome | null>(null)
  const [refused, setRefused] = useState<Refused[]>([])
  const outcomes = caseOutcomes[kind].filter((outcome) => isForMany(kind, outcome))
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line px-3.5 py-2">
      <Checkbox
        label={chosen.length === 0 ? t.choose_all() : t.count_chosen({ count: chosen.length })}
        checked={chosen.length === total}
        onChange={({ target }) => onAll(target.checked)}
      />
      {chosen.length > 0 && (
        <span className="ml-auto flex flex-wrap gap-1.5">
          {outcomes.map((outcome) => (
            <Button key={outcome} size="small" kind="quiet" onClick={() => setPending(outcome)}>
              {describeOutcome(kind, outcome)}
            </Button>
          ))}
        </span>
      )}
      {pending && (
        <BulkDialog
          kind={kind}
          outcome={pending}
          ids={chosen}
          onClose={() => setPending(null)}
          onDone={(notDone) => {
            setPending(null)
            setRefused(notDone)
            onDone()
          }}
        />
      )}
      {refused.length > 0 && (
        <Dialog
          open
          title={t.count_not_decided({ count: refused.length })}
          onClose={() => setRefused([])}
          footer={<Button onClick={() => setRefused([])}>{t.close()}</Button>}
        >
          <ul className="grid gap-2 text-sm">
            {refused.map(({ id, message }) => (
              <li key={id} className="wrap-anywhere">
                <span className="num font-semibold">{id}</span> {message}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  )
}

interface BulkDialogProps {
  kind: CaseKind
  outcome: CaseOutcome
  ids: number[]
  onDone: (refused: Refused[]) => void
  onClose: () => void
}

function BulkDialog({ kind, outcome, ids, onDone, onClose }: BulkDialogProps) {
  const changed = useCasesChanged()
  const needsWord = outcome !== 'approved'
  const form = useActionForm({
    initial: { word: outcome === 'dismissed' ? t.thanks_nothing_wrong() : '' },
    written: ['word'],
    check: ({ word }) => (needsWord && word.trim().length < 3 ? { word: t.write_a_few_words() } : {}),
    send: ({ word }) =>
      api.call(decideCases, { kind, ids, outcome, ...(needsWord && { word: word.trim() }) }),
    placeProblem: ({ errors }) => (errors?.word ? { word: errors.word } : {}),
    onDone: ({ decided, refused }) => {
      changed()
      if (decided.length > 0) {
        notify.success(t.done_count({ done: describeDone(kind, outcome), count: decided.length }))
      }
      onDone(refused)
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t.decide_count({ outcome: describeOutcome(kind, outcome), count: ids.length })}
      description={t.each_is_decided_by_itself()}
      confirm={describeOutcome(kind, outcome)}
    >
      {needsWord && (
        <Field label={t.message_to_each()} help={t.they_get_this()} {...form.field('word')}>
          {(control) => <Textarea {...control} {...form.text('word')} rows={3} maxLength={500} />}
        </Field>
      )}
    </FormDialog>
  )
}
