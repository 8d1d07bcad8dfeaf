import type { BulkAct, BulkKind } from '#domains/selling/common/bulk-acts.ts'
import { useState } from 'react'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { BulkForm, type BulkSelection } from './bulk-form.tsx'
import { describeConfirm, describeTitle, isFinal } from './bulk-labels.ts'
import { newBulkValues } from './bulk-values.ts'
import { BulkPlan } from './bulk-plan.tsx'
import { hasEnded, isUnderWay, useBulkAct } from './use-bulk-act.ts'
import * as t from '#domains/selling/texts.ts'

interface BulkDialogProps {
  kind: BulkKind
  selection: BulkSelection
  /** Closed after it was run. */
  onDone: () => void
  onClose: () => void
}

/** First the act is described, then its plan is shown, and only then it's run. */
export function BulkDialog({ kind, selection, onDone, onClose }: BulkDialogProps) {
  const [plan, setPlan] = useState<BulkAct | null>(null)
  const [values, setValues] = useState(newBulkValues)
  if (plan === null) {
    return (
      <BulkForm
        kind={kind}
        selection={selection}
        values={values}
        onPlan={(planned, typed) => {
          setValues(typed)
          setPlan(planned)
        }}
        onClose={onClose}
      />
    )
  }
  return (
    <PlannedDialog
      plan={plan}
      onBack={() => setPlan(null)}
      onClose={(isDone) => {
        if (isDone) onDone()
        onClose()
      }}
    />
  )
}

interface PlannedDialogProps {
  plan: BulkAct
  onBack: () => void
  onClose: (isDone: boolean) => void
}

function PlannedDialog({ plan, onBack, onClose }: PlannedDialogProps) {
  const bulk = useBulkAct(plan)
  const { act } = bulk
  return (
    <Dialog
      open
      width="wide"
      shape="sheet"
      title={describeTitle(act)}
      onClose={() => onClose(act.state !== 'planned')}
      footer={<PlanButtons bulk={bulk} onBack={onBack} onClose={onClose} />}
    >
      <BulkPlan act={act} />
      {bulk.error && (
        <Notice kind="wrong" live>
          {getMessage(bulk.error)}
        </Notice>
      )}
    </Dialog>
  )
}

interface PlanButtonsProps extends Pick<PlannedDialogProps, 'onBack' | 'onClose'> {
  bulk: ReturnType<typeof useBulkAct>
}

function PlanButtons({ bulk, onBack, onClose }: PlanButtonsProps) {
  const { act } = bulk
  if (isUnderWay(act)) {
    return (
      <Button kind="quiet" busy={bulk.isStopping} onClick={bulk.stop}>
        {t.stop_after_this_one()}
      </Button>
    )
  }
  if (hasEnded(act)) {
    return (
      <>
        {act.may_undo && (
          <Button kind="quiet" busy={bulk.isSending} onClick={bulk.undo}>
            {t.undo()}
          </Button>
        )}
        <Button onClick={() => onClose(true)}>{t.close()}</Button>
      </>
    )
  }
  const goBack = act.undoes === null ? onBack : () => onClose(true)
  return (
    <>
      <Button kind="quiet" onClick={goBack}>
        {act.undoes === null ? t.back() : t.close()}
      </Button>
      {act.counts.planned > 0 && (
        <Button kind={isFinal(act.kind) ? 'danger' : 'primary'} busy={bulk.isSending} onClick={bulk.run}>
          {describeConfirm(act)}
        </Button>
      )}
    </>
  )
}
