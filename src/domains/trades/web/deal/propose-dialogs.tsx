import { proposeChange, type TradeDetails } from '#domains/trades/common/terms.ts'
import type { Trade } from '#domains/trades/common/trades.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import type { OperationInput, OperationReply } from '#platform/common/operation.ts'
import { useActionForm, type ActionForm } from '#platform/web/forms/use-operation-form.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { MoneyInput } from '#platform/web/ui/fields/money-input.tsx'
import { RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { getThem } from './next-step.ts'
import { useTermsAct } from './use-deal.ts'
import * as t from '#domains/trades/texts.ts'

interface ProposeProps {
  trade: Trade
  details: TradeDetails | undefined
  onClose: () => void
}

type Cents = number | null | undefined

interface ProposalValues {
  items_cents: Cents
  delivery_cents: Cents
  /** Pieces to cancel. */
  quantity: string
  joined_to: string
  reason: string
}

type ProposalInput = Omit<OperationInput<typeof proposeChange>, 'id' | 'reason'>

interface ProposalSettings {
  trade: Trade
  initial: ProposalValues
  check: (values: ProposalValues) => Partial<Record<keyof ProposalValues, string>>
  toInput: (values: ProposalValues) => ProposalInput
  onClose: () => void
}

function useProposal({ trade, initial, check, toInput, onClose }: ProposalSettings) {
  const call = useTermsAct(proposeChange)
  return useActionForm({
    initial,
    written: ['items_cents', 'delivery_cents', 'quantity', 'reason'],
    check,
    send: (values: ProposalValues): Promise<OperationReply<typeof proposeChange>> =>
      call.mutateAsync({ id: trade.id, ...toInput(values), reason: values.reason.trim() }),
    onDone: ({ is_applied: isApplied, total_cents: totalCents }) => {
      notify.success(
        isApplied ? t.deal_total_lowered({ total: formatMoney(totalCents) }) : t.deal_proposal_sent(),
      )
      onClose()
    },
  })
}

const empty: ProposalValues = {
  items_cents: null,
  delivery_cents: null,
  quantity: '',
  joined_to: '',
  reason: '',
}

const isAmount = (cents: Cents): cents is number => typeof cents === 'number'
const wrongAmount = (cents: Cents) => (isAmount(cents) ? undefined : t.enter_an_amount_like_45_or_45_50())

export function ProposeTotalDialog({ trade, onClose }: ProposeProps) {
  const { terms, role } = trade
  const delivery = terms?.delivery ?? null
  const before = terms?.total_cents ?? trade.total_cents
  const isPriced = delivery?.delivery_cents != null
  const form = useProposal({
    trade,
    initial: {
      ...empty,
      items_cents: terms?.items_cents ?? trade.total_cents,
      delivery_cents: isPriced ? (delivery.delivery_cents ?? 0) + delivery.rural_cents : null,
    },
    check: ({ items_cents: items, delivery_cents: cost }) => ({
      ...(!isAmount(items) && { items_cents: wrongAmount(items) }),
      ...(!isAmount(cost) && { delivery_cents: wrongAmount(cost) }),
    }),
    toInput: ({ items_cents: items, delivery_cents: cost }) => ({
      kind: 'total' as const,
      items_cents: items ?? 0,
      delivery_cents: cost ?? 0,
    }),
    onClose,
  })
  const { items_cents: items, delivery_cents: cost } = form.values
  const after = isAmount(items) && isAmount(cost) ? items + cost : null
  const holdsAtOnce = role === 'seller' && delivery !== null && after !== null && after < before
  const total = formatMoney(after ?? before)
  return (
    <FormDialog
      form={form}
      title={isPriced ? t.deal_propose_another_total() : t.deal_propose_a_delivery_price()}
      description={t.deal_it_counts_once_they_accept({ them: getThem(trade) })}
      confirm={
        after === null
          ? t.deal_send_proposal()
          : holdsAtOnce
            ? t.deal_lower_to({ total })
            : t.deal_propose_total({ total })
      }
      onClose={onClose}
    >
      <Field label={t.deal_items()} {...form.field('items_cents')}>
        {(control) => <MoneyInput {...control} {...form.money('items_cents')} />}
      </Field>
      <Field label={t.deal_delivery()} help={t.deal_delivery_with_rural()} {...form.field('delivery_cents')}>
        {(control) => <MoneyInput {...control} {...form.money('delivery_cents')} />}
      </Field>
      {after !== null && (
        <p className="num text-sm">
          {holdsAtOnce
            ? t.deal_a_lower_total_counts_at_once({ total, before: formatMoney(before) })
            : t.deal_the_total_would_become({ total, before: formatMoney(before) })}
        </p>
      )}
      <Reason form={form} />
    </FormDialog>
  )
}

export function ProposeCancelDialog({ trade, onClose }: ProposeProps) {
  const { quantity } = trade
  const form = useProposal({
    trade,
    initial: { ...empty, quantity: `${quantity}` },
    check: () => ({}),
    toInput: (values) => ({ kind: 'cancel' as const, quantity: Number(values.quantity) }),
    onClose,
  })
  const isAll = Number(form.values.quantity) >= quantity
  const counts = Array.from({ length: Math.min(quantity, 100) }, (_, index) => quantity - index)
  return (
    <FormDialog
      form={form}
      title={t.deal_propose_cancelling()}
      description={t.deal_it_counts_once_they_accept({ them: getThem(trade) })}
      confirm={
        isAll
          ? t.deal_propose_to_cancel()
          : t.deal_propose_to_cancel_count({ count: Number(form.values.quantity) })
      }
      kind="danger"
      onClose={onClose}
    >
      {quantity > 1 && (
        <Field label={t.deal_pieces_to_cancel()} {...form.field('quantity')}>
          {(control) => (
            <Select
              {...control}
              value={form.values.quantity}
              onChoose={(chosen) => form.enter({ quantity: chosen })}
              options={counts.map((count) => ({
                value: `${count}`,
                label: count === quantity ? t.deal_all_pieces({ count }) : `${count}`,
              }))}
            />
          )}
        </Field>
      )}
      <Reason form={form} />
    </FormDialog>
  )
}

export function ProposeJoinDialog({ trade, details, onClose }: ProposeProps) {
  const joinable = details?.joinable ?? []
  const form = useProposal({
    trade,
    initial: { ...empty, delivery_cents: 0, joined_to: `${joinable[0]?.trade_id ?? ''}` },
    check: ({ delivery_cents: cost, joined_to: joinedTo }) => ({
      ...(joinedTo === '' && { joined_to: t.choose_a_parcel() }),
      ...(!isAmount(cost) && { delivery_cents: wrongAmount(cost) }),
    }),
    toInput: ({ delivery_cents: cost, joined_to: joinedTo }) => ({
      kind: 'join' as const,
      joined_to: Number(joinedTo),
      delivery_cents: cost ?? 0,
    }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t.deal_propose_one_parcel()}
      description={t.deal_it_counts_once_they_accept({ them: getThem(trade) })}
      confirm={t.deal_send_proposal()}
      onClose={onClose}
    >
      <RadioCards
        legend={t.deal_goes_out_with()}
        {...form.field('joined_to')}
        name="joined_to"
        value={form.values.joined_to}
        onChoose={(joinedTo) => form.enter({ joined_to: joinedTo })}
        cards={joinable.map(({ trade_id: tradeId, title, total_cents: total }) => ({
          value: `${tradeId}`,
          label: title,
          help: formatMoney(total),
        }))}
      />
      <Field
        label={t.deal_delivery_of_this_one()}
        help={t.deal_on_top_of_the_other_parcel()}
        {...form.field('delivery_cents')}
      >
        {(control) => <MoneyInput {...control} {...form.money('delivery_cents')} />}
      </Field>
      <Reason form={form} />
    </FormDialog>
  )
}

function Reason({ form }: { form: ActionForm<ProposalValues> }) {
  return (
    <Field label={t.deal_reason()} optional {...form.field('reason')}>
      {(control) => <Textarea {...control} {...form.text('reason')} rows={3} maxLength={500} />}
    </Field>
  )
}
