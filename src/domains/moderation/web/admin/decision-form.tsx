import { Undo2, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { caseOutcomes, type CaseOutcome } from '#domains/moderation/common/case-kinds.ts'
import { undoDecision, type WholeCase } from '#domains/moderation/common/cases.ts'
import { KeyHint, useLetterKey } from '#domains/staff/web/shared/key-hint.tsx'
import { must } from '#platform/common/must.ts'
import { useNow } from '#platform/web/live/countdown.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field, FieldError } from '#platform/web/ui/fields/field.tsx'
import { isEnterKey } from '#platform/web/ui/fields/is-enter-key.ts'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { describeOutcome, nameTemplate } from '../shared/case-labels.ts'
import type { CaseName } from './case-notes.tsx'
import { DecisionActs, describeSanctions } from './decision-acts.tsx'
import { hasWord, needsReason } from './decision-values.ts'
import { useDecision } from './use-decision.ts'
import * as t from '#domains/moderation/texts.ts'

export interface Last {
  text: string
  undo: { id: number; until: string } | null
  /** The listing whose other reports were decided with it. */
  othersOf: number | null
  /** True until it can no longer be undone. */
  isWaiting: boolean
}

interface LastDecisionProps {
  last: Last | null
  onUndone: (name: CaseName) => void
  onClose: () => void
}

/** Lies in the page's own edge: it neither covers the queue, as a toast would, nor moves it. */
export function LastDecision({ last, onUndone, onClose }: LastDecisionProps) {
  const undoing = useApiMutation(undoDecision)
  const now = useNow(1_000) ?? 0
  const undoable = last?.undo ?? null
  const seconds = undoable ? Math.ceil((Date.parse(undoable.until) - now) / 1_000) : 0
  const id = undoable && seconds > 0 ? undoable.id : null

  async function undo() {
    if (id === null || undoing.isPending) return
    try {
      onUndone(await undoing.mutateAsync({ id }))
    } catch {
      // The message is shown.
    }
  }
  useLetterKey('u', id === null ? null : () => void undo(), 0)

  return (
    <div role="status" className="absolute inset-x-0 max-sm:bottom-full sm:top-full">
      {last && (
        <div className="flex items-center gap-x-3 rounded-panel bg-pounamu-wash px-3.5 text-sm whitespace-nowrap text-pounamu-deep max-sm:mb-2 sm:mt-1">
          <span className="min-w-0 truncate font-semibold" title={last.text}>
            {last.text}
          </span>
          {last.isWaiting && id !== null && (
            <span className="num max-sm:hidden" aria-live="off">
              {t.takes_effect_in_seconds({ seconds: String(seconds) })}
            </span>
          )}
          {undoing.error && (
            <span className="min-w-0 wrap-anywhere whitespace-normal">{getMessage(undoing.error)}</span>
          )}
          <span className="ml-auto flex items-center gap-1">
            {undoable === null && <span className="text-xs">{t.this_cant_be_undone()}</span>}
            {id !== null && (
              <Button
                size="small"
                kind="ghost"
                icon={Undo2}
                busy={undoing.isPending}
                onClick={() => void undo()}
              >
                {t.undo()} <KeyHint letter="U" />
              </Button>
            )}
            <IconButton icon={X} label={t.close()} onClick={onClose} />
          </span>
        </div>
      )}
    </div>
  )
}

interface DecisionFormProps {
  found: WholeCase
  onDecided: (last: Last) => void
  onSending: (isSending: boolean) => void
  onTemplates: () => void
}

const maxCharacters = 500
const letters = ['A', 'D']
const selectedStyle = 'border-pounamu! bg-pounamu-wash! text-pounamu-deep!'

export function DecisionForm({ found, onDecided, onSending, onTemplates }: DecisionFormProps) {
  const { user } = useSession()
  const isOwnProposal = found.people.some(({ id, role }) => role === 'proposer' && id === user?.id)
  const decision = useDecision(found, isOwnProposal, onDecided)
  const { form, acts } = decision
  useEffect(() => onSending(form.isSending), [form.isSending, onSending])
  const place = useRef<HTMLFormElement>(null)
  const { outcome } = form.values
  const outcomes: readonly CaseOutcome[] = caseOutcomes[found.kind]
  const isOthers = found.taken !== null && found.taken.id !== user?.id

  /** Focuses the first text field, or else the submit button. */
  function choose(chosen: CaseOutcome) {
    decision.choose(chosen)
    requestAnimationFrame(() => {
      const field = place.current?.querySelector<HTMLElement>('textarea')
      ;(field ?? place.current?.querySelector<HTMLElement>('[type=submit]'))?.focus()
    })
  }
  useLetterKey('a', isOthers || isOwnProposal ? null : () => choose(must(outcomes[0], 'first outcome')), 0)
  useLetterKey('d', isOthers ? null : () => choose(must(outcomes[1], 'second outcome')), 0)

  function press(event: KeyboardEvent) {
    if (!isEnterKey(event) || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    form.submit()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl+Enter from any of its fields
    <form
      ref={place}
      id={form.id}
      method="post"
      noValidate
      aria-label={t.decision()}
      className="grid gap-3"
      onKeyDown={press}
      onSubmit={form.submit}
    >
      <fieldset aria-label={t.what_you_decide()} className="flex flex-wrap items-center gap-2">
        <h3 className="heading mr-2 text-base">{t.decision()}</h3>
        {outcomes.map((one, n) => (
          <Button
            key={one}
            size="small"
            kind="quiet"
            className={one === outcome ? selectedStyle : ''}
            aria-pressed={one === outcome}
            aria-keyshortcuts={letters[n]}
            disabled={isOthers || (isOwnProposal && one === 'approved')}
            onClick={() => choose(one)}
          >
            {describeOutcome(found.kind, one, isOwnProposal)} {letters[n] && <KeyHint letter={letters[n]} />}
          </Button>
        ))}
      </fieldset>
      {isOwnProposal && <p className="text-sm text-ink-2">{t.someone_else_has_to_approve_this()}</p>}
      {form.errors.outcome && <FieldError id={`${form.id}-outcome`}>{form.errors.outcome}</FieldError>}
      {outcome !== '' && (
        <>
          {(hasWord(found, outcome) || acts.length > 0) && outcome !== 'dismissed' && (
            <TemplateField decision={decision} onTemplates={onTemplates} />
          )}
          {hasWord(found, outcome) && (
            <Field label={describeWord(found, outcome)} help={t.they_get_this()} {...form.field('word')}>
              {(control) => (
                <Textarea
                  {...control}
                  {...form.text('word')}
                  rows={2}
                  maxLength={maxCharacters}
                  className="min-h-16"
                />
              )}
            </Field>
          )}
          {decision.claimsMore && (
            <Notice kind="wrong" live>
              {t.your_message_says_more_than_you_ticked()}
            </Notice>
          )}
          <DecisionActs found={found} decision={decision} />
          {needsReason(found, form.values) && (
            <Field
              label={t.reason_for_name({ name: found.about?.display_name ?? '' })}
              help={t.they_get_this()}
              {...form.field('reason')}
            >
              {(control) => (
                <Textarea
                  {...control}
                  {...form.text('reason')}
                  rows={3}
                  maxLength={maxCharacters}
                  className="min-h-20"
                />
              )}
            </Field>
          )}
          {form.message && (
            <Notice kind="wrong" live>
              {form.message}
            </Notice>
          )}
          {/* Stays in view while the form scrolls within its part of the pane. */}
          <div className="sticky -bottom-3 -mb-3 flex flex-wrap items-center gap-3 bg-paper py-3">
            <Button type="submit" busy={form.isSending}>
              {describeOutcome(found.kind, outcome, isOwnProposal)}
            </Button>
            <strong className="text-sm">{describeSanctions(found, decision)}</strong>
            <span className="text-xs text-ink-3 max-md:hidden">{t.ctrl_enter_sends_it()}</span>
          </div>
        </>
      )}
    </form>
  )
}

interface TemplateFieldProps {
  decision: ReturnType<typeof useDecision>
  onTemplates: () => void
}

function TemplateField({ decision, onTemplates }: TemplateFieldProps) {
  const { form, templates } = decision
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1 basis-56">
        <Field label={t.template()} {...form.field('template')}>
          {(control) => (
            <Select
              {...control}
              value={form.values.template}
              onChange={({ target }) => decision.takeTemplate(target.value)}
              options={[
                { value: '', label: t.no_template() },
                ...templates.map(({ id, title, rule }) => ({
                  value: String(id),
                  label: nameTemplate(title, rule),
                })),
              ]}
            />
          )}
        </Field>
      </div>
      <Button kind="ghost" onClick={onTemplates}>
        {t.edit_templates()}
      </Button>
    </div>
  )
}

function describeWord({ kind, about, other }: WholeCase, outcome: CaseOutcome): string {
  const name = about?.display_name ?? ''
  if (kind === 'listing_report' || kind === 'member_report') return t.message_to_the_reporter()
  if (kind === 'review_dispute' && outcome === 'removed') {
    return t.message_to_name({ name: other?.display_name ?? '' })
  }
  if (kind === 'dispute' || kind === 'review_dispute') return t.message_to_both()
  return outcome === 'sent_back' ? t.reason_for_name({ name }) : t.message_to_name({ name })
}
