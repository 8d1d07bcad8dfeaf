import { decideCase, type WholeCase } from '#contract/moderation/cases.ts'
import { listTemplates, type DecisionTemplate } from '#contract/moderation/templates.ts'
import { actsOf, case_outcomes, type CaseOutcome } from '#shared/rules/moderation/cases.ts'
import { fillTemplate, ruleOf } from '#shared/rules/moderation/template-rules.ts'
import type { SuspensionKind } from '#shared/rules/moderation/suspension-kinds.ts'
import { useOperationForm } from '#web/lib/forms/use-operation-form.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { describeDone, describeSubject, getActWords } from './case-words.ts'
import type { Last } from './last-decision.tsx'
import * as t from './texts.ts'

const min_characters = 3

export const findFirstOutcome = ({ kind }: WholeCase): CaseOutcome => case_outcomes[kind][0]

const isReport = ({ kind }: WholeCase) =>
  kind === 'listing_report' || kind === 'link' || kind === 'member_report'

/** What the reporter, the appellant or both sides read; nobody reads that of a linked account. */
export const hasWord = ({ kind }: WholeCase, outcome: CaseOutcome): boolean =>
  kind !== 'link' && kind !== 'second_person' && outcome !== 'approved'

const initial = {
  outcome: '' as CaseOutcome | '',
  template: '',
  word: '',
  reason: '',
  suspend_listing: false,
  remove: false,
  warn: false,
  is_strike: true,
  suspend_member: false,
  suspend_kind: 'whole' as SuspensionKind,
  suspend_days: '',
  tells: false,
  tell_buyers: '',
  with_others: true,
}
export type DecisionValues = typeof initial

export const needsReason = (values: DecisionValues): boolean =>
  values.suspend_listing || values.remove || values.warn || values.suspend_member

function checkDecision(found: WholeCase, values: DecisionValues) {
  const isShort = (text: string) => text.trim().length < min_characters
  const { outcome, word, reason, tells, tell_buyers } = values
  if (outcome === '') return { outcome: t.choose_what_you_decide() }
  return {
    ...(hasWord(found, outcome) && isShort(word) && { word: t.write_a_few_words() }),
    ...(needsReason(values) && isShort(reason) && { reason: t.write_a_few_words() }),
    ...(tells && isShort(tell_buyers) && { tell_buyers: t.write_a_few_words() }),
  }
}

function toInput(found: WholeCase, values: DecisionValues) {
  const { kind, id, about, reports } = found
  const outcome = values.outcome || findFirstOutcome(found)
  return {
    kind,
    id,
    outcome,
    ...(hasWord(found, outcome) && { word: values.word.trim() }),
    ...(needsReason(values) && { reason: values.reason.trim() }),
    ...(values.template && { template_id: Number(values.template) }),
    suspend_listing: values.suspend_listing,
    remove: values.remove,
    ...(values.warn && about && { warn: { account_id: about.id, is_strike: values.is_strike } }),
    ...(values.suspend_member &&
      about && {
        suspend_member: {
          account_id: about.id,
          kind: values.suspend_kind,
          ...(values.suspend_days && { days: Number(values.suspend_days) }),
        },
      }),
    ...(values.tells && { tell_buyers: values.tell_buyers.trim() }),
    with_others: kind === 'listing_report' && reports > 1 && values.with_others,
  }
}

export function useDecision(found: WholeCase, is_own: boolean, onDecided: (last: Last) => void) {
  const { data } = useApiQuery(listTemplates, {}, { staleTime: 60_000 })
  const templates = (data?.items ?? []).filter(({ is_retired }) => !is_retired)
  const form = useOperationForm(decideCase, {
    initial,
    written: ['word', 'reason', 'tell_buyers'],
    check: (values) => checkDecision(found, values),
    toInput: (values) => toInput(found, values),
    placeProblem: ({ errors }) => ({
      ...(errors?.word && { word: errors.word }),
      ...(errors?.reason && { reason: errors.reason }),
      ...(errors?.tell_buyers && { tell_buyers: errors.tell_buyers }),
    }),
    onDone: ({ undo, sent_back }, values) =>
      onDecided(describeLast(found, values, { undo, sent_back, is_own })),
  })

  const filling = { member: found.about?.display_name ?? '', listing: found.listing?.title ?? '' }
  const fill = (template: DecisionTemplate, outcome: CaseOutcome): Partial<DecisionValues> => {
    const [reason, word] = [fillTemplate(template.reason, filling), fillTemplate(template.word, filling)]
    // Of a listing that's sent back and a review that's removed, the word is for who wrote it.
    const is_to_author = outcome === 'sent_back' || outcome === 'removed'
    return { template: String(template.id), reason, word: is_to_author ? reason : word }
  }

  function choose(outcome: CaseOutcome) {
    const fitting = actsOf(found.kind, outcome)
    const template = templates.find(({ rule }) => rule === ruleOf(found.reason))
    const takes =
      (isReport(found) && outcome === 'upheld') || outcome === 'sent_back' || outcome === 'removed'
    form.set({
      ...initial,
      outcome,
      ...(takes && template ? fill(template, outcome) : {}),
      ...(outcome === 'dismissed' && { word: t.thanks_nothing_wrong() }),
      suspend_listing:
        found.kind === 'listing_report' &&
        fitting.includes('suspend_listing') &&
        found.may.includes('suspend_listing') &&
        found.severity === 3,
    })
  }

  return {
    form,
    templates,
    choose,
    acts:
      form.values.outcome === ''
        ? []
        : actsOf(found.kind, form.values.outcome).filter((act) => found.may.includes(act)),
    takeTemplate: (id: string) => {
      const template = templates.find((one) => String(one.id) === id)
      if (!template || form.values.outcome === '') return form.set({ template: id })
      form.set(fill(template, form.values.outcome))
    },
  }
}

function describeLast(
  found: WholeCase,
  values: DecisionValues,
  { undo, sent_back, is_own }: { undo: { id: number } | null; sent_back: string | null; is_own: boolean },
): Last {
  const outcome = values.outcome || findFirstOutcome(found)
  const words = getActWords()
  const also = [
    values.suspend_listing && words.suspend_listing,
    values.remove && words.remove,
    values.warn && words.warn,
    values.suspend_member && words.suspend_member,
    values.tells && words.tell_buyers,
  ].filter((one) => one !== false)
  const done =
    sent_back === null ? describeDone(found.kind, outcome, is_own) : t.sent_back_instead({ why: sent_back })
  return {
    said: t.done_of_subject({ done: [done, ...also].join(', '), subject: describeSubject(found) }),
    undo: undo?.id ?? null,
  }
}
