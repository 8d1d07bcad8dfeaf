import { getChatPath, quoteBeginning, type Words } from './notifications.words.ts'
import * as t from '#domains/messaging/texts.ts'

export const getSupportPath = (conversation_id: number) => `/support?chat=${conversation_id}`

export const composeSupportReplyNotice = (
  conversation_id: number,
  { text, image_count, is_reply }: { text: string; image_count: number; is_reply: boolean },
): Words => ({
  kind: 'message',
  title: is_reply ? t.support_has_replied() : t.a_message_from_support(),
  body:
    text === ''
      ? t.hoko_support_sent_you_photos({ count: image_count })
      : t.hoko_support_wrote({ message: quoteBeginning(text) }),
  link: getChatPath(conversation_id),
})

export const composeSupportRequestedNotice = (conversation_id: number, name: string): Words => ({
  kind: 'support_request',
  title: t.support_request(),
  body: t.name_is_waiting_for_an_answer({ name }),
  link: getSupportPath(conversation_id),
})

export const composeSupportAssignedNotice = (
  conversation_id: number,
  { name, admin }: { name: string; admin: string },
): Words => ({
  kind: 'support_request',
  title: t.support_request(),
  body: t.admin_gave_you_names_request({ admin, name }),
  link: getSupportPath(conversation_id),
})
