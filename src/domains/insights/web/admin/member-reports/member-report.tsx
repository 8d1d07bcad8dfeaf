import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { getMemberFlagReasonLabels } from '#domains/flags/common/flag-labels.ts'
import { type MemberFlag, decideMemberFlag, type FlaggedKind } from '#domains/flags/common/member-flags.ts'
import { May } from '#domains/staff/web/shared/may.tsx'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import { ReasonDialog } from '#domains/staff/web/shared/reason-dialog.tsx'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { api } from '#platform/web/session/api.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { describeRemoving, describeRemoved, ReportRemoval, useRefreshReports } from './report-removal.tsx'
import * as t from '#domains/insights/texts.ts'

const minCharacters = 3

interface UpholdDialogProps {
  report: MemberFlag
  act: (word: string, removalReason: string | null) => Promise<void>
  onClose: () => void
}

/** Reported content that is still visible can be removed with the same submit. */
function UpholdDialog({
  report: { kind, about, reporter, may_remove: mayRemove },
  act,
  onClose,
}: UpholdDialogProps) {
  const form = useActionForm({
    initial: { word: '', removes: false, reason: '' },
    written: ['word', 'reason'],
    check: ({ word, removes, reason }) => ({
      ...(word.trim().length < minCharacters && { word: t.write_a_few_words() }),
      ...(removes && reason.trim().length < minCharacters && { reason: t.write_a_few_words() }),
    }),
    send: ({ word, removes, reason }) => act(word.trim(), removes ? reason.trim() : null),
    placeProblem: ({ errors }) => ({
      ...(errors?.word && { word: errors.word }),
      ...(errors?.['remove.reason'] && { reason: errors['remove.reason'] }),
    }),
    onDone: onClose,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t.uphold_this_report()}
      description={mayRemove ? t.well_record_it_and_you_can_remove_it() : t.well_record_that_it_was_right()}
      confirm={t.uphold_report()}
    >
      <Field
        label={t.message_to_the_reporter()}
        {...form.field('word')}
        help={t.name_will_get_this({ name: reporter.display_name })}
      >
        {(control) => (
          <Textarea {...control} {...form.text('word')} rows={3} maxLength={500} className="min-h-20" />
        )}
      </Field>
      {mayRemove && (
        <Checkbox
          {...form.box('removes')}
          label={describeRemoving(kind)}
          help={t.only_admins_will_see_it()}
        />
      )}
      {form.values.removes && (
        <Field
          label={t.reason_for_name({ name: about.display_name })}
          {...form.field('reason')}
          help={t.name_will_get_this({ name: about.display_name })}
        >
          {(control) => (
            <Textarea {...control} {...form.text('reason')} rows={2} maxLength={500} className="min-h-16" />
          )}
        </Field>
      )}
    </FormDialog>
  )
}

type Outcome = NonNullable<MemberFlag['decision']>['outcome']

export const getKindLabels = makeTexts((): Record<FlaggedKind, string> => ({
  member: t.member(),
  review: t.review(),
  message: t.message_word(),
  question: t.question(),
  answer: t.answer(),
}))

