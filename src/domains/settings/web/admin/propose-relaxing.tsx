import { useState } from 'react'
import { getProposal, proposeAct } from '#domains/moderation/common/moderation.ts'
import { findRelaxed, ruleSubjectId, type TwoPersonRule } from '#domains/staff/common/second-person-rules.ts'
import { useInvalidate } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { ReasonDialog } from '#domains/staff/web/shared/reason-dialog.tsx'
import { getChosen, type SettingsValues, toSettingsValues } from './settings-values.ts'
import * as t from '#domains/settings/texts.ts'
import type { SettingsForm } from '../shared/use-settings-draft.ts'

/** Resets the fields to the published values, so that the rest can be published now. */
export function ProposeRelaxing({ draft }: { draft: SettingsForm }) {
  const [isOpen, setOpen] = useState(false)
  const invalidate = useInvalidate()
  const wanted = getRule(draft.values)
  const relaxed = findRelaxed(getRule(toSettingsValues(draft.published)), wanted)
  const act = async (reason: string) => {
    for (const name of relaxed) {
      await api.call(proposeAct, { ...getProposalOf(name, wanted), subject_id: ruleSubjectId, reason })
      draft.takePublished(name)
    }
    invalidate(getProposal)
    notify.success(t.proposed(), { description: t.it_waits_in_moderation() })
  }
  if (relaxed.length === 0) return null
  return (
    <>
      <Notice
        action={
          <Button size="small" onClick={() => setOpen(true)}>
            {t.propose_change()}
          </Button>
        }
      >
        {t.relaxing_needs_a_second_admin()}
      </Notice>
      {isOpen && (
        <ReasonDialog
          title={t.propose_this_change()}
          help={t.a_second_admin_reads_it()}
          confirm={t.propose_change()}
          act={act}
          onClose={() => setOpen(false)}
        >
          {relaxed.map((name) => describe(name, wanted)).join(' ')}
        </ReasonDialog>
      )}
    </>
  )
}

const getRule = (values: SettingsValues): TwoPersonRule => ({
  deletions_need: values.deletions_need,
  second_person_dollars: getChosen(values).second_person_dollars,
})

function getProposalOf(name: keyof TwoPersonRule, { second_person_dollars: dollars }: TwoPersonRule) {
  if (name === 'deletions_need') return { act: 'relax_deletions' } as const
  return { act: 'relax_rule', ...(dollars !== null && { amount_cents: dollars * 100 }) } as const
}

function describe(name: keyof TwoPersonRule, { second_person_dollars: dollars }: TwoPersonRule): string {
  if (name === 'deletions_need') return t.one_admin_would_delete_alone()
  if (dollars === null) return t.one_admin_would_refund_alone()
  return t.it_would_be_needed_from({ dollars: String(dollars) })
}
