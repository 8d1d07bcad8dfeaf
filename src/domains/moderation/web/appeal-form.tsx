import * as z from 'zod/mini'
import { writeAppeal as writeAppealShapes } from '#domains/moderation/common/moderation.shapes.ts'
import { maxAppealCharacters, getAppeal, writeAppeal } from '#domains/moderation/common/moderation.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { MessageForm, useMessageDraft } from '#platform/web/forms/message-form.tsx'
import { checkBy } from '#platform/web/forms/use-operation-form.ts'
import { useApiQuery, useSetQueryData } from '#platform/web/loading/query.tsx'
import { useReadAtNotification } from '#platform/web/loading/read-at-notification.ts'
import { api } from '#platform/web/session/api.ts'
import * as t from '#domains/moderation/texts.ts'

const getWords = makeTexts(() => ({
  seller: {
    label: t.your_message(),
    help: t.tell_us_what_we_should_know_an(),
    submit: t.send_message(),
  },
  admin: {
    label: t.your_answer(),
    help: t.the_seller_will_see_it_in_isell_and(),
    submit: t.send_answer(),
  },
}))

interface AppealFormProps {
  listing_id: number
  side: keyof ReturnType<typeof getWords>
  isFirst: boolean
  write: (text: string) => Promise<void>
}

export function AppealForm({ listing_id: listingId, side, isFirst, write }: AppealFormProps) {
  const form = useMessageDraft({
    key: `appeal-${listingId}`,
    check: checkBy(z.object({ text: writeAppealShapes.body.shape.text })),
    send: write,
  })
  const { label, help, submit } = getWords()[side]
  return (
    <MessageForm
      form={form}
      label={side === 'seller' && isFirst ? t.tell_us_why_this_is_a_mistake() : label}
      help={help}
      maxCharacters={maxAppealCharacters}
      submit={submit}
    />
  )
}

export function useAppeal(listingId: number) {
  const setQueryReply = useSetQueryData()
  const input = { id: listingId }
  const call = useApiQuery(getAppeal, input)
  useReadAtNotification([getAppeal], (notice) => notice.listing_id === listingId)
  return {
    ...call,
    appeal: call.data,
    write: async (text: string) => {
      await setQueryReply(getAppeal, input, await api.call(writeAppeal, { ...input, text }))
    },
  }
}