export function MemberReport({ report }: { report: MemberFlag }) {
  const {
    kind,
    about,
    review_id: reviewId,
    said,
    said_now: saidNow,
    context,
    reporter,
    reason,
    text,
    flagged_at: flaggedAt,
  } = report
  const member = (parts: ReactNode) => <MemberLink id={about.id}>{parts}</MemberLink>
  return (
    <li className="grid gap-2 p-4 text-sm sm:px-5">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Badge>{getKindLabels()[kind]}</Badge>
        <span className="font-semibold">{getMemberFlagReasonLabels()[reason]}</span>
        <span className="num text-xs text-ink-2">
          <MemberLink id={reporter.id}>{reporter.display_name}</MemberLink> ·{' '}
          <time dateTime={flaggedAt}>{formatMoment(flaggedAt)}</time>
        </span>
      </p>
      <p className="num wrap-anywhere">
        <Sentence
          parts={t.about_name_reports({
            name: about.display_name,
            count: about.report_count,
            upheld: about.upheld_count,
            member,
          })}
        />
      </p>
      <Around text={context.filter(({ is_before: isBefore }) => isBefore)} about={about.display_name} />
      {/* For a member the text is only the name, which is usually shown above. */}
      {(kind !== 'member' || said !== about.display_name) && (
        <blockquote className="max-w-prose border-l-2 border-line-strong pl-3.5 wrap-anywhere whitespace-pre-line">
          {said}
        </blockquote>
      )}
      <Around text={context.filter(({ is_before: isBefore }) => !isBefore)} about={about.display_name} />
      {saidNow && (
        <p className="max-w-prose wrap-anywhere whitespace-pre-line">{t.it_now_says({ message: saidNow })}</p>
      )}
      {text && <p className="max-w-prose wrap-anywhere whitespace-pre-line text-ink-2">“{text}”</p>}
      <Decision report={report} />
      <ReportRemoval report={report} />
      {reviewId !== null && (
        <p>
          <LinkButton kind="quiet" size="small" to={`/reviews/${reviewId}`}>
            {t.open_the_review()}
          </LinkButton>
        </p>
      )}
    </li>
  )
}

/** Messages before or after the reported one. */
function Around({ text: description, about }: { text: MemberFlag['context']; about: string }) {
  if (description.length === 0) return null
  return (
    <ol className="grid max-w-prose gap-1 pl-4 text-xs text-ink-2">
      {description.map(({ is_abouts: isAbouts, text, sent_at: sentAt }) => (
        <li key={sentAt} className="wrap-anywhere whitespace-pre-line">
          <span className="font-medium">{isAbouts ? about : t.the_reporter()}:</span> {text}
        </li>
      ))}
    </ol>
  )
}

function MemberLink({ id, children }: { id: number; children: ReactNode }) {
  return (
    <Link to={`/user/${id}/detail`} className="wrap-anywhere underline">
      {children}
    </Link>
  )
}

function Decision({ report }: { report: MemberFlag }) {
  const { decision, id, kind, reporter } = report
  const [pending, setPending] = useState<Outcome | null>(null)
  const refresh = useRefreshReports()

  async function decide(outcome: Outcome, word: string, reason: string | null = null) {
    let decided: MemberFlag
    try {
      decided = await api.call(decideMemberFlag, { id, outcome, word, ...(reason && { remove: { reason } }) })
    } finally {
      await refresh()
    }
    const description = reason !== null && decided.removal ? describeRemoved(kind) : undefined
    notify.success(outcome === 'upheld' ? t.report_upheld() : t.report_dismissed(), { description })
  }

  return (
    <>
      {decision ? (
        <p className="wrap-anywhere text-ink-2">
          {t.decided_by_name_at({
            upheld: decision.outcome === 'upheld',
            name: decision.decider_name,
            at: formatMoment(decision.at),
            note: decision.word,
          })}
        </p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <May op={decideMemberFlag}>
            <Button size="small" kind="quiet" onClick={() => setPending('dismissed')}>
              {t.dismiss()}
            </Button>
          </May>
          <May op={decideMemberFlag}>
            <Button size="small" onClick={() => setPending('upheld')}>
              {t.uphold()}
            </Button>
          </May>
        </div>
      )}
      {pending === 'upheld' && (
        <UpholdDialog
          report={report}
          act={(word, reason) => decide('upheld', word, reason)}
          onClose={() => setPending(null)}
        />
      )}
      {pending === 'dismissed' && (
        <ReasonDialog
          title={t.dismiss_this_report()}
          confirm={t.dismiss_report()}
          label={t.message_to_the_reporter()}
          help={t.name_will_get_this({ name: reporter.display_name })}
          onClose={() => setPending(null)}
          act={(word) => decide('dismissed', word)}
        >
          {t.well_record_that_it_was_wrong()}
        </ReasonDialog>
      )}
    </>
  )
}
