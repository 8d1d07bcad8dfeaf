import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListingHold, ListingStatus } from '#domains/listings/common/listings.ts'
import { maxHoldMs } from '#domains/selling/common/hold-rules.ts'
import { holdListing, listHoldCandidates } from '#domains/selling/common/holds.ts'
import { aucklandLocal, readAucklandLocal } from '#platform/common/formats/auckland-time.ts'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { serverNow } from '#platform/web/session/session.ts'
import { Chip } from '#platform/web/ui/facts/chip.tsx'
import { Field, FieldError } from '#platform/web/ui/fields/field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import { describeLocal, suggestHoldEnds } from './hold-ends.ts'
import { readOwnAgain } from '../table/use-own-listings.ts'
import * as t from '#domains/selling/texts.ts'

type Candidates = OperationReply<typeof listHoldCandidates>['items']

interface HoldValues {
  /** In Auckland, as a datetime-local field writes it. */
  until: string
  buyer_id: string
  note: string
}

const nobody = ''
const getReasons = makeTexts(() => ({
  chat: t.chatted_with_you(),
  offer: t.made_an_offer(),
  question: t.asked_about_it(),
}))

interface HoldDialogProps {
  listing: { id: number; status: ListingStatus }
  hold: ListingHold | null
  onClose: () => void
}

export function HoldDialog({ listing, hold, onClose }: HoldDialogProps) {
  const known = useApiQuery(listHoldCandidates, { id: listing.id })
  const form = useHoldForm(listing.id, hold, onClose)
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={hold ? t.change_pending() : t.mark_as_pending_title()}
      description={t.it_stays_visible_but_only()}
      disabled={!known.data}
      confirm={hold ? t.save_changes() : t.mark_as_pending()}
    >
      <EndChoice form={form} />
      <Query call={known} loading={t.loading_people_who_asked()} skeleton={<SkeletonRow />}>
        {(data) => <BuyerChoice form={form} candidates={data.items} />}
      </Query>
      <Field
        label={t.a_note_for_yourself()}
        optional
        {...form.field('note')}
        help={t.only_you_can_see_this_note()}
      >
        {(control) => <TextInput {...control} {...form.text('note')} maxLength={200} />}
      </Field>
    </FormDialog>
  )
}

function useHoldForm(id: number, hold: ListingHold | null, onClose: () => void) {
  const queries = useQueryClient()
  const [initial] = useState((): HoldValues => {
    const [first] = suggestHoldEnds(serverNow())
    return {
      until: hold ? aucklandLocal(new Date(hold.until)) : must(first, 'suggestion').local,
      buyer_id: hold?.buyer ? String(hold.buyer.id) : nobody,
      note: hold?.note ?? '',
    }
  })
  return useOperationForm(holdListing, {
    initial,
    written: ['note'],
    check: ({ until }) => (readAucklandLocal(until) ? {} : { until: t.enter_a_date_and_time() }),
    toInput: ({ until, buyer_id: buyerId, note }) => ({
      id,
      until: must(readAucklandLocal(until), 'end').at.toISOString(),
      note,
      ...(buyerId !== nobody && { buyer_id: Number(buyerId) }),
    }),
    onDone: async ({ hold: stored }) => {
      onClose()
      notify.success(hold ? t.saved() : t.marked_as_pending(), {
        description: t.until_at({ at: formatShortInstant(new Date(stored.until)) }),
      })
      await readOwnAgain(queries)
    },
  })
}

type HoldForm = ReturnType<typeof useHoldForm>

function EndChoice({ form }: { form: HoldForm }) {
  const [now] = useState(serverNow)
  const [suggested] = useState(() => suggestHoldEnds(now))
  const { until } = form.values
  const isSuggested = suggested.some(({ local }) => local === until)
  const [isOther, setOther] = useState(!isSuggested)
  const { id, error } = form.field('until')
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 text-sm font-semibold">{t.pending_until_when()}</legend>
      <div className="flex flex-wrap gap-2">
        {suggested.map(({ local, label }) => (
          <Chip
            key={local}
            chosen={!isOther && local === until}
            onClick={() => {
              setOther(false)
              form.enter({ until: local })
            }}
          >
            {label}
          </Chip>
        ))}
        <Chip chosen={isOther} onClick={() => setOther(true)}>
          {t.other_pending_time()}
        </Chip>
      </div>
      {isOther ? (
        <Field label={t.pending_end()} id={id} error={error} help={t.new_zealand_time_wherever_you_are()}>
          {(control) => (
            <TextInput
              {...control}
              {...form.text('until')}
              type="datetime-local"
              min={aucklandLocal(new Date(now))}
              max={aucklandLocal(new Date(now + maxHoldMs))}
              className="num sm:max-w-72"
            />
          )}
        </Field>
      ) : (
        <>
          <p className="num text-sm text-ink-2">{t.until_at({ at: describeLocal(until) ?? '' })}</p>
          {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        </>
      )}
    </fieldset>
  )
}

function BuyerChoice({ form, candidates }: { form: HoldForm; candidates: Candidates }) {
  const isNamed = form.values.buyer_id !== nobody
  return (
    <Field
      label={t.pending_for()}
      {...form.field('buyer_id')}
      help={
        candidates.length === 0
          ? t.no_one_has_been_in_touch()
          : isNamed
            ? t.only_they_can_buy_it_until_then()
            : t.no_one_can_buy_it_until_then()
      }
    >
      {(control) => (
        <Select
          {...control}
          {...form.text('buyer_id')}
          options={[
            { value: nobody, label: t.no_one_in_particular() },
            ...candidates.map(({ id, name, why, last_at: lastAt }) => ({
              value: String(id),
              label: `${name}, ${getReasons()[why]} ${formatShortInstant(new Date(lastAt))}`,
            })),
          ]}
        />
      )}
    </Field>
  )
}
