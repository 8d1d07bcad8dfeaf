import { MessageCircle } from 'lucide-react'
import { useState, useEffect, useEffectEvent } from 'react'
import { findConversation } from '#domains/chat/common/chat.ts'
import type { TenantFacts } from '#domains/chat/common/dealings.ts'
import { aucklandLocal } from '#platform/common/formats/auckland-time.ts'
import { keysOf } from '#platform/common/records.ts'
import { ChosenDay } from '#platform/web/forms/chosen-day.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { serverNow } from '#platform/web/session/session.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { getResponseTimeLabels } from './chat-labels.ts'
import { Composer } from './composer.tsx'
import { PinnedListing } from './conversation-menu.tsx'
import { PaneHeader, PaneProblem, PaneScroll, useOutgoingTo } from './conversation-pane.tsx'
import { MessageList } from './message-list.tsx'
import { isSameAddressee, onSent, type Addressee } from './outgoing-messages.ts'
import * as t from '#domains/chat/texts.ts'

interface Values {
  people: string
  pets: string
  move_in: string
}

const fieldIds = { people: 'tenant-people', pets: 'tenant-pets', move_in: 'tenant-move-in' }

type Errors = Partial<Record<keyof Values, string>>

/** Empty fields aren't sent; partly filled ones must be completed. */
function useTenantFields() {
  const [values, setValues] = useState<Values>({ people: '', pets: '', move_in: '' })
  const [errors, setErrors] = useState<Errors>({})

  function set(changes: Partial<Values>) {
    setValues((before) => ({ ...before, ...changes }))
    setErrors({})
  }

  /** Null if a value is invalid, which then shows at its field. */
  function read(): { tenant?: TenantFacts } | null {
    if (Object.values(values).every((value) => value.trim() === '')) return {}
    const tenant = { people: Number(values.people), pets: values.pets.trim(), move_in: values.move_in }
    const wrong = findWrong(tenant)
    setErrors(wrong)
    const [first] = keysOf(fieldIds).filter((name) => wrong[name])
    if (first) document.getElementById(fieldIds[first])?.focus()
    return Object.keys(wrong).length === 0 ? { tenant } : null
  }
  return { values, errors, set, read }
}

function findWrong({ people, move_in: moveIn }: TenantFacts): Errors {
  const [today = ''] = aucklandLocal(new Date(serverNow())).split('T')
  return {
    ...(!(Number.isInteger(people) && people >= 1 && people <= 20) && {
      people: t.dealings_enter_how_many_people(),
    }),
    ...(moveIn < today && { move_in: t.choose_a_move_in_date() }),
  }
}

function TenantFields({ values, errors, set }: ReturnType<typeof useTenantFields>) {
  return (
    <fieldset className="mt-3.5 grid gap-3">
      <legend className="float-left text-sm font-semibold">{t.about_you()}</legend>
      <p className="text-sm text-ink-2">{t.the_landlord_sees_this()}</p>
      <div className="grid gap-3 sm:grid-cols-3">
        <Field label={t.how_many_people_would_live_here()} id={fieldIds.people} error={errors.people}>
          {(control) => (
            <TextInput
              {...control}
              value={values.people}
              inputMode="numeric"
              maxLength={2}
              autoComplete="off"
              onChange={({ target }) => set({ people: target.value })}
            />
          )}
        </Field>
        <Field
          label={t.pets()}
          id={fieldIds.pets}
          error={errors.pets}
          help={t.leave_empty_if_you_have_none()}
        >
          {(control) => (
            <TextInput
              {...control}
              value={values.pets}
              maxLength={200}
              autoComplete="off"
              placeholder={t.one_old_cat()}
              onChange={({ target }) => set({ pets: target.value })}
            />
          )}
        </Field>
        <Field label={t.move_in_date()} id={fieldIds.move_in} error={errors.move_in}>
          {(control) => (
            <>
              <TextInput
                {...control}
                type="date"
                value={values.move_in}
                onChange={({ target }) => set({ move_in: target.value })}
              />
              <ChosenDay day={values.move_in} />
            </>
          )}
        </Field>
      </div>
    </fieldset>
  )
}

interface NewConversationProps {
  /** Null for a conversation with support. */
  listing: number | null
  /** The member that the listing's seller writes to. */
  user: number | null
  back: string
  /** Called with the new conversation's id, or with that of the existing one. */
  onBegun: (id: number) => void
}

export function NewConversation({ listing, user, back, onBegun }: NewConversationProps) {
  const input = listing === null ? { support: 'yes' as const } : { listing, ...(user !== null && { user }) }
  const { data, error, isFetching, refetch } = useApiQuery(findConversation, input, {
    staleTime: 0,
    gcTime: 0,
  })
  const to: Addressee =
    listing === null ? { to_support: true } : { listing_id: listing, ...(user !== null && { user_id: user }) }
  const outgoing = useOutgoingTo(to)
  const tenant = useTenantFields()
  const begin = useEffectEvent(onBegun)
  const isMine = useEffectEvent((other: Addressee) => isSameAddressee(other, to))
  useEffect(() => onSent((message, reply) => isMine(message.to) && begin(reply.conversation_id)), [])
  const begun = data?.conversation_id ?? null
  useEffect(() => {
    if (begun !== null) begin(begun)
  }, [begun])
  if (!data || begun !== null) {
    return <PaneProblem error={error} busy={isFetching} back={back} onRetry={() => void refetch()} />
  }
  const other = data.kind === 'support' ? null : data.other
  const name = other?.display_name ?? t.hoko_support()
  const purpose = data.kind === 'listing' && data.role === 'buyer' && data.listing.property_brief?.purpose
  const requiresTenantFields =
    data.may_write && outgoing.length === 0 && (purpose === 'rent' || purpose === 'flatmate')
  return (
    <>
      <PaneHeader other={other} back={back} />
      {data.kind === 'listing' && <PinnedListing about={data} />}
      <PaneScroll label={name} fromTop={outgoing.length === 0}>
        {outgoing.length === 0 ? (
          <>
            <EmptyState
              icon={MessageCircle}
              title={other ? t.say_hello_to_name({ name }) : t.how_can_we_help()}
            >
              {other ? t.only_you_and_name_can_read_this({ name }) : t.tell_us_what_happened()}
              {data.kind === 'listing' && data.response_time && (
                <span className="mt-2 block font-medium text-ink">
                  {getResponseTimeLabels()[data.response_time]}
                </span>
              )}
            </EmptyState>
            {requiresTenantFields && <TenantFields {...tenant} />}
          </>
        ) : (
          <MessageList other={name} messages={[]} outgoing={outgoing} other_read_number={0} />
        )}
      </PaneScroll>
      {data.may_write ? (
        <Composer
          readMore={requiresTenantFields ? tenant.read : undefined}
          replies={data.kind === 'listing' && data.role === 'buyer' ? getFirstQuestions() : []}
          place={`new-${listing ?? 'support'}-${user ?? ''}`}
          to={to}
          other={name}
        />
      ) : (
        <div className="border-t border-line p-3">
          <Notice>{data.why_not}</Notice>
        </div>
      )}
    </>
  )
}

const getFirstQuestions = () => [t.is_it_still_available(), t.could_i_come_and_see_it()]
