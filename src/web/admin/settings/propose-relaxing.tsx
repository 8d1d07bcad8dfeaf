import { useState } from 'react'
import { getProposal, proposeAct } from '#contract/moderation/second-person.ts'
import { rule_subject_id } from '#shared/rules/moderation/second-person.ts'
import { useInvalidate } from '#web/lib/loading/query.tsx'
import { api } from '#web/lib/session/api.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import * as t from './texts.ts'
import type { SettingsForm } from './use-settings-draft.ts'

/** The field goes back to what is published, so that the rest can be published now. */
export function ProposeRelaxing({ draft }: { draft: SettingsForm }) {
  const [isAsked, setAsked] = useState(false)
  const invalidate = useInvalidate()
  const dollars = draft.values.second_person_dollars.trim()
  const act = async (reason: string) => {
    await api.call(proposeAct, {
      act: 'relax_rule',
      subject_id: rule_subject_id,
      ...(dollars !== '' && { amount_cents: Number(dollars) * 100 }),
      reason,
    })
    draft.takePublished('second_person_dollars')
    invalidate(getProposal)
    notify.success(t.proposed(), { description: t.it_waits_in_moderation() })
  }
  return (
    <>
      <Notice
        action={
          <Button size="small" onClick={() => setAsked(true)}>
            {t.propose_change()}
          </Button>
        }
      >
        {t.relaxing_needs_a_second_admin()}
      </Notice>
      {isAsked && (
        <ReasonDialog
          title={t.propose_this_change()}
          help={t.a_second_admin_reads_it()}
          confirm={t.propose_change()}
          act={act}
          onClose={() => setAsked(false)}
        >
          {dollars === '' ? t.it_would_be_turned_off() : t.it_would_be_needed_from({ dollars })}
        </ReasonDialog>
      )}
    </>
  )
}
