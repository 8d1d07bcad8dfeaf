import { changeTracking, type ParcelInput, type TradeDetails } from '#domains/trades/common/terms.ts'
import { parcel as parcelShape } from '#domains/trades/common/terms.shapes.ts'
import type { Trade } from '#domains/trades/common/trades.ts'
import { checkBy, useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { useTradeActs } from '../use-trade-acts.ts'
import { useTermsAct } from './use-deal.ts'
import * as t from '#domains/trades/texts.ts'

interface ParcelValues {
  /** Empty for another carrier than those in the list. */
  known: string
  carrier: string
  number: string
}

interface ParcelDialogProps {
  trade: Trade
  details: TradeDetails | undefined
  act: 'mark_sent' | 'send_unpaid' | 'change_tracking'
  onClose: () => void
}

const getCarrier = ({ known, carrier }: ParcelValues): string => known || carrier.trim()

export default function ParcelDialog({ trade, details, act, onClose }: ParcelDialogProps) {
  const { act: move } = useTradeActs(trade)
  const correct = useTermsAct(changeTracking)
  const carriers = details?.carriers ?? []
  const { parcel } = trade
  const isPromised = trade.terms?.delivery?.is_tracked === true
  const isNeeded = isPromised || act === 'change_tracking'
  const isKnown = parcel === null || carriers.includes(parcel.carrier)
  const initial: ParcelValues = {
    known: parcel === null ? (carriers[0] ?? '') : isKnown ? parcel.carrier : '',
    carrier: parcel !== null && !isKnown ? parcel.carrier : '',
    number: parcel?.number ?? '',
  }
  const form = useActionForm({
    initial,
    written: ['carrier', 'number'],
    check: (values) => {
      if (!isNeeded && values.number.trim() === '') return {}
      return checkBy<ParcelValues>(parcelShape)({ carrier: getCarrier(values), number: values.number })
    },
    send: async (values) => {
      const number = values.number.trim()
      const input: ParcelInput = { carrier: getCarrier(values), number }
      if (act === 'change_tracking') await correct.mutateAsync({ id: trade.id, ...input })
      else await move(act, { parcel: number === '' ? undefined : input })
    },
    placeProblem: ({ message }) => ({ number: message }),
    onDone: () => {
      notify.success(act === 'change_tracking' ? t.deal_tracking_saved() : t.marked_as_sent())
      onClose()
    },
  })
  const { values } = form
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={
        act === 'change_tracking'
          ? t.deal_tracking()
          : act === 'send_unpaid'
            ? t.sent_before_payment_asked()
            : t.deal_mark_as_sent()
      }
      description={describe(act, isPromised)}
      confirm={act === 'change_tracking' ? t.deal_save_tracking() : t.mark_as_sent()}
    >
      <Field label={t.carrier()} optional={!isNeeded} {...form.field('known')}>
        {(control) => (
          <Select
            {...control}
            value={values.known}
            onChoose={(known) => form.enter({ known })}
            options={[
              ...carriers.map((name) => ({ value: name, label: name })),
              { value: '', label: t.deal_another_carrier() },
            ]}
          />
        )}
      </Field>
      {values.known === '' && (
        <Field label={t.deal_name_of_the_carrier()} {...form.field('carrier')}>
          {(control) => <TextInput {...control} {...form.text('carrier')} maxLength={40} />}
        </Field>
      )}
      <Field label={t.tracking_number()} optional={!isNeeded} {...form.field('number')}>
        {(control) => (
          <TextInput
            {...control}
            {...form.text('number')}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="num"
          />
        )}
      </Field>
    </FormDialog>
  )
}

function describe(act: ParcelDialogProps['act'], isPromised: boolean): string {
  if (act === 'send_unpaid') return t.sent_before_payment_body()
  if (act === 'change_tracking') return t.deal_the_buyer_can_follow_it()
  return isPromised ? t.deal_you_promised_tracking() : t.deal_add_a_number_if_you_have_one()
}
