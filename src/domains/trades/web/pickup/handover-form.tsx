import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { completeHandover } from '#domains/trades/common/handovers.ts'
import type { Trade } from '#domains/trades/common/trades.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { OneTimeCode } from '#platform/web/ui/fields/one-time-code.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { useTradeMoved } from '../use-trade-acts.ts'
import * as t from '#domains/trades/texts.ts'

interface HandoverFormProps {
  trade: Trade
  isLocked: boolean
  isNext: boolean
}

export function HandoverForm({ trade, isLocked, isNext }: HandoverFormProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-label={t.handover()} className="grid gap-2 border-t border-line pt-3 text-sm">
      <h3 className="font-semibold">{t.handover()}</h3>
      <p className="max-w-prose text-ink-2">{t.at_handover_ask_the_buyer_for_their()}</p>
      {isLocked ? (
        <Notice kind="wrong">{t.too_many_wrong_codes_were_entered_ask()}</Notice>
      ) : (
        <div>
          <Button
            kind={isNext ? 'primary' : 'quiet'}
            size="small"
            icon={KeyRound}
            onClick={() => setOpen(true)}
          >
            {t.enter_handover_code()}
          </Button>
        </div>
      )}
      {isOpen && <CodeDialog trade={trade} onClose={() => setOpen(false)} />}
    </section>
  )
}

function CodeDialog({ trade, onClose }: { trade: Trade; onClose: () => void }) {
  const moved = useTradeMoved()
  const form = useOperationForm(completeHandover, {
    initial: { code: '' },
    check: ({ code }) => (code.length < 6 ? { code: t.enter_all_6_digits() } : {}),
    toInput: ({ code }) => ({ id: trade.id, code }),
    placeProblem: ({ errors, message }) => ({ code: errors?.code ?? message }),
    // The refusal may mean too many wrong codes, or that the trade has changed.
    onRefused: () => void moved(),
    onDone: () => {
      onClose()
      notify.success(t.sale_completed())
      void moved()
    },
  })

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t.enter_handover_code()}
      description={
        trade.counterparty.full_name === null
          ? t.the_buyer_can_see_the_code()
          : t.name_can_see_the_code({ name: trade.counterparty.full_name })
      }
      confirm={t.complete_sale()}
    >
      <Field label={t.handover_code_6_digits()} {...form.field('code')}>
        {(control) => (
          <OneTimeCode
            {...control}
            length={6}
            value={form.values.code}
            onChange={(code) => form.set({ code })}
            onReject={() => form.fail(null, { code: t.the_code_only_has_digits() })}
          />
        )}
      </Field>
    </FormDialog>
  )
}
