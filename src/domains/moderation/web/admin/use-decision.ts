import {
  decideCase,
  type WholeCase,
  listTemplates,
  type DecisionTemplate,
} from '#domains/moderation/common/cases.ts'
import { getCaseActs, type CaseOutcome, isDeferred } from '#domains/moderation/common/case-kinds.ts'
import { getFirstName } from '#domains/accounts/common/display-name.ts'
import { fillTemplate, getTemplateRule } from '#domains/moderation/common/template-rules.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { describeDone, describeSubject, getActLabels } from '../shared/case-labels.ts'
import {
  checkDecision,
  type DecisionValues,
  findFirstOutcome,
  initialDecision,
  listTicked,
  toDecisionInput,
} from './decision-values.ts'
import type { Last } from './decision-form.tsx'
import { claimsMore, composeReporterMessage } from './reporter-message.ts'
import * as t from '#domains/moderation/texts.ts'

const isReport = ({ kind }: WholeCase) =>
  kind === 'listing_report' || kind === 'link' || kind === 'member_report'

const isReporters = (found: WholeCase, outcome: CaseOutcome | '') => isReport(found) && outcome === 'upheld'

export function useDecision(found: WholeCase, isOwn: boolean, onDecided: (last: Last) => void) {
  const { data } = useApiQuery(listTemplates, {}, { staleTime: 60_000 })
  const templates = (data?.items ?? []).filter(({ is_retired: isRetired }) => !isRetired)
  const form = useOperationForm(decideCase, {
    initial: initialDecision,
    written: ['word', 'reason', 'tell_buyers', 'privateText'],
    check: (values) => checkDecision(found, values),
    toInput: (values) => toDecisionInput(found, values),
    placeProblem: ({ errors }) => ({
      ...(errors?.word && { word: errors.word }),
      ...(errors?.reason && { reason: errors.reason }),
      ...(errors?.tell_buyers && { tell_buyers: errors.tell_buyers }),
    }),
    onDone: ({ undo, sent_back: sentBack }, values) =>
      onDecided(describeLast(found, values, { undo, sent_back: sentBack, is_own: isOwn })),
  })
  const { values } = form
  const { outcome } = values

  /** The message to the reporter follows what is ticked, until it's written by hand. */
  function change(changes: Partial<DecisionValues>) {
    const next = { ...values, ...changes }
    const isComposed = values.word === composeReporterMessage(values.thanks, listTicked(values))
    form.set({
      ...changes,
      ...(isReporters(found, next.outcome) &&
        (isComposed || changes.thanks !== undefined) && {
          word: composeReporterMessage(next.thanks, listTicked(next)),
        }),
    })
  }

  const filling = {
    member: getFirstName(found.about?.display_name ?? ''),
    listing: found.listing?.title ?? '',
  }
  const fill = (template: DecisionTemplate, chosen: CaseOutcome): Partial<DecisionValues> => {
    const [reason, word] = [fillTemplate(template.reason, filling), fillTemplate(template.word, filling)]
    if (chosen === 'sent_back') return { template: String(template.id), reason, word: reason }
    return { template: String(template.id), reason, ...(isReport(found) ? { thanks: word } : { word }) }
  }

  function choose(chosen: CaseOutcome) {
    const fitting = getCaseActs(found.kind, chosen)
    const template = templates.find(({ rule }) => rule === getTemplateRule(found.reason))
    const takes = isReporters(found, chosen) || chosen === 'sent_back' || chosen === 'removed'
    change({
      ...initialDecision,
      outcome: chosen,
      ...(takes && template ? fill(template, chosen) : {}),
      ...(chosen === 'dismissed' && { word: t.thanks_nothing_wrong() }),
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
    change,
    claimsMore: isReporters(found, outcome) && claimsMore(values.word, listTicked(values)),
    acts: outcome === '' ? [] : getCaseActs(found.kind, outcome).filter((act) => found.may.includes(act)),
    takeTemplate: (id: string) => {
      const template = templates.find((one) => String(one.id) === id)
      if (!template || outcome === '') return form.set({ template: id })
      change(fill(template, outcome))
    },
  }
}

function describeLast(
  found: WholeCase,
  values: DecisionValues,
  {
    undo,
    sent_back: sentBack,
    is_own: isOwn,
  }: { undo: Last['undo']; sent_back: string | null; is_own: boolean },
): Last {
  const outcome = values.outcome || findFirstOutcome(found)
  const also = listTicked(values).map((act) => getActLabels()[act])
  const done =
    sentBack === null ? describeDone(found.kind, outcome, isOwn) : t.sent_back_instead({ why: sentBack })
  return {
    text: t.done_of_subject({ done: [done, ...also].join(', '), subject: describeSubject(found) }),
    undo,
    othersOf: toDecisionInput(found, values).with_others ? (found.listing?.id ?? null) : null,
    isWaiting: isDeferred(found.kind, outcome),
  }
}
