import { getChatPath, quoteBeginning, type NoticeTexts } from './notifications.labels.ts'
import * as t from '#domains/messaging/texts.ts'

export const getSupportPath = (conversationId: number) => `/support?chat=${conversationId}`

export const composeSupportReplyNotice = (
  conversationId: number,
  { text, image_count: imageCount, isReply }: { text: string; image_count: number; isReply: boolean },
): NoticeTexts => ({
  kind: 'message',
  title: isReply ? t.support_has_replied() : t.a_message_from_support(),
  body:
    text === ''
      ? t.hoko_support_sent_you_photos({ count: imageCount })
      : t.hoko_support_wrote({ message: quoteBeginning(text) }),
  link: getChatPath(conversationId),
})

export const composeSupportRequestedNotice = (conversationId: number, name: string): NoticeTexts => ({
  kind: 'support_request',
  title: t.support_request(),
  body: t.name_is_waiting_for_an_answer({ name }),
  link: getSupportPath(conversationId),
})

export const composeSupportAssignedNotice = (
  conversationId: number,
  { name, admin }: { name: string; admin: string },
): NoticeTexts => ({
  kind: 'support_request',
  title: t.support_request(),
  body: t.admin_gave_you_names_request({ admin, name }),
  link: getSupportPath(conversationId),
})
